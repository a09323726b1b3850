import { handInFormSchema } from "~/lib/assignment-fields";
import { MAX_HAND_IN_LENGTH } from "~/lib/assignments";
import { formatFileSize } from "~/lib/file-size";
import { assignmentPath } from "~/lib/paths";
import type { Assignment } from "~/server/hosts/learning/assignments";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FileInput } from "~/ui/file-input";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { TextArea } from "~/ui/text-area";

export interface StoredFile {
  id: string;
  name: string;
  bytes: number;
}

interface Props {
  assignment: Assignment;
  /** Files need this site's own drive. */
  canAttach: boolean;
  idempotencyKey: string;
  formResult?: FormResultView | undefined;
  /** Uploaded with a rejected form, or handed in before; null for none. */
  storedFile: StoredFile | null;
}

export function HandInForm({
  assignment,
  canAttach,
  idempotencyKey,
  formResult,
  storedFile,
}: Props) {
  const newest = assignment.handIns[0];
  const { form, fields } = usePostForm({
    id: "kirim",
    schema: handInFormSchema,
    formResult,
    defaultValue: { text: newest?.text ?? "" },
  });
  return (
    <PostForm
      {...form}
      action={assignmentPath(assignment.id)}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid gap-5"
    >
      <TextArea
        {...getControlProps(fields.text)}
        label="Jawaban"
        hint={canAttach ? "Isi jawaban, sertakan berkas, atau keduanya." : undefined}
        rows={10}
        maxLength={MAX_HAND_IN_LENGTH}
        plain={canAttach}
        required={!canAttach}
      />
      {canAttach && (
        <FileInput
          id="kirim-file"
          name="file"
          label="Berkas"
          hint="PDF, JPG, PNG, atau WebP, paling besar 5 MB."
          accept=".pdf,.jpg,.jpeg,.png,.webp"
          error={getControlProps(fields.file).error}
          storedFile={
            storedFile && { name: storedFile.name, size: formatFileSize(storedFile.bytes) }
          }
        />
      )}
      {canAttach && storedFile && (
        <>
          <input type="hidden" name="fileId" value={storedFile.id} />
          <input type="hidden" name="fileName" value={storedFile.name} />
          <input type="hidden" name="fileBytes" value={storedFile.bytes} />
          <Checkbox
            id="kirim-withoutFile"
            name="withoutFile"
            label={`Kirim tanpa berkas ${storedFile.name}`}
          />
        </>
      )}
      <div>
        <Button>{newest ? "Kirim ulang tugas" : "Kirim tugas"}</Button>
      </div>
    </PostForm>
  );
}
