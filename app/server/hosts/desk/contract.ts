import { z } from "zod";
import { defineHost } from "../define";
import { appointmentSchema } from "../services/appointments";

const manageKey = z.string().min(20).max(64);

/**
 * The desk: what screens need and the specification does not list, kept apart so that the other hosts stay exactly the
 * specification's. Without a desk its screens are not offered.
 */
export const deskContract = defineHost("desk", {
  /** 404 for an unknown key. */
  getAppointment: {
    method: "GET",
    path: "v1/appointment",
    query: z.object({ key: manageKey }),
    answer: appointmentSchema,
    success: [200],
    idempotent: true,
    needs: "app",
  },
  /** Cancelling twice answers as the first time; 409 when it is done already. */
  cancelAppointment: {
    method: "POST",
    path: "v1/appointment/cancel",
    body: z.object({ key: manageKey }),
    answer: appointmentSchema,
    success: [200],
    idempotent: true,
    needs: "app",
  },
  /** Is this one-time set-up link still good? 404 when used, expired or unknown. */
  getSetup: {
    method: "GET",
    path: "v1/setup",
    query: z.object({ token: z.string().min(20).max(64) }),
    answer: z.object({ title: z.string() }),
    success: [200],
    idempotent: true,
    needs: "app",
  },
  /** Names the site, makes the first superadmin and uses the link up, in one transaction. */
  finishSetup: {
    method: "POST",
    path: "v1/setup",
    body: z.object({
      token: z.string(),
      title: z.string().min(3).max(100),
      name: z.string().min(3).max(100),
      email: z.email().max(254),
      password: z.string().min(10).max(200),
    }),
    answer: z.object({ email: z.string() }),
    success: [201],
    idempotent: false,
    needs: "app",
    changesContent: true,
  },
});
