import type { RouteHandle } from "~/lib/route-handle";
import { createClassCalendar } from "~/server/features/class-calendar";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A class's schedule as an iCalendar file. */
export const loader = defineLoader(handle, (context, { params }) =>
  createClassCalendar(context, params.slug ?? ""),
);
