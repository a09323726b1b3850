import { timingSafeEqual } from "node:crypto";
import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { Honeypot } from "remix-utils/honeypot/server";
import type { z } from "zod";
import { SECRET_FIELDS } from "~/lib/account-fields";
import { CSRF_FIELD, HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { getFieldError } from "~/lib/shared-fields";
import type { RequestContext } from "../request/context";
import { getCsrfToken } from "../session/session";
import { filterFields } from "./filter-fields";
import { findListIntent, type ListIntent, type ListLimits } from "./list-intent";

const UNREADABLE_MESSAGE = "Kiriman Anda tidak dapat dibaca. Isi formulir ini, lalu kirim lagi.";
const HONEYPOT_MESSAGE =
  "Kolom yang harus kosong ternyata terisi, mungkin oleh pengisi otomatis. Kolom itu sudah kami kosongkan; periksa isian Anda, lalu kirim sekali lagi.";
const EXPIRED_FORM_MESSAGE =
  "Formulir ini sudah terlalu lama terbuka. Periksa isian Anda, lalu kirim sekali lagi.";

/** Why an action was not carried out: messages for single fields, or one for the whole form. */
export interface FormError {
  status: 403 | 409 | 413 | 422 | 429 | 503;
  message: string | null;
  fields: Record<string, string>;
}

/** Data that an action returns for a rejected form. */
interface RejectedForm {
  result: ReturnType<Submission<unknown>["reply"]> | undefined;
  message: string | null;
  idempotencyKey: string;
}

const reject = (form: RejectedForm, status: FormError["status"]) => data(form, { status });

export type FormResult = ReturnType<typeof reject>;

interface SubmittedForm {
  /** Empty if the body could not be read. */
  form: FormData;
  /** Submitted values, valid or not, nested by field name; without files. */
  payload: Record<string, unknown>;
  /** Change that a list button made to `payload`. */
  listIntent: ListIntent | null;
}

export type ParsedForm<T> = SubmittedForm &
  (
    | { ok: false; result: FormResult }
    | { ok: true; value: T; idempotencyKey: string; fail(error: FormError): FormResult }
  );

interface Options {
  /** Of a form that was read already, null if that was not possible. */
  body?: FormData | null;
  /** Lists of text rows that the form's buttons may change, each with its maximum. */
  lists?: ListLimits;
}

/**
 * Reads and validates a posted form: schema, honeypot, CSRF token (XJS6) and idempotency key (XJS5).
 * A rejected form returns with its values, except passwords, and a valid key.
 */
export async function readForm<S extends z.ZodType>(
  context: RequestContext,
  request: Request,
  schema: S,
  { lists = {}, body: readBody }: Options = {},
): Promise<ParsedForm<z.output<S>>> {
  const body = readBody === undefined ? await request.formData().catch(() => null) : readBody;
  if (!body) return createUnreadableForm();
  const form = filterFields(body, lists);
  const listIntent = findListIntent(body, form, lists);
  if (listIntent) form.set("__intent__", JSON.stringify(listIntent));
  const submission = parseWithZod(form, { schema, error: getFieldError });
  const submitted: SubmittedForm = { form, payload: excludeFiles(submission.payload), listIntent };
  const key = String(form.get(IDEMPOTENCY_KEY_FIELD) ?? "");
  const isExpired = !isIdempotencyKey(key) || !hasValidCsrfToken(context, form);
  const currentKey = isExpired ? createIdempotencyKey() : key;

  if (submission.status !== "success") {
    const result = submission.reply({ hideFields: SECRET_FIELDS });
    const rejected = { result, message: null, idempotencyKey: currentKey };
    return { ...submitted, ok: false, result: reject(rejected, 422) };
  }
  const fail = (error: FormError, idempotencyKey: string) =>
    reject(
      { result: toReply(submission, error), message: error.message, idempotencyKey },
      error.status,
    );
  const isTrapped = isFilledByBot(form);
  if (isTrapped || isExpired) {
    const message = isTrapped ? HONEYPOT_MESSAGE : EXPIRED_FORM_MESSAGE;
    const result = fail({ status: 422, message, fields: {} }, createIdempotencyKey());
    return { ...submitted, ok: false, result };
  }
  return {
    ...submitted,
    ok: true,
    value: submission.value,
    idempotencyKey: key,
    // After a conflict the key belongs to the earlier text; changed text needs a new one.
    fail: (error) => fail(error, error.status === 409 ? createIdempotencyKey() : key),
  };
}

/** Adds errors that are not in the schema to those of a rejected form, so that all appear in one round. */
export function addFieldErrors(rejected: FormResult, fields: Record<string, string>): FormResult {
  const { result } = rejected.data;
  if (result) {
    const added = Object.entries(fields).map(([name, message]) => [name, [message]]);
    result.error = { ...Object.fromEntries(added), ...result.error };
  }
  return rejected;
}

function createUnreadableForm() {
  const rejected = {
    result: undefined,
    message: UNREADABLE_MESSAGE,
    idempotencyKey: createIdempotencyKey(),
  };
  return {
    ok: false as const,
    result: reject(rejected, 422),
    form: new FormData(),
    payload: {},
    listIntent: null,
  };
}

function toReply(submission: Pick<Submission<unknown>, "reply">, { message, fields }: FormError) {
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, [text]]),
  );
  const formErrors = message ? [message] : [];
  return submission.reply({ hideFields: SECRET_FIELDS, fieldErrors, formErrors });
}

/** A fixed name and no timestamp: pages are cached, and drafts stay open for days. */
const honeypot = new Honeypot({ nameFieldName: HONEYPOT_FIELD, validFromFieldName: null });

function isFilledByBot(form: FormData): boolean {
  try {
    honeypot.check(form);
    return false;
  } catch {
    return true;
  }
}

const CONTROL_FIELDS = [IDEMPOTENCY_KEY_FIELD, HONEYPOT_FIELD, CSRF_FIELD, "intent"];

const excludeFiles = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      if (CONTROL_FIELDS.includes(name) || value instanceof File) return [];
      return [[name, isFieldset(value) ? excludeFiles(value) : value]];
    }),
  );

const isFieldset = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a form may have been rendered with this key. */
export const isIdempotencyKey = (key: string): boolean => /^[\w-]{16,64}$/.test(key);

/** Idempotency key for a form that is about to be rendered. */
export const createIdempotencyKey = (): string => crypto.randomUUID();

/** Guests have no token; Origin and SameSite protect their forms. */
function hasValidCsrfToken(context: RequestContext, form: FormData): boolean {
  if (!context.session) return true;
  const sent = Buffer.from(String(form.get(CSRF_FIELD) ?? ""));
  const expected = Buffer.from(getCsrfToken(context.session));
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
