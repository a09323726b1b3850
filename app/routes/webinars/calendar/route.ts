import type { RouteHandle } from "~/lib/route-handle";
import { getWebinarCalendar } from "~/server/features/webinars";
import { createCalendarResponse } from "~/server/request/calendar-response";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A webinar as an iCalendar file. */
export const loader = defineLoader(handle, async (context, { params }) =>
  createCalendarResponse(await getWebinarCalendar(context, params.slug ?? "")),
);
