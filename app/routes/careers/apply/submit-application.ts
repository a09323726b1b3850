import { APPLICATION_EMPTY_MESSAGE, jobApplicationForm } from "~/lib/job-fields";
import { applyForJob } from "~/server/features/job-applications";
import { uploadFile } from "~/server/features/uploads";
import {
  addFieldErrors,
  type FormResult,
  type ParsedForm,
  readForm,
} from "~/server/forms/read-form";
import type { RequestContext } from "~/server/request/context";
import type { StoredCv } from "./view";

type RejectedApplication = FormResult["data"] & { storedCv: StoredCv | null };

type Outcome =
  | { ok: true; receiptPath: string }
  | { ok: false; rejected: RejectedApplication; status: number };

/** Sends what was posted. A rejected form keeps its text and its CV, which is uploaded first. */
export async function submitApplication(
  context: RequestContext,
  request: Request,
  jobId: string,
): Promise<Outcome> {
  const posted = await readForm(context, request, jobApplicationForm);
  const upload = await uploadCv(context, posted);
  const storedCv = upload?.ok ? upload.file : findStoredCv(posted.payload);
  const reject = ({ data, init }: FormResult, kept = storedCv): Outcome => ({
    ok: false,
    rejected: { ...data, storedCv: kept },
    status: init?.status ?? 422,
  });
  const errors = listFileErrors(posted, upload?.ok === false ? upload.message : null, storedCv);
  if (!posted.ok) return reject(addFieldErrors(posted.result, errors));
  if (Object.keys(errors).length > 0)
    return reject(posted.fail({ status: 422, message: null, fields: errors }));
  const { name, email, phone, coverLetter } = posted.value;
  const outcome = await applyForJob(context, {
    jobId,
    fields: { name, email, phone, coverLetter, cvId: storedCv?.id ?? "" },
    cvName: storedCv?.name ?? "",
    idempotencyKey: posted.idempotencyKey,
  });
  if (outcome.ok) return outcome;
  return reject(posted.fail(outcome), "cv" in outcome.fields ? null : storedCv);
}

async function uploadCv(context: RequestContext, posted: ParsedForm<unknown>) {
  const file = posted.form.get("cv");
  if (!context.installation.hasOwnDrive || !(file instanceof File) || file.size === 0) return null;
  return uploadFile(context, file, {
    purpose: "cv",
    ...(posted.ok && { formKey: posted.idempotencyKey }),
  });
}

/** The host checks that it belongs to no other application. */
function findStoredCv(payload: Record<string, unknown>): StoredCv | null {
  const fields = jobApplicationForm.pick({ cvId: true, cvName: true, cvBytes: true });
  const { data } = fields.safeParse(payload);
  return data?.cvId ? { id: data.cvId, name: data.cvName, bytes: data.cvBytes } : null;
}

function listFileErrors(
  { payload }: ParsedForm<unknown>,
  uploadError: string | null,
  storedCv: StoredCv | null,
): Record<string, string> {
  if (uploadError) return { cv: uploadError };
  const isEmpty = !storedCv && String(payload.coverLetter ?? "").trim() === "";
  return isEmpty ? { coverLetter: APPLICATION_EMPTY_MESSAGE } : {};
}
