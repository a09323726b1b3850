import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";

export const MAX_DRAFT_BYTES = 65_536;
const draftKey = z.string().min(20).max(64);
const draftSchema = z.object({
  /** Secret of the link that continues the form. */
  key: z.string(),
  form: z.string(),
  data: z.record(z.string(), z.unknown()),
  step: z.number().int(),
  version: z.number().int(),
  updatedAt: instant,
  /** Stored for 30 days after the last change. */
  expiresAt: instant,
});

/** Server-side drafts of multi-step forms (designs B8, form mechanism). */
export const draftOperations = {
  /**
   * Creates a draft, or with a key its next version. 404 for an unknown or expired key, 409 with the latest
   * `data: { version }` after a concurrent save, 422 beyond 64 KB, 429 for too many new drafts.
   */
  saveDraft: {
    method: "POST",
    path: "v1/draft",
    body: z.object({
      form: z.string().regex(/^[a-z-]{2,40}$/),
      key: draftKey.optional(),
      data: z
        .record(z.string(), z.unknown())
        .refine(
          (data) => new TextEncoder().encode(JSON.stringify(data)).length <= MAX_DRAFT_BYTES,
          "Isian terlalu besar untuk disimpan",
        ),
      step: z.number().int().min(0).max(50),
      version: z.number().int().min(0).default(0),
    }),
    response: draftSchema,
    success: [200, 201],
    idempotent: false,
    auth: "app",
  },
  /** 404 for a key that is unknown, expired, or of another form. */
  getDraft: {
    method: "GET",
    path: "v1/draft",
    query: z.object({ key: draftKey, form: z.string().max(40) }),
    response: draftSchema,
    success: [200],
    idempotent: true,
    auth: "app",
  },
  /** Called after the form is submitted. Idempotent. */
  deleteDraft: {
    method: "POST",
    path: "v1/draft/delete",
    body: z.object({ key: draftKey }),
    response: z.null(),
    success: [200],
    idempotent: true,
    auth: "app",
  },
} satisfies Record<string, Operation>;
