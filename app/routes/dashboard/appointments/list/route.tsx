import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { APPOINTMENT_SEGMENTS, APPOINTMENT_STATUS } from "~/lib/appointment";
import { parseDate } from "~/lib/dates";
import { ASSIGNEE_FILTERS } from "~/lib/inbox";
import { getKeys } from "~/lib/options";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listAppointments } from "~/server/features/appointment-inbox";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { AppointmentList } from "./view";

const dateQuery = z
  .string()
  .transform((typed) => parseDate(typed) ?? undefined)
  .optional()
  .catch(undefined);

export const handle = {
  cache: false,
  access: "appointment.manage",
  query: z.object({
    page: pageQuery,
    status: choiceQuery([...getKeys(APPOINTMENT_STATUS), "all"]),
    segment: choiceQuery(APPOINTMENT_SEGMENTS),
    assignee: choiceQuery(ASSIGNEE_FILTERS),
    from: dateQuery,
    to: dateQuery,
    search: searchQuery,
  }),
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Janji temu", readList: listAppointments }),
);

export default function AppointmentListRoute() {
  return <AppointmentList {...useLoaderData<typeof loader>()} />;
}
