import { z } from "zod";
import {
  APPOINTMENT_SEGMENTS,
  APPOINTMENT_SLOTS,
  APPOINTMENT_STATUS,
  appointmentFields,
} from "~/lib/appointment";
import { getKeys } from "~/lib/options";
import type { Operation } from "../host-contract";
import { instant, nested, optionalChoice, optionalInstant, text } from "../schemas";

export const APPOINTMENT_STATUSES = getKeys(APPOINTMENT_STATUS);

export const appointmentSchema = z.object({
  id: z.string(),
  /** Displayed number: `JANJI-2026-000123`. */
  number: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  institution: z.string(),
  segment: z.enum(APPOINTMENT_SEGMENTS),
  topic: z.string(),
  /** `YYYY-MM-DD` in WIB. */
  preferredDate: z.string(),
  slot: z.enum(APPOINTMENT_SLOTS),
  message: z.string(),
  createdAt: instant,
  /** Secret that grants reading and cancelling the appointment. */
  manageKey: z.string(),
});
export type Appointment = z.output<typeof appointmentSchema>;

/** What a host adds to the visitor's fields, all of which it may leave out. */
const createdAppointmentSchema = nested(
  z.object({
    id: text(),
    number: text(),
    status: optionalChoice(APPOINTMENT_STATUSES),
    name: text(),
    email: text(),
    phone: text(),
    institution: text(),
    segment: optionalChoice(APPOINTMENT_SEGMENTS),
    topic: text(),
    preferredDate: text(),
    slot: optionalChoice(APPOINTMENT_SLOTS),
    message: text(),
    createdAt: optionalInstant(),
    manageKey: text(),
  }),
);

export const appointmentOperations = {
  /** 422 with `data: {field: message}`; 429 for too many from one address. Idempotency keys are supported. */
  createAppointment: {
    method: "POST",
    path: "v1/post/appointment/create",
    body: appointmentFields,
    response: createdAppointmentSchema,
    success: [201],
    idempotent: false,
    auth: "app",
  },
} satisfies Record<string, Operation>;
