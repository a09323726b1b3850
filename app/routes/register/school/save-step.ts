import { data, redirect } from "@remix-run/node";
import { formatFileSize } from "~/lib/file-size";
import { IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import { getStepSchema, MAX_OTHER_MAJORS } from "~/lib/school-fields";
import {
  SCHOOL_FORM_NAME,
  SCHOOL_STEPS,
  type SchoolDraft,
  type SchoolStep,
  stepPath,
  toSchoolDraft,
} from "~/lib/school-form";
import { AppError } from "~/server/app-error";
import { createDraft, type Draft, updateDraft } from "~/server/features/drafts";
import { uploadFile } from "~/server/features/uploads";
import { type ParsedForm, readForm } from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";

/**
 * Saves one step, valid or not; a valid one leads to the next step. Other buttons of the form: `save`
 * for later, `cities` of a province, and conform's list buttons. Intents sent by script: `autosave`
 * without files, `upload` with a file only.
 */
export async function saveSchoolStep(
  context: RequestContext,
  request: Request,
  step: SchoolStep,
  draft: Draft | null,
) {
  const { values } = toSchoolDraft(draft?.data ?? {});
  const posted = await readForm(context, request, getStepSchema(step.key, values), {
    lists: { otherMajors: MAX_OTHER_MAJORS },
  });
  const intent = posted.form.get("intent");
  // No draft is created until the first step is valid.
  if (!draft && !posted.ok && intent === null)
    return data({ ...posted.result.data, letterError: null }, { status: 422 });
  const letter = await uploadLetter(context, posted.form);
  const isByScript = intent === "autosave" || intent === "upload";
  const page = String(posted.form.get(IDEMPOTENCY_KEY_FIELD) ?? "");
  const change = (data: Record<string, unknown>) => {
    const current = toSchoolDraft(data);
    // Autosaves may arrive late: after the page or the whole form was submitted.
    if (current.sent || (isByScript && current.page === page)) return null;
    return {
      ...current,
      values:
        intent === "upload"
          ? current.values
          : { ...current.values, ...getEmptyLists(step), ...posted.payload },
      letter: letter?.ok ? letter.letter : current.letter,
      page: isByScript ? current.page : page,
    } satisfies SchoolDraft;
  };
  const at = SCHOOL_STEPS.indexOf(step);
  const saved = await saveDraft(context, draft, { at, change });
  if (!saved) return data(createTooLargeResult(posted), { status: 413 });

  const letterError = letter && !letter.ok ? letter.message : null;
  const nothingRejected = { result: undefined, message: null, idempotencyKey: "" };
  // Whatever else the button does, the visitor must learn that the letter is not there.
  if (letterError && !isByScript && (intent !== null || posted.listIntent))
    return data({ ...nothingRejected, letterError }, { status: 422 });
  if (intent === "cities" || intent === "save")
    throw redirect(
      `${stepPath(saved.key, step.slug)}${intent === "save" ? "?saved=1" : "#tempat-cityId"}`,
      303,
    );
  if (posted.listIntent)
    throw redirect(
      `${stepPath(saved.key, step.slug)}#rincian-otherMajors[${getFocusIndex(posted)}]`,
      303,
    );
  if (isByScript) return data({ ...nothingRejected, letterError }, letterError ? 422 : 200);
  if (posted.ok && !letterError)
    throw redirect(stepPath(saved.key, SCHOOL_STEPS[at + 1]?.slug ?? "periksa"), 303);
  const rejected = posted.ok ? { result: undefined, message: null } : posted.result.data;
  // The loader of the page with the errors creates a new key.
  return data({ ...rejected, idempotencyKey: "", letterError }, { status: 422 });
}

interface DraftChange {
  at: number;
  change: (data: Record<string, unknown>) => SchoolDraft | null;
}

/** @returns null if the values are too large: then the form shows them again, so that they can be shortened */
async function saveDraft(
  context: RequestContext,
  draft: Draft | null,
  { at, change }: DraftChange,
): Promise<Draft | null> {
  const toData = (data: Record<string, unknown>) => change(data) as Record<string, unknown> | null;
  try {
    return draft
      ? await updateDraft(context, SCHOOL_FORM_NAME, draft, at, toData)
      : await createDraft(context, SCHOOL_FORM_NAME, toData({}) ?? {});
  } catch (error) {
    if (error instanceof AppError && error.code === "too-large") return null;
    throw error;
  }
}

const TOO_LARGE_MESSAGE =
  "Isian ini terlalu panjang untuk kami simpan. Persingkat, lalu kirim sekali lagi.";

function createTooLargeResult(posted: ParsedForm<unknown>) {
  const rejected = posted.ok
    ? posted.fail({ status: 413, message: TOO_LARGE_MESSAGE, fields: {} }).data
    : { ...posted.result.data, message: TOO_LARGE_MESSAGE };
  return { ...rejected, idempotencyKey: "", letterError: null };
}

/** The new row, or the one before the removed row. */
function getFocusIndex({
  payload,
  listIntent,
}: Pick<ParsedForm<unknown>, "payload" | "listIntent">) {
  return listIntent?.type === "remove"
    ? Math.max(0, listIntent.payload.index - 1)
    : [payload.otherMajors].flat().length - 1;
}

/** Browsers send nothing for lists without ticks or rows. */
const getEmptyLists = (step: SchoolStep) =>
  step.key === "details" ? { majors: [], otherMajors: [] } : {};

async function uploadLetter(context: RequestContext, form: FormData) {
  const file = form.get("letter");
  if (!(file instanceof File) || file.size === 0) return null;
  const outcome = await uploadFile(context, file, { purpose: "letter" });
  if (!outcome.ok) return outcome;
  const { id, name, bytes } = outcome.file;
  return { ok: true as const, letter: { id, name, size: formatFileSize(bytes) } };
}
