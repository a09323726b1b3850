import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { RadioGroup } from "~/ui/radio-group";
import { TextArea } from "~/ui/text-area";
import { decisionSchema } from "./decision-schema";

const DECISION_OPTIONS = [
  { value: "verify", label: "Verifikasi" },
  { value: "revise", label: "Minta perbaikan" },
  { value: "reject", label: "Tolak" },
];

interface Props {
  path: string;
  version: number;
  /** Whether the registration can be decided on. */
  isOpen: boolean;
  /** Who reads the reason: "Penanggung jawab". */
  reader: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Decision on the registration of a school or a team. */
export function DecisionForm({ path, version, isOpen, reader, idempotencyKey, formResult }: Props) {
  const { form, fields } = usePostForm({ id: "putusan", schema: decisionSchema, formResult });
  if (!isOpen) return <LateDecision formResult={formResult} reason={fields.reason.initialValue} />;
  return (
    <section aria-labelledby="putusan-judul" className="grid max-w-xl gap-4">
      <h2 id="putusan-judul" className="text-xl font-bold">
        Keputusan
      </h2>
      <PostForm {...form} action={path} idempotencyKey={idempotencyKey}>
        <input type="hidden" name="version" value={version} />
        <RadioGroup
          {...getControlProps(fields.decision)}
          legend="Hasil pemeriksaan"
          options={DECISION_OPTIONS}
          required
        />
        <TextArea
          {...getControlProps(fields.reason)}
          label="Alasan"
          rows={3}
          plain
          hint={`Wajib untuk penolakan dan permintaan perbaikan, 10–500 karakter. ${reader} membaca alasan ini.`}
        />
        <div>
          <Button>Kirim keputusan</Button>
        </div>
      </PostForm>
    </section>
  );
}

/** A colleague decided first: the form is gone, but its text is shown. */
function LateDecision({
  formResult,
  reason,
}: {
  formResult: FormResultView | undefined;
  reason: string | undefined;
}) {
  if (!formResult?.message) return null;
  return (
    <Notice tone="danger">
      {formResult.message}
      {reason && <p className="mt-2 whitespace-pre-wrap">Alasan yang Anda tulis: {reason}</p>}
    </Notice>
  );
}
