import { randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { DAY_MS, SECOND_MS } from "~/lib/time";
import { AppError } from "../app-error";
import { parseJson } from "../parse-json";
import type { RequestContext } from "../request/context";

interface CookieDraft {
  key: string;
  data: Record<string, unknown>;
  version: number;
}

type CookieContext = Pick<RequestContext, "cookies" | "encrypter" | "tenant">;

/** As long as the admin host keeps drafts. */
const DRAFT_TTL_MS = 30 * DAY_MS;
/** Browsers accept 4,096 bytes with name and attributes. */
const MAX_COOKIE_BYTES = 3_800;
/** All cookies of a request must fit into its headers; the oldest draft is dropped first. */
const MAX_DRAFTS = 2;
const INDEX_COOKIE = "_forms";

const storedDraftSchema = z.object({
  tenantId: z.string(),
  form: z.string(),
  key: z.string(),
  data: z.record(z.string(), z.unknown()),
  version: z.number().int(),
  expiresAt: z.number(),
});

const getCookieName = (key: string) => `_form_${key.slice(0, 8)}`;

/** A draft of this browser; null if it is unknown, expired, or of another form or tenant (docs/decisions/0040). */
export async function readDraftCookie(
  context: CookieContext,
  form: string,
  key: string,
): Promise<CookieDraft | null> {
  const name = getCookieName(key);
  const encrypted = context.cookies.get(name);
  const text = encrypted ? await context.encrypter.decrypt(name, encrypted) : null;
  const stored = text === null ? null : storedDraftSchema.safeParse(parseJson(unpack(text))).data;
  if (!stored || stored.key !== key || stored.form !== form) return null;
  if (stored.tenantId !== context.tenant.tenantId || stored.expiresAt <= Date.now()) return null;
  return { key, data: stored.data, version: stored.version };
}

/**
 * Stores a draft in this browser. A null key creates one.
 * @throws AppError too-large
 */
export async function writeDraftCookie(
  context: CookieContext,
  form: string,
  {
    key: givenKey,
    data,
    version,
  }: { key: string | null; data: CookieDraft["data"]; version: number },
): Promise<CookieDraft> {
  const draft = { key: givenKey ?? randomBytes(24).toString("base64url"), data, version };
  const stored = {
    ...draft,
    tenantId: context.tenant.tenantId,
    form,
    expiresAt: Date.now() + DRAFT_TTL_MS,
  };
  const name = getCookieName(draft.key);
  const encrypted = await context.encrypter.encrypt(name, pack(JSON.stringify(stored)));
  if (encrypted.length > MAX_COOKIE_BYTES)
    throw new AppError("too-large", "Isian terlalu besar untuk disimpan");
  context.cookies.set(name, encrypted, DRAFT_TTL_MS / SECOND_MS);
  updateIndex(context, name);
  return draft;
}

function updateIndex({ cookies }: CookieContext, newest: string): void {
  const names = (cookies.get(INDEX_COOKIE) ?? "")
    .split(".")
    .filter((name) => /^_form_[\w-]{8}$/.test(name) && name !== newest);
  for (const name of names.slice(0, -(MAX_DRAFTS - 1))) cookies.delete(name);
  const kept = [...names.slice(-(MAX_DRAFTS - 1)), newest];
  cookies.set(INDEX_COOKIE, kept.join("."), DRAFT_TTL_MS / SECOND_MS);
}

const pack = (text: string) => deflateRawSync(text).toString("base64");
const unpack = (text: string) => inflateRawSync(Buffer.from(text, "base64")).toString();
