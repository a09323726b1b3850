import { classPath } from "~/lib/paths";
import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { createCalendarResponse } from "./calendar-response";
import { required } from "./required";

/** A class's schedule for calendars. @throws AppError not-found (also without dates), unavailable */
export async function createClassCalendar(
  context: RequestContext,
  slug: string,
): Promise<Response> {
  const { services } = context.hosts;
  const item = await required(services.getClassOverview({ query: { slug } }));
  const { id, name, startAt, endAt, schedule } = item;
  if (startAt === null) throw new AppError("not-found");
  const url = new URL(classPath(item), context.url).href;
  const event = {
    uid: `${id}@${context.url.hostname}`,
    title: name,
    description: [schedule, url].filter(Boolean).join("\n"),
    url,
    startAt,
    endAt: Math.max(startAt, endAt ?? startAt),
    schedule,
  };
  return createCalendarResponse(event, item.slug);
}
