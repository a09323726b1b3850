import { timingSafeEqual } from "node:crypto";
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { fieldError } from "~/lib/fields";
import { CSRF, HONEYPOT, IDEMPOTENCY_KEY } from "~/lib/form-fields";
import { csrfToken } from "./session/session";
import type { Visit } from "./visit";

const UNREADABLE = "Kiriman Anda tidak dapat dibaca. Isi formulir ini, lalu kirim lagi.";
/** Why a form that is right in itself is asked for once more. */
const TRAPPED =
  "Kolom yang harus kosong ternyata terisi, mungkin oleh pengisi otomatis. Kolom itu sudah kami kosongkan; periksa isian Anda, lalu kirim sekali lagi.";
const STALE = "Formulir ini sudah terlalu lama terbuka. Periksa isian Anda, lalu kirim sekali lagi.";

/** Why nothing was done: the host's word on single fields, or one sentence for the form as a whole. */
export interface Refusal {
  status: 403 | 409 | 413 | 422 | 429 | 503;
  message: string | null;
  fields: Record<string, string>;
}

/** What an action hands back to its page when a form was not taken: conform's result with the values, a message, the next key. */
function answer(submission: Pick<Submission<unknown>, "reply"> | null, refusal: Refusal, idempotencyKey: string, hidden: string[]) {
  const fieldErrors = Object.fromEntries(Object.entries(refusal.fields).map(([name, message]) => [name, [message]]));
  const formErrors = refusal.message ? [refusal.message] : [];
  const result = submission?.reply({
    ...(hidden.length > 0 && { hideFields: hidden }),
    ...(refusal.status !== 422 || Object.keys(fieldErrors).length > 0 || formErrors.length > 0 ? { fieldErrors, formErrors } : {}),
  });
  return data({ result, message: refusal.message, idempotencyKey }, { status: refusal.status });
}

export type FormAnswer = ReturnType<typeof answer>;

interface Posted {
  /** Empty where the body could not be read. */
  form: FormData;
  /** What was written, right or not, as the form's names arrange it; no files. */
  payload: Record<string, unknown>;
}

export type PostedForm<T> = Posted &
  ({ ok: false; answer: FormAnswer } | { ok: true; value: T; idempotencyKey: string; refuse(refusal: Refusal): FormAnswer });

/**
 * Reads a posted form as every action does: readable, right by its schema, not filled by a program, sent from this session's
 * own page (XJS6), with a key that makes it one record however often it comes (XJS5). What is not taken goes back with its values;
 * secrets are never echoed.
 * @param hidden names of fields that are not sent back, such as passwords
 */
export async function readForm<S extends z.ZodType>(
  visit: Visit,
  request: Request,
  schema: S,
  hidden: string[] = [],
): Promise<PostedForm<z.output<S>>> {
  const sent = await request.formData().catch(() => null);
  const form = sent && ownFields(sent);
  if (!form) {
    const unreadable = answer(null, { status: 422, message: UNREADABLE, fields: {} }, newKey(), hidden);
    return { ok: false, answer: unreadable, form: new FormData(), payload: {} };
  }
  const key = String(form.get(IDEMPOTENCY_KEY) ?? "");
  const isTrapped = Boolean(form.get(HONEYPOT));
  const isStale = !/^[\w-]{16,64}$/.test(key) || !isOwnForm(visit, form);
  const submission = parseWithZod(form, { schema, error: fieldError });
  const posted: Posted = { form, payload: withoutFiles(submission.payload) };
  if (submission.status !== "success") {
    const result = submission.reply(hidden.length > 0 ? { hideFields: hidden } : undefined);
    return {
      ...posted,
      ok: false,
      answer: data({ result, message: null, idempotencyKey: isStale ? newKey() : key }, { status: 422 }) as FormAnswer,
    };
  }
  if (isTrapped || isStale) {
    const message = isTrapped ? TRAPPED : STALE;
    return { ...posted, ok: false, answer: answer(submission, { status: 422, message, fields: {} }, newKey(), hidden) };
  }
  return {
    ...posted,
    ...{ ok: true, value: submission.value, idempotencyKey: key },
    // The key belongs to what was sent with it: changed text needs another one.
    refuse: (refusal) => answer(submission, refusal, refusal.status === 409 ? newKey() : key, hidden),
  };
}

/** Fields, fields of fields, and places in a list: what any form of ours calls its fields. */
const NAME = /^[a-z_][\w-]{0,63}(?:\.[a-z_][\w-]{0,63}|\[\d{1,2}\]){0,4}$/i;
/** What a name must not say: a prototype, or the form library's own commands, which no page of ours sends. */
const FORBIDDEN_PART = /(?:^|\.)(?:__proto__|constructor|prototype|__intent__|__state__)(?:[.[]|$)/i;
const MOST_FIELDS = 500;

/**
 * The fields of a form that could be one of ours. Names make the shape of what is read: one that says the list's place 999,999,999
 * would fill the memory, and one that says a prototype would change every object.
 */
function ownFields(sent: FormData): FormData {
  const form = new FormData();
  let count = 0;
  for (const [name, value] of sent) {
    if (!NAME.test(name) || FORBIDDEN_PART.test(name) || ++count > MOST_FIELDS) continue;
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}

const OWN_NAMES = [IDEMPOTENCY_KEY, HONEYPOT, CSRF, "intent"];

const withoutFiles = (payload: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(payload).filter(([name, value]) => !OWN_NAMES.includes(name) && !(value instanceof File)));

/** A new idempotency key, for a form that is about to be shown. */
export const newKey = (): string => crypto.randomUUID();

/** Somebody signed in sends the token of their own session; a guest has none, and Origin and SameSite guard the form. */
function isOwnForm(visit: Visit, form: FormData): boolean {
  if (!visit.session) return true;
  const [sent, own] = [Buffer.from(String(form.get(CSRF) ?? "")), Buffer.from(csrfToken(visit.session))];
  return sent.length === own.length && timingSafeEqual(sent, own);
}
