import { type CalendarDownload, toCalendarDownload } from "~/lib/calendar";
import { toWebinarEvent } from "~/lib/calendar-events";
import { formatDateTime, formatDay, formatTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import {
  webinarCalendarPath,
  webinarGuestsPath,
  webinarPath,
  webinarRegistrationPath,
  webinarRoomPath,
} from "~/lib/paths";
import type { Optional, PageLinks } from "~/lib/views";
import {
  formatOtherZones,
  formatStartInWords,
  formatWebinarTime,
  getWebinarEnd,
  getWebinarPhase,
  JOIN_OPENS_MS,
  type WebinarPhase,
} from "~/lib/webinar-time";
import { AppError } from "../app-error";
import { HostError } from "../hosts/host-contract";
import type { Webinar } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { required } from "./required";

const LIST_SIZE = 12;
/** The product has no call for one webinar, so it is looked up in the list. */
const SEARCH_SIZE = 100;
const MAX_SEARCHED_PAGES = 10;

export interface WebinarCardView {
  id: string;
  slug: string;
  href: string;
  title: string;
  summary: string;
  phase: WebinarPhase;
  /** "Rabu, 25 November 2026, pukul 19.00–20.15 WIB"; null without a date, as with those below. */
  time: string | null;
  /** The same in parts: "24", "Nov", "Selasa, 19.00–20.15 WIB". */
  date: { day: string; month: string; hours: string } | null;
  /** "Besok, pukul tujuh malam" */
  inWords: string | null;
  startIso: string | null;
  speakers: { name: string; role: string; bio: string }[];
  hasRecording: boolean;
}

function toWebinarCard(webinar: Webinar, now: number): WebinarCardView {
  const { id, slug, title, summary, startAt, speakers, recordingUrl } = webinar;
  return {
    id,
    slug,
    href: webinarPath(slug),
    title,
    summary,
    phase: getWebinarPhase(webinar, now),
    time: formatWebinarTime(webinar),
    date: toDateParts(webinar),
    inWords: startAt === null ? null : formatStartInWords(startAt, now),
    startIso: startAt === null ? null : new Date(startAt).toISOString(),
    speakers,
    hasRecording: recordingUrl !== null,
  };
}

function toDateParts(webinar: Webinar): WebinarCardView["date"] {
  const { startAt } = webinar;
  const endAt = getWebinarEnd(webinar);
  if (startAt === null || endAt === null) return null;
  const [weekday, date = ""] = formatDay(startAt).split(", ");
  const [day = "", month = ""] = date.split(" ");
  const hours = `${weekday}, ${formatTime(startAt)}–${formatTime(endAt)} WIB`;
  return { day, month: month.slice(0, 3), hours };
}

export interface WebinarList {
  items: WebinarCardView[];
  links: PageLinks;
}

/** A page of webinars: the next one first, then past ones (FEA13). */
export async function listWebinars(
  context: RequestContext,
  { page = 1, pageSize = LIST_SIZE }: { page?: number; pageSize?: number } = {},
): Promise<Optional<WebinarList>> {
  const query = { page, pageSize };
  const list = await optional(context, context.hosts.services.listWebinars({ query }));
  if (!list.ok) return list;
  const { data } = list.data;
  const now = Date.now();
  return {
    ok: true,
    data: {
      items: data.items.map((item) => toWebinarCard(item, now)),
      links: createPageLinks(data, "/Webinar", {}),
    },
  };
}

/** @throws AppError not-found, unavailable */
async function findWebinar({ hosts }: RequestContext, slug: string): Promise<Webinar> {
  for (let page = 1; page <= MAX_SEARCHED_PAGES; page++) {
    const query = { page, pageSize: SEARCH_SIZE };
    const { items, totalPages } = await required(hosts.services.listWebinars({ query }));
    const found = items.find((item) => item.slug === slug);
    if (found) return found;
    if (page >= totalPages) break;
  }
  throw new AppError("not-found");
}

export interface WebinarView extends WebinarCardView {
  description: string;
  platform: string;
  /** "20.00 WITA, 21.00 WIT" */
  otherZones: string | null;
  audioPhone: string | null;
  /** The way into the room; null while it is closed. */
  roomHref: string | null;
  /** "25 November 2026 pukul 18.45 WIB"; null unless the room opens later. */
  roomOpens: string | null;
  recordingUrl: string | null;
  slideUrl: string | null;
  calendarHref: string | null;
  /** Null where registration is not offered, and after the end. */
  registrationHref: string | null;
  isRegistered: boolean;
  /** Who registered and came; null for all but the staff of its class. */
  guestsHref: string | null;
}

/** A webinar, and what the visitor can do with it now. @throws AppError not-found, unavailable */
export async function getWebinar(context: RequestContext, slug: string): Promise<WebinarView> {
  const [webinar, place] = await Promise.all([
    findWebinar(context, slug),
    readPlace(context, slug),
  ]);
  const now = Date.now();
  const card = toWebinarCard(webinar, now);
  const { startAt, recordingUrl, slideUrl } = webinar;
  const canRegister = context.installation.hasLearning && card.phase !== "over";
  return {
    ...card,
    description: webinar.description,
    platform: webinar.platform,
    otherZones: startAt === null ? null : formatOtherZones(startAt),
    audioPhone: webinar.audioPhone,
    roomHref: getRoomHref(context, webinar, card.phase),
    roomOpens:
      startAt !== null && card.phase === "upcoming"
        ? formatDateTime(startAt - JOIN_OPENS_MS)
        : null,
    recordingUrl,
    slideUrl,
    calendarHref: startAt === null || card.phase === "over" ? null : webinarCalendarPath(slug),
    registrationHref: canRegister ? webinarRegistrationPath(slug) : null,
    isRegistered: place?.isRegistered ?? false,
    guestsHref: place?.isStaff ? webinarGuestsPath(slug) : null,
  };
}

/** Our room is opened through the learning host, which notes who came; hosts of others tell its address. */
function getRoomHref(
  { installation }: RequestContext,
  { slug, joinUrl }: Webinar,
  phase: WebinarPhase,
): string | null {
  if (phase === "upcoming" || phase === "over") return null;
  if (joinUrl !== null) return joinUrl;
  return installation.hasLearning && phase === "open" ? webinarRoomPath(slug) : null;
}

async function readPlace(context: RequestContext, slug: string) {
  const { learning } = context.hosts;
  if (!learning || !context.session) return null;
  const place = await optional(context, learning.getWebinarPlace({ params: { slug } }));
  return place.ok ? place.data.data : null;
}

/** Registers the user, or ends the registration. @throws AppError not-found */
export const changeRegistration = (
  context: RequestContext,
  slug: string,
  change: "join" | "leave",
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, async () => {
    const learning = getLearning(context);
    const params = { slug };
    if (change === "join") await learning.registerForWebinar({ params });
    else await learning.leaveWebinar({ params });
    return {};
  });

/**
 * Notes that the user came.
 * @returns the address of the room, or the webinar's page while it is closed
 * @throws AppError not-found, unavailable
 */
export async function enterRoom(context: RequestContext, slug: string): Promise<string> {
  const { joinUrl } = await required(
    getLearning(context)
      .joinWebinar({ params: { slug } })
      .catch((error: unknown) => {
        if (error instanceof HostError && error.status === 409)
          return { data: { joinUrl: webinarPath(slug) } };
        throw error;
      }),
  );
  return joinUrl;
}

/** A webinar as an iCalendar file. @throws AppError not-found (also without a date), unavailable */
export async function getWebinarCalendar(
  context: RequestContext,
  slug: string,
): Promise<CalendarDownload> {
  const webinar = await findWebinar(context, slug);
  const { startAt } = webinar;
  const endAt = getWebinarEnd(webinar);
  if (startAt === null || endAt === null) throw new AppError("not-found");
  const event = toWebinarEvent({ ...webinar, slug, startAt, endAt }, context.site.origin);
  return toCalendarDownload(event, slug);
}
