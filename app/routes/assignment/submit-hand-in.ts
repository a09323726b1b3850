import { handInFormSchema } from "~/lib/assignment-fields";
import { handIn } from "~/server/features/assignments";
import { uploadFile } from "~/server/features/uploads";
import { type FormResult, type ParsedForm, readForm } from "~/server/forms/read-form";
import type { HandIn } from "~/server/hosts/learning/assignments";
import type { RequestContext } from "~/server/request/context";
import type { StoredFile } from "./hand-in-form";

type RejectedHandIn = FormResult["data"] & { storedFile: StoredFile | null };

type Outcome =
  | { ok: true; handIn: HandIn }
  | { ok: false; rejected: RejectedHandIn; status: number };

/** Hands in what was posted. A rejected form keeps its text and its file, which is uploaded first. */
export async function submitHandIn(
  context: RequestContext,
  request: Request,
  assignmentId: string,
): Promise<Outcome> {
  const posted = await readForm(context, request, handInFormSchema);
  const upload = await uploadChosenFile(context, posted);
  const storedFile = upload?.ok ? upload.file : findStoredFile(posted.payload);
  const reject = ({ data, init }: FormResult): Outcome => ({
    ok: false,
    rejected: { ...data, storedFile },
    status: init?.status ?? 422,
  });
  if (!posted.ok) return reject(posted.result);
  const { value, idempotencyKey } = posted;
  if (upload && !upload.ok)
    return reject(posted.fail({ status: 422, message: null, fields: { file: upload.message } }));
  const outcome = await handIn(context, {
    assignmentId,
    text: value.text ?? "",
    fileId: storedFile?.id ?? null,
    idempotencyKey,
  });
  return outcome.ok ? outcome : reject(posted.fail(outcome));
}

async function uploadChosenFile(context: RequestContext, posted: ParsedForm<unknown>) {
  const file = posted.form.get("file");
  if (!(file instanceof File) || file.size === 0) return null;
  return uploadFile(context, file, {
    purpose: "assignment",
    ...(posted.ok && { formKey: posted.idempotencyKey }),
  });
}

/** The host checks whose it is. */
function findStoredFile(payload: Record<string, unknown>): StoredFile | null {
  const { data } = handInFormSchema.safeParse({ ...payload, text: "" });
  if (!data?.fileId || data.withoutFile) return null;
  return { id: data.fileId, name: data.fileName ?? "", bytes: data.fileBytes };
}
