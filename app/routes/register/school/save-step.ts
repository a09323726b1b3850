import { data, redirect } from "@remix-run/node";
import { IDEMPOTENCY_KEY } from "~/lib/form-fields";
import { changeRows } from "~/lib/form-rows";
import { MOST_OTHER_MAJORS, schoolSteps } from "~/lib/school-fields";
import { readSchoolDraft, SCHOOL_FORM, SCHOOL_STEPS, type SchoolDraft, type SchoolStep, stepPath } from "~/lib/school-form";
import { changeDraft, type Draft, newDraft } from "~/server/features/drafts";
import { sizeInWords, uploadFile } from "~/server/features/uploads";
import { readForm } from "~/server/form-post";
import type { Visit } from "~/server/visit";

/**
 * One step of the form: what was written is kept whether it is right or not; right goes on, wrong stays and says why. Saving for
 * later, asking for a province's cities, and one row more or less are buttons of the same form. What a page's script keeps by itself:
 * `otomatis` all but files, `berkas` a file and nothing else.
 */
export async function saveSchoolStep(visit: Visit, request: Request, step: SchoolStep, draft: Draft | null) {
  const posted = await readForm(visit, request, schoolSteps[step.key]);
  const intent = posted.form.get("intent");
  // Before the first step is right there is nothing to come back to; what was written goes back with the answer.
  if (!draft && !posted.ok && intent === null) return data({ ...posted.answer.data, letterError: null }, { status: 422 });
  const rows = changeRows(posted.payload, intent, "otherMajors", MOST_OTHER_MAJORS);
  const letter = await takeLetter(visit, posted.form);
  const isByScript = intent === "otomatis" || intent === "berkas";
  const page = String(posted.form.get(IDEMPOTENCY_KEY) ?? "");
  const change = (data: Record<string, unknown>) => {
    const now = readSchoolDraft(data);
    // What a page's script keeps by itself may come late: after the page was sent, or the whole form.
    if (now.sent || (isByScript && now.page === page)) return null;
    return {
      ...now,
      values: intent === "berkas" ? now.values : { ...now.values, ...emptied(step), ...posted.payload, ...rows?.values },
      letter: letter?.ok ? letter.letter : now.letter,
      page: isByScript ? now.page : page,
    } satisfies SchoolDraft;
  };
  const at = SCHOOL_STEPS.indexOf(step);
  const saved = draft ? await changeDraft(visit, SCHOOL_FORM, draft, at, change) : await newDraft(visit, SCHOOL_FORM, change({}) ?? {});

  if (intent === "kota" || intent === "simpan")
    throw redirect(`${stepPath(saved.key, step.slug)}${intent === "simpan" ? "?tersimpan=1" : "#tempat-cityId"}`, 303);
  if (rows) throw redirect(`${stepPath(saved.key, step.slug)}#rincian-otherMajors-${rows.at}`, 303);
  const letterError = letter && !letter.ok ? letter.message : null;
  if (isByScript) return data({ result: undefined, message: null, idempotencyKey: "", letterError }, letterError ? 422 : 200);
  if (posted.ok && !letterError) throw redirect(stepPath(saved.key, SCHOOL_STEPS[at + 1]?.slug ?? "periksa"), 303);
  const answer = posted.ok ? { result: undefined, message: null } : posted.answer.data;
  // The page that says what is wrong is another one, with a key of its own.
  return data({ ...answer, idempotencyKey: "", letterError }, { status: 422 });
}

/** A list without a tick sends nothing at all. */
const emptied = (step: SchoolStep) => (step.key === "details" ? { majors: [], otherMajors: [] } : {});

async function takeLetter(visit: Visit, form: FormData) {
  const file = form.get("letter");
  if (!(file instanceof File) || file.size === 0) return null;
  const outcome = await uploadFile(visit, file, "letter");
  if (!outcome.ok) return outcome;
  const { id, name, bytes } = outcome.file;
  return { ok: true as const, letter: { id, name, size: sizeInWords(bytes) } };
}
