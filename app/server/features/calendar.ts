import type { Agenda, AgendaItem } from "~/lib/agenda";
import { type CalendarEvent, toCalendarFeed } from "~/lib/calendar";
import { formatMonth } from "~/lib/dates";
import { monthStart, shiftMonth } from "~/lib/months";
import { buildHref } from "~/lib/page-links";
import { assignmentPath, calendarFeedPath, coursePath, quizPath, webinarPath } from "~/lib/paths";
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
  return toCalendarFeed(toEvents(agenda, context), now);
}

/** A class that begins at `startAt`; `path` leads to its page. */
export const toClassEvent = (
  { site }: RequestContext,
  item: Omit<Agenda["classes"][number], "slug" | "type">,
  path: string,
): CalendarEvent => ({
  uid: createUid(site.origin, item.id),
  title: item.name,
  description: item.schedule,
  url: new URL(path, site.origin).href,
  startAt: item.startAt,
  endAt: item.endAt,
  schedule: item.schedule,
});

interface WebinarTimes {
  id: string;
  slug: string;
  title: string;
  /** "" if the host does not tell. */
  platform: string;
  startAt: number;
  endAt: number;
}

export const toWebinarEvent = (
  { site }: RequestContext,
  { id, slug, title, platform, startAt, endAt }: WebinarTimes,
): CalendarEvent => ({
  uid: createUid(site.origin, `webinar-${id}`),
  title,
  description: platform ? `Webinar lewat ${platform}` : "Webinar",
  url: new URL(webinarPath(slug), site.origin).href,
  startAt,
  endAt,
  schedule: null,
});

/** The same on all of the tenant's hosts, so that a calendar that meets an event twice keeps one. */
const createUid = (origin: string, id: string) => `${id}@${new URL(origin).hostname}`;

function toEvents(agenda: Agenda, context: RequestContext): CalendarEvent[] {
  const { origin } = context.site;
  const toUrl = (path: string) => new URL(path, origin).href;
  return [
    ...agenda.classes.map((item) => toClassEvent(context, item, coursePath(item))),
    ...agenda.webinars.map(({ durationMin, ...webinar }) =>
      toWebinarEvent(context, { ...webinar, endAt: webinar.startAt + durationMin * MINUTE_MS }),
    ),
    ...agenda.quizzes.map(({ id, title, className, deadlineAt }) => ({
      uid: createUid(origin, `kuis-${id}-${deadlineAt}`),
      title: `Batas waktu: ${title}`,
      description: className,
      url: toUrl(quizPath(id)),
      startAt: deadlineAt,
      endAt: deadlineAt,
      schedule: null,
    })),
    ...agenda.assignments.map((task) => toDueEvent(task, origin)),
  ];
}

const toDueEvent = (
  { id, title, className, dueAt }: Agenda["assignments"][number],
  origin: string,
): CalendarEvent => ({
  uid: createUid(origin, `tugas-${id}`),
  title: `Tenggat tugas: ${title}`,
  description: className,
  url: new URL(assignmentPath(id), origin).href,
  startAt: dueAt,
  endAt: dueAt,
  schedule: null,
});
