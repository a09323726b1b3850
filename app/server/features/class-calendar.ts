import { type CalendarDownload, toCalendarDownload } from "~/lib/calendar";
import { toClassEvent } from "~/lib/calendar-events";
import { classPath } from "~/lib/paths";
import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { required } from "./required";

/** A class's schedule as an iCalendar file. @throws AppError not-found (also without dates), unavailable */
export async function getClassCalendar(
  context: RequestContext,
  slug: string,
): Promise<CalendarDownload> {
  const { services } = context.hosts;
  const item = await required(services.getClassOverview({ query: { slug } }));
  const { startAt, endAt } = item;
  if (startAt === null) throw new AppError("not-found");
  const dates = { startAt, endAt: Math.max(startAt, endAt ?? startAt) };
  const event = toClassEvent({ ...item, ...dates }, classPath(item), context.site.origin);
  return toCalendarDownload(event, item.slug);
}
