import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

const params = z.object({ slug: z.string().min(1).max(96) });

const placeSchema = z.object({
  isRegistered: z.boolean(),
  /** May read who comes. */
  isStaff: z.boolean(),
});

const guestSchema = z.object({
  id: z.string(),
  name: z.string(),
  registeredAt: instant,
  /** When they first opened the link to the room. */
  joinedAt: instant.nullable(),
});

/** Registration for webinars, and who came (docs/decisions/0070). */
export const webinarOperations = {
  /** What the caller is to a webinar. 404. */
  getWebinarPlace: {
    method: "GET",
    path: "v1/webinar/{slug}/place",
    params,
    response: placeSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Registers the caller, and mails the receipt with a calendar file once. 404, 409 after the end. */
  registerForWebinar: {
    method: "POST",
    path: "v1/webinar/{slug}/register",
    params,
    response: placeSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Ends the caller's registration. 404. */
  leaveWebinar: {
    method: "POST",
    path: "v1/webinar/{slug}/leave",
    params,
    response: placeSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * The address of the room, from 15 minutes before the start to the end; notes that the caller came, and registers who was not.
   * 404, 409 outside of that time and while there is no room.
   */
  joinWebinar: {
    method: "POST",
    path: "v1/webinar/{slug}/join",
    params,
    response: z.object({ joinUrl: z.string() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Who registered and who came, by name; for the staff of its class, else 403. 404. */
  listWebinarGuests: {
    method: "GET",
    path: "v1/webinar/{slug}/guest",
    params,
    query: z.object({ page: pageNumber, perPage: pageSize(25) }),
    response: paged(guestSchema).extend({
      webinar: z.object({ title: z.string(), startAt: instant, durationMin: z.number().int() }),
      joinedCount: z.number().int(),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Webinars of a class, the latest first, for its staff: 403. 404. */
  listClassWebinars: {
    method: "GET",
    path: "v1/staff-class/{slug}/webinar",
    params,
    response: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        startAt: instant,
        registeredCount: z.number().int(),
        joinedCount: z.number().int(),
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
