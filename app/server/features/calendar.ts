import type { Agenda, AgendaItem } from "~/lib/agenda";
import { toCalendarFeed } from "~/lib/calendar";
import { toClassEvent, toDueEvent, toWebinarEvent } from "~/lib/calendar-events";
import { formatMonth } from "~/lib/dates";
import { monthStart, shiftMonth } from "~/lib/months";
import { buildHref } from "~/lib/page-links";
import { assignmentPath, calendarFeedPath, coursePath, quizPath } from "~/lib/paths";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import type { MenuItem, Optional } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { readAgenda } from "./agenda";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { required } from "./required";

const PATH = "/Dashboard/Kalender";
/** What calendar apps see. */
const FEED_PAST_MS = 30 * DAY_MS;
const FEED_FUTURE_MS = 180 * DAY_MS;

export interface CalendarView {
  /** "November 2026" */
  month: string;
  previous: MenuItem;
  next: MenuItem;
  items: Optional<AgendaItem[]>;
  /** Absolute address for calendar apps; null before it is created. */
  feedUrl: Optional<string | null>;
}

/** A month of the user's agenda. @param month `2026-11` */
export async function readCalendar(context: RequestContext, month: string): Promise<CalendarView> {
  const toLink = (by: number) => {
    const other = shiftMonth(month, by);
    return { label: formatMonth(monthStart(other)), href: buildHref(PATH, { bulan: other }) };
  };
  const period = { from: monthStart(month), to: monthStart(shiftMonth(month, 1)) };
  const [items, link] = await Promise.all([
    readAgenda(context, period),
    optional(context, getLearning(context).getCalendarToken()),
  ]);
  return {
    month: formatMonth(period.from),
    previous: toLink(-1),
    next: toLink(1),
    items,
    feedUrl: link.ok ? { ok: true, data: toFeedUrl(context, link.data.data.token) } : link,
  };
}

const toFeedUrl = ({ site }: RequestContext, token: string | null) =>
  token && new URL(calendarFeedPath(token), site.origin).href;

/** Creates the address for calendar apps, or replaces it. */
export const renewCalendarToken = (context: RequestContext): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () => getLearning(context).renewCalendarToken());

/** iCalendar file of the token's owner. @throws AppError not-found, unavailable */
export async function getCalendarFeed(context: RequestContext, token: string): Promise<string> {
  const now = Date.now();
  const query = { from: now - FEED_PAST_MS, to: now + FEED_FUTURE_MS };
  const agenda = await required(getLearning(context).getCalendarFeed({ params: { token }, query }));
  return toCalendarFeed(toEvents(agenda, context.site.origin), now);
}

const toEvents = ({ classes, webinars, quizzes, assignments }: Agenda, origin: string) => [
  ...classes.map((item) => toClassEvent(item, coursePath(item), origin)),
  ...webinars.map(({ durationMin, ...item }) =>
    toWebinarEvent({ ...item, endAt: item.startAt + durationMin * MINUTE_MS }, origin),
  ),
  ...quizzes.map(({ id, title, className, deadlineAt }) =>
    toDueEvent(
      { key: `kuis-${id}-${deadlineAt}`, title: `Batas waktu: ${title}`, description: className },
      { at: deadlineAt, path: quizPath(id), origin },
    ),
  ),
  ...assignments.map(({ id, title, className, dueAt }) =>
    toDueEvent(
      { key: `tugas-${id}`, title: `Tenggat tugas: ${title}`, description: className },
      { at: dueAt, path: assignmentPath(id), origin },
    ),
  ),
];
