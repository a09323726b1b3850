import type { Agenda } from "./agenda";
import type { CalendarEvent } from "./calendar";
import { webinarPath } from "./paths";

/** A class that begins at `startAt`; `path` leads to its page. */
export const toClassEvent = (
  item: Omit<Agenda["classes"][number], "slug" | "type">,
  path: string,
  origin: string,
): CalendarEvent => ({
  uid: createUid(item.id, origin),
  title: item.name,
  description: item.schedule,
  url: new URL(path, origin).href,
  startAt: item.startAt,
  endAt: item.endAt,
  schedule: item.schedule,
});

interface TimedWebinar {
  id: string;
  slug: string;
  title: string;
  /** "" if the host does not tell. */
  platform: string;
  startAt: number;
  endAt: number;
}

export const toWebinarEvent = (
  { id, slug, title, platform, startAt, endAt }: TimedWebinar,
  origin: string,
): CalendarEvent => ({
  uid: createUid(`webinar-${id}`, origin),
  title,
  description: platform ? `Webinar lewat ${platform}` : "Webinar",
  url: new URL(webinarPath(slug), origin).href,
  startAt,
  endAt,
  schedule: null,
});

interface TimedAppointment {
  id: string;
  title: string;
  number: string;
  startAt: number;
  endAt: number;
  sequence: number;
  isCancelled: boolean;
}

/** The description names no link: it alone would open the visitor's page. */
export const toAppointmentEvent = (
  { id, title, number, startAt, endAt, sequence, isCancelled }: TimedAppointment,
  origin: string,
): CalendarEvent => ({
  uid: createUid(`appointment-${id}`, origin),
  title,
  description: `Janji temu ${number}`,
  url: new URL("/", origin).href,
  startAt,
  endAt,
  schedule: null,
  revision: { sequence, isCancelled },
});

/** The moment at which something must be done. @param event its `key` is unique on the tenant */
export const toDueEvent = (
  { key, title, description }: { key: string; title: string; description: string },
  { at, path, origin }: { at: number; path: string; origin: string },
): CalendarEvent => ({
  uid: createUid(key, origin),
  title,
  description,
  url: new URL(path, origin).href,
  startAt: at,
  endAt: at,
  schedule: null,
});

/** The same on all of the tenant's hosts, so that a calendar that meets an event twice keeps one. */
const createUid = (key: string, origin: string) => `${key}@${new URL(origin).hostname}`;
