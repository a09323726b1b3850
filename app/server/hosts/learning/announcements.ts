import { z } from "zod";
import { announcementSchema as announcementFields } from "~/lib/announcement-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const params = z.object({ slug: z.string().min(1).max(96) });
const classSchema = z.object({ slug: z.string(), name: z.string(), type: z.string() });

const announcementSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  by: z.string(),
  at: instant,
});

const sentSchema = announcementSchema.extend({
  /** Learners of the class when it was sent. */
  receivers: z.number().int(),
  /** Every one has a mail in the outbox. */
  isMailed: z.boolean(),
});
export type SentAnnouncement = z.output<typeof sentSchema>;

export const announcementOperations = {
  /** What the staff of a class has sent to its learners, newest first. 403 unless staff of the class, 404. */
  listAnnouncements: {
    method: "GET",
    path: "v1/staff-class/{slug}/announcement",
    params,
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(sentSchema).extend({
      class: classSchema,
      /** Learners that a new one would reach. */
      learnerCount: z.number().int(),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Publishes to the learners of a class, and mails each of them in the background. 403, 404, 409 without learners, 429. */
  sendAnnouncement: {
    method: "POST",
    path: "v1/staff-class/{slug}/announcement",
    params,
    body: announcementFields,
    response: sentSchema,
    success: [201],
    idempotent: false,
    auth: "user",
  },
  /** Of the classes that the caller takes, newest first; `class` is a slug, `from` an instant. */
  listMyAnnouncements: {
    method: "GET",
    path: "v1/my-announcement",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      class: z.string().min(1).max(96).optional(),
      from: z.coerce.number().int().optional(),
    }),
    response: paged(announcementSchema.extend({ class: classSchema })),
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
