import { z } from "zod";
import { SECRET_FIELDS } from "~/lib/account-fields";
import { CSRF_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { getSafeRedirectPath } from "~/lib/redirect-path";
import { AppError } from "../app-error";
import { parseJson } from "../parse-json";
import type { RequestContext } from "../request/context";
import { readAccountCookie, setAccountCookie } from "../session/account-cookies";
import { getCurrentUser } from "./current-user";
import { createDraft, getDraft } from "./drafts";

const DRAFT_FORM = "kept-post";
/** Limit of the draft that stores names and values. */
const MAX_BYTES = 60_000;
/** Pending forms per browser; the oldest is dropped first. */
const MAX_PENDING = 8;
const EXCLUDED_FIELDS = new Set([CSRF_FIELD, HONEYPOT_FIELD, ...SECRET_FIELDS]);
const SECRET_FIELD_PATTERN = /pass|sandi|secret|token/i;
const NOT_SAVED_MESSAGE =
  "Sesi Anda berakhir, dan isian ini belum dapat kami simpan. Masuk lagi di tab lain, kembali ke halaman sebelumnya, lalu kirim sekali lagi: isian Anda masih ada di sana.";

const pendingSubmissionSchema = z.object({
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** True if files or passwords were left out. */
  lacks: z.boolean(),
  /** User of the ended session, if the cookie still named one. */
  userId: z.string().nullable(),
});
const keysSchema = z.array(z.string().max(64)).catch([]);

/** A form that was submitted after its session had ended. */
export interface PendingSubmission {
  /** Target path on this site, with its query. */
  path: string;
  /** In order of submission, without the idempotency key and secrets. */
  fields: [name: string, value: string][];
  idempotencyKey: string | null;
  isIncomplete: boolean;
}

/** Keys of this browser's pending forms, newest last. */
async function readPendingKeys(context: RequestContext): Promise<string[]> {
  const text = await readAccountCookie(context, "pendingSubmissions");
  return text === undefined ? [] : keysSchema.parse(parseJson(text));
}

/**
 * Stores a form that was submitted after its session had ended, without files and secrets, and ties it
 * to this browser by cookie: a link cannot make another visitor submit it.
 * @param target path of this site that the form was sent to, with its query
 * @returns path of the page that resubmits it; null if the form does not come from a signed-in page
 * @throws AppError too-large, unavailable
 */
export async function savePendingSubmission(
  context: RequestContext,
  request: Request,
  target: string,
): Promise<string | null> {
  const keys = await readPendingKeys(context);
  const form = await request.formData().catch(() => null);
  // Every form of a signed-in page carries the token.
  if (!form?.get(CSRF_FIELD)) return null;
  const draft = toDraft(form, target, context.session?.userId ?? null);
  if (Buffer.byteLength(JSON.stringify(draft)) > MAX_BYTES)
    throw new AppError("too-large", NOT_SAVED_MESSAGE);
  const { key } = await createDraft(context, DRAFT_FORM, draft).catch((error: unknown) => {
    if (error instanceof AppError)
      throw new AppError("unavailable", NOT_SAVED_MESSAGE, { cause: error });
    throw error;
  });
  const newestKeys = JSON.stringify([...keys, key].slice(-MAX_PENDING));
  await setAccountCookie(context, "pendingSubmissions", newestKeys);
  return `/Lanjutkan/${key}`;
}

function toDraft(
  form: FormData,
  path: string,
  userId: string | null,
): z.output<typeof pendingSubmissionSchema> {
  const entries = [...form].filter(([name]) => name !== CSRF_FIELD && name !== HONEYPOT_FIELD);
  const fields = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !EXCLUDED_FIELDS.has(name) && !SECRET_FIELD_PATTERN.test(name)
      ? [[name, value]]
      : [],
  );
  return { path, fields, lacks: fields.length < entries.length, userId };
}

/**
 * A pending form, for the browser and the user that submitted it.
 * @throws AppError not-found if it belongs to another browser or user, is unknown or expired
 */
export async function getPendingSubmission(
  context: RequestContext,
  key: string,
): Promise<PendingSubmission> {
  if (!(await readPendingKeys(context)).includes(key)) throw new AppError("not-found");
  const draft = await getDraft(context, DRAFT_FORM, key);
  const { path, fields, lacks, userId } = pendingSubmissionSchema.parse(draft.data);
  if (userId !== null && userId !== (await getCurrentUser(context))?.id)
    throw new AppError("not-found");
  return {
    path: getSafeRedirectPath(path, "/"),
    fields: fields.filter(([name]) => name !== IDEMPOTENCY_KEY_FIELD),
    idempotencyKey: fields.find(([name]) => name === IDEMPOTENCY_KEY_FIELD)?.[1] ?? null,
    isIncomplete: lacks,
  };
}
