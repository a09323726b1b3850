import type { CalendarDownload } from "~/lib/calendar";

/** A file for calendars, to be saved. */
export const createCalendarResponse = ({ name, text }: CalendarDownload): Response =>
  new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
