import { z } from "zod";
import { WAIT_KINDS } from "~/lib/class-wait";
import type { Operation } from "../host-contract";
import { instant, rupiah } from "../schemas";

const classRef = z.object({ class: z.string().min(1).max(96) });

export const placeSchema = z.object({
  /** Null unless the caller is a learner of the class. */
  enrolment: z
    .object({
      /** Rupiah that come back when the caller leaves now; 0 if none do. */
      refund: rupiah,
      /** Rupiah that were paid. */
      paid: rupiah,
    })
    .nullable(),
  /** What the caller can wait for now; null if the class takes enrolments or has ended. */
  canWaitFor: z.enum(WAIT_KINDS).nullable(),
  wait: z
    .object({
      kind: z.enum(WAIT_KINDS),
      /** From 1; null for an opening, and once a place is offered. */
      position: z.number().int().nullable(),
      /** UTC ms until which a free place is held for the caller. */
      offeredUntil: instant.nullable(),
    })
    .nullable(),
});
export type ClassPlace = z.output<typeof placeSchema>;

/** Leaving a class, and waiting for one (docs/decisions/0057). */
export const placeOperations = {
  /** The caller's place in a class. 404. */
  getPlace: {
    method: "GET",
    path: "v1/class-place",
    query: classRef,
    response: placeSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Ends the caller's enrolment; a payment is owed back until the class begins. 404, 409 unless enrolled. */
  leaveClass: {
    method: "POST",
    path: "v1/class-place/leave",
    body: classRef,
    response: z.object({ refund: rupiah }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** Joins the line of a full class, or asks to be told of an opening. 404, 409 if there is nothing to wait for. */
  joinWait: {
    method: "POST",
    path: "v1/class-wait",
    body: classRef,
    response: placeSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Waits no longer; an offered place goes to the next. 404. */
  leaveWait: {
    method: "POST",
    path: "v1/class-wait/leave",
    body: classRef,
    response: placeSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
