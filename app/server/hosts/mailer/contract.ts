import { z } from "zod";
import { emailField } from "~/lib/fields";
import { defineHost } from "../define";

const line = z.string().trim().min(1).max(200);

/** What can be asked for: never a free text, so that nobody sends mail of their own through us. */
export const noticeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("request-demo"), email: emailField }),
  z.object({
    kind: z.literal("appointment"),
    email: emailField,
    data: z.object({ name: line, number: line, when: line, path: z.string().regex(/^\/[\w./~-]{1,2000}$/) }),
  }),
]);
export type Notice = z.output<typeof noticeSchema>;

/** The mailer (section 7: "a mailer notify endpoint is also posted to"). Mail goes by the outbox. */
export const mailerContract = defineHost("mailer", {
  /** 422 for an unknown kind; 429 with `data: { retryAfterSeconds }` for too many to one address. */
  notify: {
    method: "POST",
    path: "notify",
    body: noticeSchema,
    answer: z.null(),
    success: [200, 201, 202],
    idempotent: false,
    needs: "app",
  },
});
