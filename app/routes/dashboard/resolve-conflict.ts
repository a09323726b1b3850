import { data } from "@remix-run/node";
import type { ActionResult } from "~/server/features/action-result";
import { compareForm, type FormConflict, mergeForm } from "~/server/features/form-conflict";
import type { FormResult, ParsedForm } from "~/server/forms/read-form";

export type RejectedForm = FormResult["data"];
type Values = Record<string, unknown>;
type Labels = Readonly<Record<string, string>>;

/** A posted form as it is shown again, valid or not. */
export const toRejected = <T>(posted: ParsedForm<T>): RejectedForm =>
  posted.ok ? posted.fail({ status: 422, message: null, fields: {} }).data : posted.result.data;

export const getValues = ({ result }: RejectedForm): Values =>
  (result?.initialValue ?? {}) as Values;

export const withValues = (form: RejectedForm, values: Values): RejectedForm => ({
  ...form,
  result: { ...form.result, initialValue: values } as RejectedForm["result"],
});

export const withErrors = (form: RejectedForm, error: Record<string, string[]>): RejectedForm => ({
  ...form,
  result: { ...form.result, error },
});

export const MERGED_NOTICE = "Pilihan Anda sudah digabung. Periksa, lalu simpan.";

/** The form with the versions that were chosen, to be checked and saved. */
export const mergeRejected = (form: RejectedForm, theirs: Values, labels: Labels): RejectedForm => {
  const merged = mergeForm(getValues(form), theirs, labels);
  return withErrors(withValues({ ...form, message: null }, merged), {});
};

/** What comes back of a form that several people may edit at once. */
export interface DeskAnswer {
  conflict: FormConflict | null;
  notice: string | null;
  /** HTML of a text, where the form previews one. */
  preview: string | null;
}

const NOTHING: DeskAnswer = { conflict: null, notice: null, preview: null };

/** The form again, as it was sent. */
export const showForm = (form: RejectedForm, status: number, more: Partial<DeskAnswer> = {}) =>
  data({ ...form, ...NOTHING, ...more }, { status });

export const showRejected = ({ data: form, init }: FormResult) =>
  showForm(form, init?.status ?? 422);

export const isMerge = ({ form }: Pick<ParsedForm<unknown>, "form">) =>
  form.get("intent") === "merge";

interface Saved {
  /** Values of the form for what is stored. */
  theirs: Values & { version: string };
  labels: Labels;
  /** Names of what fields hold ids of. */
  names?: ReadonlyMap<string, string>;
}

/**
 * Answers a form whose record has changed since it was opened: 409 with both versions to choose from, or 200 with
 * the form filled with the choice. A form that could not be read or has expired comes back as it is.
 */
export function resolveConflict<T>(
  posted: ParsedForm<T>,
  { theirs, labels, names = new Map() }: Saved,
) {
  const form = toRejected(posted);
  if (!form.result || (!posted.ok && form.message)) return showForm(form, 422);
  const values = getValues(form);
  if (isMerge(posted) && String(values.version) === theirs.version)
    return showForm(mergeRejected(form, theirs, labels), 200, { notice: MERGED_NOTICE });
  const version = Number(theirs.version);
  const conflict = compareForm({ payload: values, theirs, labels, names, version });
  return showForm({ ...form, message: null }, 409, { conflict });
}

interface Editing<T> {
  /** What is stored now. */
  readSaved: () => Promise<Saved>;
  save: (value: T) => Promise<ActionResult>;
}

/**
 * Saves a form that several people may edit at once.
 * @returns null once it is saved, else the answer: the rejected form, or both versions to choose from
 */
export async function saveOrCompare<T extends { version: number }>(
  posted: ParsedForm<T>,
  { readSaved, save }: Editing<T>,
) {
  if (isMerge(posted)) return resolveConflict(posted, await readSaved());
  if (!posted.ok) return showRejected(posted.result);
  const outcome = await save(posted.value);
  if (outcome.ok) return null;
  const saved = outcome.status === 409 ? await readSaved() : null;
  if (saved && saved.theirs.version !== String(posted.value.version))
    return resolveConflict(posted, saved);
  return showRejected(posted.fail(outcome));
}
