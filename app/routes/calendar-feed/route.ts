import type { RouteHandle } from "~/lib/route-handle";
import { getCalendarFeed } from "~/server/features/calendar";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A user's agenda for calendar apps, which do not sign in: the token grants access. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const file = await getCalendarFeed(context, params.token ?? "");
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="jadwal.ics"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
});
