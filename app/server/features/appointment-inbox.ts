import type { z } from "zod";
import {
  APPOINTMENT_STATUS,
  type AppointmentStatus,
  type appointmentDecisionFields,
  formatAppointmentTime,
  isOpenAppointment,
  SEGMENT_LABELS,
} from "~/lib/appointment";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { APPOINTMENTS_PATH, appointmentPath } from "~/lib/paths";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import type { AppointmentListItem } from "../hosts/admin/appointments";
import type { Schedule } from "../hosts/admin/inbox";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { required } from "./required";

type Segment = AppointmentListItem["segment"];

interface AppointmentFilters {
  /** Absent: those that wait for a decision. */
  status?: AppointmentStatus | "all" | undefined;
  segment?: Segment | undefined;
  assignee?: "me" | "none" | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

export interface AppointmentRowView {
  id: string;
  href: string;
  name: string;
  topic: string;
  time: string;
  /** "SMK Harapan, Sekolah" */
  from: string;
  status: StatusView;
  assignee: string | null;
}

export interface AppointmentListView {
  rows: AppointmentRowView[];
  tabs: StatusTab[];
  links: PageLinks;
}

/** Appointments of the tenant. @throws AppError forbidden, unavailable */
export async function listAppointments(
  context: RequestContext,
  { page, ...filters }: AppointmentFilters & { page: number },
): Promise<AppointmentListView> {
  const { status = "requested", ...rest } = filters;
  const query = { page, ...rest, ...(status !== "all" && { status }) };
  const list = await required(getAdmin(context).listAppointments({ query }));
  return {
    rows: list.items.map(toRow),
    tabs: toTabs({ ...rest, status }, list.counts),
    links: createPageLinks(list, APPOINTMENTS_PATH, { ...filters }),
  };
}

const TAB_LABELS: Record<AppointmentStatus | "all", string> = {
  requested: "Menunggu",
  rescheduled: "Menunggu pengunjung",
  confirmed: "Dikonfirmasi",
  done: "Selesai",
  cancelled: "Dibatalkan",
  all: "Semua",
};

function toTabs(
  { status, ...rest }: AppointmentFilters,
  counts: Record<AppointmentStatus, number>,
): StatusTab[] {
  return (Object.keys(TAB_LABELS) as (AppointmentStatus | "all")[]).map((value) => ({
    label: TAB_LABELS[value],
    href: buildHref(APPOINTMENTS_PATH, {
      ...rest,
      status: value === "requested" ? undefined : value,
    }),
    count: value === "all" ? null : counts[value],
    isCurrent: value === status,
  }));
}

const toRow = (item: AppointmentListItem): AppointmentRowView => ({
  id: item.id,
  href: appointmentPath(item.id),
  name: item.name,
  topic: item.topic,
  time: formatAppointmentTime(item.proposal ?? item),
  from: [item.institution, SEGMENT_LABELS[item.segment]].filter(Boolean).join(", "),
  status: APPOINTMENT_STATUS[item.status],
  assignee: item.assigneeName,
});

export interface ScheduleView {
  status: StatusView;
  time: string;
  /** Waits for the visitor's answer. */
  proposedTime: string | null;
  isOpen: boolean;
  canConfirm: boolean;
}

export const toScheduleView = ({ status, proposal, ...time }: Schedule): ScheduleView => ({
  status: APPOINTMENT_STATUS[status],
  time: formatAppointmentTime(time),
  proposedTime: proposal && formatAppointmentTime(proposal),
  isOpen: isOpenAppointment(status),
  canConfirm: isOpenAppointment(status) && status !== "confirmed",
});

interface Decision {
  id: string;
  body: z.output<typeof appointmentDecisionFields>;
  idempotencyKey: string;
}

/** @throws AppError not-found */
export const decideAppointment = (
  context: RequestContext,
  { id, body, idempotencyKey }: Decision,
): Promise<ActionResult> =>
  attempt(context, { fields: ["decision", "date", "slot", "text"], hostMessages: [409] }, () =>
    getAdmin(context).decideAppointment({ params: { id }, body, idempotencyKey }),
  );
