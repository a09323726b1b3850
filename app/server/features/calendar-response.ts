import { type CalendarEvent, toCalendarFile } from "~/lib/calendar";

/** An event as a file for calendars. @param slug names the file */
export const createCalendarResponse = (event: CalendarEvent, slug: string): Response =>
  new Response(toCalendarFile(event, Date.now()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${slug.replace(/[^\w-]/g, "-")}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
