import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;

export const mailCardSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  /** `failed`: after ten attempts or a permanent rejection. */
  state: z.enum(MAIL_STATES),
  createdAt: instant,
  sentAt: instant.nullable(),
  attempts: z.number().int(),
  /** Next attempt; null once sent or failed. */
  nextAttemptAt: instant.nullable(),
  lastError: z.string().nullable(),
});

/**
 * Pending and sent emails, so that an installation works without SMTP. The text of emails that sign a user in
 * (`account-…`) is visible to superadmins only. Roles 0 and 1, else 403.
 */
export const outboxOperations = {
  listOutbox: {
    method: "GET",
    path: "v1/outbox",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      state: z.enum(MAIL_STATES).optional(),
      /** Searches address and subject. */
      search: z.string().max(100).optional(),
    }),
    /** `delivers`: whether an SMTP server is configured. */
    response: paged(mailCardSchema).extend({ delivers: z.boolean() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Emails that are not sent, by state. */
  countMail: {
    method: "GET",
    path: "v1/outbox-count",
    response: z.object({ waiting: z.number().int(), failed: z.number().int() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Makes all failed emails due now; `count` of them. */
  retryFailedMail: {
    method: "POST",
    path: "v1/outbox-retry",
    response: z.object({ count: z.number().int() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 404 if unknown. `body` is null if the user may not read it. */
  getMail: {
    method: "GET",
    path: "v1/outbox/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: mailCardSchema.extend({
      body: z.string().nullable(),
      /** The attached iCalendar file. */
      calendar: z.string().nullable(),
    }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Retries now, also a failed email. 409 if it is already sent. */
  retryMail: {
    method: "POST",
    path: "v1/outbox/{id}/retry",
    params: z.object({ id: z.string().max(40) }),
    response: mailCardSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
} satisfies Record<string, Operation>;
