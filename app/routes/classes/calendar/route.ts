import type { RouteHandle } from "~/lib/route-handle";
import { getClassCalendar } from "~/server/features/class-calendar";
import { createCalendarResponse } from "~/server/request/calendar-response";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A class's schedule as an iCalendar file. */
export const loader = defineLoader(handle, async (context, { params }) =>
  createCalendarResponse(await getClassCalendar(context, params.slug ?? "")),
);
