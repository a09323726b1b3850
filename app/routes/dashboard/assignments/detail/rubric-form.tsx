import { createDecisionSchema, getPointsField } from "~/lib/assignment-fields";
import { type Criterion, MAX_COMMENT_LENGTH } from "~/lib/assignments";
import type { HandInDetail } from "~/server/hosts/learning/assignments";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import {
  type FieldState,
  type FormResultView,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { TextArea } from "~/ui/text-area";

interface Props {
  handIn: HandInDetail;
  path: string;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Points per criterion, a comment, and the decision. */
export function RubricForm({ handIn, path, idempotencyKey, formResult }: Props) {
  const { assignment, version, isLate } = handIn;
  const { form, fields } = usePostForm({
    id: "rubrik",
    schema: createDecisionSchema(assignment.criteria),
    formResult,
  });
  return (
    <PostForm {...form} action={path} idempotencyKey={idempotencyKey} className="grid gap-5">
      <h2 className="text-xl font-bold">Rubrik</h2>
      <input type="hidden" name="version" value={version} />
      {assignment.criteria.map((criterion) => {
        const field = fields[getPointsField(criterion.id)];
        return field && <PointsInput key={criterion.id} field={field} criterion={criterion} />;
      })}
      {fields.comment && (
        <TextArea
          {...getControlProps(fields.comment)}
          label="Catatan untuk peserta"
          hint="Wajib diisi bila Anda meminta perbaikan."
          rows={6}
          maxLength={MAX_COMMENT_LENGTH}
          plain
        />
      )}
      {isLate && assignment.lateMax !== null && (
        <p>Kiriman ini terlambat: nilainya paling tinggi {assignment.lateMax}.</p>
      )}
      <p className="text-ink-soft">
        Peserta langsung melihatnya di halaman tugas, dan menerima email bila pemberitahuannya
        menyala. Nilai tidak dapat diubah lagi sesudah disimpan.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button name="decision" value="grade">
          Simpan nilai
        </Button>
        <Button name="decision" value="revise" variant="secondary">
          Minta perbaikan
        </Button>
      </div>
    </PostForm>
  );
}

const PointsInput = ({ field, criterion }: { field: FieldState; criterion: Criterion }) => (
  <NumberInput
    {...getControlProps(field)}
    label={criterion.title}
    hint={`0 sampai ${criterion.points} poin`}
    plain
  />
);
