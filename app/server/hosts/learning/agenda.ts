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
  /** Those that the caller registered for, and those of these classes. */
  webinars: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
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
  /** Tasks of the caller's classes that are due in the period and not handed in. */
  assignments: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        className: z.string(),
        dueAt: instant,
      }),
    )
    .default([]),
});

const period = z.object({ from: z.coerce.number().int(), to: z.coerce.number().int() });
/** Grants read access to the agenda until it is renewed. */
const token = z.string().min(1).max(120);

export const agendaOperations = {
  /** What happens for the caller between two instants. */
  getMyAgenda: {
    method: "GET",
    path: "v1/my-agenda",
    query: period,
    response: agendaSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** The caller's secret for calendar apps; null before the first one. */
  getCalendarToken: {
    method: "GET",
    path: "v1/my-calendar-token",
    response: z.object({ token: token.nullable() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** A new secret; the old one stops working. */
  renewCalendarToken: {
    method: "POST",
    path: "v1/my-calendar-token",
    response: z.object({ token }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** The agenda of the secret's owner. 404 for an unknown or renewed secret. */
  getCalendarFeed: {
    method: "GET",
    path: "v1/calendar-feed/{token}",
    params: z.object({ token }),
    query: period,
    response: agendaSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
} satisfies Record<string, Operation>;
