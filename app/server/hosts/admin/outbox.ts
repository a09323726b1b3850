import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, paged, pageNumber, pageSize } from "../schemas";

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;

export const mailCardSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  /** `failed`: given up after ten attempts or a refusal for good. */
  state: z.enum(MAIL_STATES),
  createdAt: instant,
  sentAt: instant.nullable(),
  attempts: z.number().int(),
  /** When it is tried again; null once it is sent or given up. */
  nextAttemptAt: instant.nullable(),
  lastError: z.string().nullable(),
});

/**
 * The mail that waits or was sent: read here by admins, so that an installation works without SMTP. Mails that sign somebody in
 * (`account-…`) show their text to superadmins alone. Roles 0 and 1, else 403.
 */
export const outboxOperations = {
  listOutbox: {
    method: "GET",
    path: "v1/outbox",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(20),
      state: z.enum(MAIL_STATES).optional(),
      /** In address and subject. */
      search: z.string().max(100).optional(),
    }),
    /** `delivers`: is there a server that mail is sent through? */
    response: paged(mailCardSchema).extend({ delivers: z.boolean() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 404 for an unknown one. `body` is null where its reader may not see it. */
  getMail: {
    method: "GET",
    path: "v1/outbox/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: mailCardSchema.extend({ body: z.string().nullable() }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Tries it again now, also one that was given up. 409 when it is sent already. */
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
