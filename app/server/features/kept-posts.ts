import { z } from "zod";
import { SECRET_FIELDS } from "~/lib/account-fields";
import { CSRF, HONEYPOT, IDEMPOTENCY_KEY } from "~/lib/form-fields";
import { AppError } from "../app-error";
import { safeRedirectTarget } from "../security/redirect";
import { accountCookie, readAccountCookie } from "../session/account-cookies";
import type { Visit } from "../visit";
import { getDraft, newDraft } from "./drafts";
import { meOf } from "./me";

const FORM = "kept-post";
/** Of all names and values together; a draft holds no more. */
const MOST_BYTES = 60_000;
/** Forms that one browser may have waiting; the oldest is forgotten first. */
const MOST_KEPT = 8;
const NEVER_KEPT = new Set([CSRF, HONEYPOT, ...SECRET_FIELDS]);
/** However a form calls them. */
const SECRET_NAME = /pass|sandi|secret|token/i;
const NOT_KEPT =
  "Sesi Anda berakhir, dan isian ini belum dapat kami simpan. Masuk lagi di tab lain, kembali ke halaman sebelumnya, lalu kirim sekali lagi: isian Anda masih ada di sana.";

const keptSchema = z.object({
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Something that is not kept was sent with it: files, or a password. */
  lacks: z.boolean(),
  /** Whose session had ended, when the cookie still said so. */
  userId: z.string().nullable(),
});
const keysSchema = z.array(z.string().max(64)).catch([]);

/** A form that was sent after its session had ended, for the page that sends it again. */
export interface KeptPost {
  /** Path of this site that it was sent to, with its query. */
  path: string;
  /** Names and values in their order, without the key and what is never kept. */
  fields: [name: string, value: string][];
  idempotencyKey: string | null;
  lacks: boolean;
}

const isHttps = (visit: Visit) => visit.url.protocol === "https:";

/** Keys of the forms that this browser has waiting, the newest last. */
async function keysOf(visit: Visit, request: Request): Promise<string[]> {
  const text = await readAccountCookie(visit.sealer, request, "posts", isHttps(visit));
  return text === undefined ? [] : keysSchema.parse(JSON.parse(text));
}

/**
 * Keeps a form that somebody sent after their session had ended, so that signing in costs no text: no files, no passwords, no tokens,
 * at most 60,000 bytes. Only the browser that sent it may go on with it: else a link could make somebody send what another wrote.
 * @param target where it was sent: a path of this site with its query
 * @returns the page to go on at, and the cookie that opens it; null when it did not come from a page of a session
 * @throws AppError too-large, unavailable: it can't be kept; with advice that loses nothing either
 */
export async function keepPost(visit: Visit, request: Request, target: string): Promise<{ path: string; cookie: string } | null> {
  const keys = await keysOf(visit, request);
  const form = await request.formData().catch(() => null);
  // Pages of a session put its token into every form; nobody else's text is at stake.
  if (!form?.get(CSRF)) return null;
  const entries = [...form].filter(([name]) => name !== CSRF && name !== HONEYPOT);
  const fields = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !NEVER_KEPT.has(name) && !SECRET_NAME.test(name) ? [[name, value]] : [],
  );
  const data = { path: target, fields, lacks: fields.length < entries.length, userId: visit.session?.userId ?? null };
  if (Buffer.byteLength(JSON.stringify(data)) > MOST_BYTES) throw new AppError("too-large", NOT_KEPT);
  const { key } = await newDraft(visit, FORM, data).catch((error: unknown) => {
    if (error instanceof AppError) throw new AppError("unavailable", NOT_KEPT, { cause: error });
    throw error;
  });
  const kept = JSON.stringify([...keys, key].slice(-MOST_KEPT));
  return { path: `/Lanjutkan/${key}`, cookie: await accountCookie(visit.sealer, "posts", kept, isHttps(visit)) };
}

/**
 * A kept form, for the browser and the person that sent it.
 * @throws AppError not-found for a key of another browser or person, one that is unknown or over
 */
export async function getKeptPost(visit: Visit, request: Request, key: string): Promise<KeptPost> {
  if (!(await keysOf(visit, request)).includes(key)) throw new AppError("not-found");
  const { path, fields, lacks, userId } = keptSchema.parse((await getDraft(visit, FORM, key)).data);
  if (userId !== null && userId !== (await meOf(visit))?.id) throw new AppError("not-found");
  return {
    path: safeRedirectTarget(path, "/"),
    fields: fields.filter(([name]) => name !== IDEMPOTENCY_KEY),
    idempotencyKey: fields.find(([name]) => name === IDEMPOTENCY_KEY)?.[1] ?? null,
    lacks,
  };
}
