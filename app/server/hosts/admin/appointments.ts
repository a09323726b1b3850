import { z } from "zod";
import {
  APPOINTMENT_SEGMENTS,
  appointmentDecisionFields,
  proposalAnswerFields,
} from "~/lib/appointment";
import { ASSIGNEE_FILTERS } from "~/lib/inbox";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { APPOINTMENT_STATUSES, appointmentSchema } from "../services/appointments";
import { proposalSchema, scheduleSchema } from "./inbox";

/** Of the receipt, or the longer one of a later email. */
const manageKey = z.string().min(20).max(120);

const receivedSchema = appointmentSchema.extend({
  /** A time that the visitor may accept or decline. */
  proposal: proposalSchema.nullable(),
  /** What the team wrote, oldest first. */
  messages: z.array(
    z.object({ type: z.enum(["answered", "cancelled"]), at: instant, text: z.string() }),
  ),
});
export type ReceivedAppointment = z.output<typeof receivedSchema>;

const rowSchema = scheduleSchema.extend({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  institution: z.string(),
  segment: z.enum(APPOINTMENT_SEGMENTS),
  topic: z.string(),
  assigneeName: z.string().nullable(),
});
export type AppointmentListItem = z.output<typeof rowSchema>;

const visitorWrite = {
  method: "POST",
  response: receivedSchema,
  success: [200],
  idempotent: true,
  auth: "app",
} as const;

/** Appointments: a visitor's own by the key of a link, and all of the tenant for the team (docs/decisions/0079). */
export const adminAppointmentOperations = {
  /** 404 for an unknown key. */
  getAppointment: {
    method: "GET",
    path: "v1/appointment",
    query: z.object({ key: manageKey }),
    response: receivedSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Idempotent; emails visitor and team. 409 if the appointment has taken place. */
  cancelAppointment: {
    ...visitorWrite,
    path: "v1/appointment/cancel",
    body: z.object({ key: manageKey }),
  },
  /** Accepts or declines the proposed time that the visitor saw; emails visitor and team. 404; 409 if it has changed. */
  answerProposal: {
    ...visitorWrite,
    path: "v1/appointment/answer",
    body: proposalAnswerFields.extend({ key: manageKey }),
  },
  /** Open ones by their time, others latest first. `counts`: all by status. 403. */
  listAppointments: {
    method: "GET",
    path: "v1/appointment-inbox",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      status: z.enum(APPOINTMENT_STATUSES).optional(),
      segment: z.enum(APPOINTMENT_SEGMENTS).optional(),
      assignee: z.enum(ASSIGNEE_FILTERS).optional(),
      /** Days in WIB. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      search: z.string().max(100).optional(),
    }),
    response: paged(rowSchema).extend({
      counts: z.record(z.enum(APPOINTMENT_STATUSES), z.number().int()),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Audited; emails the visitor, with a calendar file where the time changes. 403, 404, 422; 409 for a stale version. */
  decideAppointment: {
    method: "POST",
    path: "v1/appointment-inbox/{id}/decision",
    params: z.object({ id: z.string().max(40) }),
    body: appointmentDecisionFields,
    response: scheduleSchema.extend({ version: z.number().int() }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
} satisfies Record<string, Operation>;
