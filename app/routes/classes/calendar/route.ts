import type { RouteHandle } from "~/lib/route-handle";
import { getClassCalendar } from "~/server/features/class-calendar";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A class's schedule as an iCalendar file. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { name, text } = await getClassCalendar(context, params.slug ?? "");
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
});
