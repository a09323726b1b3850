import { z } from "zod";
import { emailField } from "~/lib/shared-fields";
import { defineHost } from "../host-contract";
import { nothing } from "../schemas";

const singleLine = z.string().trim().min(1).max(200);

/** Mail templates. Free text is not accepted, so that the mailer cannot be abused for spam. */
export const emailNotificationSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("request-demo"), email: emailField }),
  z.object({
    kind: z.literal("appointment"),
    email: emailField,
    data: z.object({
      name: singleLine,
      number: singleLine,
      when: singleLine,
      path: z.string().regex(/^\/[\w./~-]{1,2000}$/),
    }),
  }),
]);
export type EmailNotification = z.output<typeof emailNotificationSchema>;

/** Mailer host (STO18). Emails are sent through the outbox. */
export const mailerContract = defineHost("mailer", {
  /** 422 for an unknown kind; 429 with `data: { retryAfterSeconds }` for too many emails to one address. */
  notify: {
    method: "POST",
    path: "notify",
    body: emailNotificationSchema,
    response: nothing(),
    success: [200, 201, 202],
    idempotent: false,
    auth: "app",
  },
});
