import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

export const agendaSchema = z.object({
  /** Classes that the caller takes or teaches, and that go on in the period. */
  classes: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      type: z.string(),
      schedule: z.string(),
      startAt: instant,
      endAt: instant,
    }),
  ),
  /** Of the tenant. */
  webinars: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      platform: z.string(),
      startAt: instant,
      durationMin: z.number().int(),
    }),
  ),
  /** The caller's open attempts that end in the period. */
  quizzes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      className: z.string(),
      deadlineAt: instant,
    }),
  ),
});

export const agendaOperations = {
  /** What happens for the caller between two instants. */
  getMyAgenda: {
    method: "GET",
    path: "v1/my-agenda",
    query: z.object({ from: z.coerce.number().int(), to: z.coerce.number().int() }),
    response: agendaSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
