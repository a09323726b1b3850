import { z } from "zod";
import type { Operation } from "../host-contract";
import { appointmentSchema } from "../services/appointments";

const manageKey = z.string().min(20).max(64);

/** A visitor's appointment, by receipt key. */
export const adminAppointmentOperations = {
  /** 404 for an unknown key. */
  getAppointment: {
    method: "GET",
    path: "v1/appointment",
    query: z.object({ key: manageKey }),
    response: appointmentSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Idempotent; 409 if the appointment has taken place. */
  cancelAppointment: {
    method: "POST",
    path: "v1/appointment/cancel",
    body: z.object({ key: manageKey }),
    response: appointmentSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
} satisfies Record<string, Operation>;
