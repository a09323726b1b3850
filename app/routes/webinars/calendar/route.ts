import type { RouteHandle } from "~/lib/route-handle";
import { createWebinarCalendar } from "~/server/features/webinars";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A webinar as an iCalendar file. */
export const loader = defineLoader(handle, (context, { params }) =>
  createWebinarCalendar(context, params.slug ?? ""),
);
