import { toOptions } from "~/lib/options";
import { createQuestionSchema, type QuestionFormValues } from "~/lib/question-form";
import { LEVEL_LABELS } from "~/lib/question-types";
import type { QuestionType } from "~/lib/questions";
import { Button } from "~/ui/button";
import { PostForm } from "~/ui/form/post-form";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { RadioGroup } from "~/ui/radio-group";
import { type Option, Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { BodyFields } from "./body-fields";

interface Props {
  type: QuestionType;
  action: string;
  values: QuestionFormValues;
  classes: Option[];
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** Writes or changes a question of one type. */
export function QuestionForm({ type, action, values, classes, idempotencyKey, formResult }: Props) {
  const { form, fields, metadata } = usePostForm({
    id: "soal",
    schema: createQuestionSchema(type),
    formResult,
    defaultValue: values,
  });
  return (
    <PostForm
      {...form}
      action={action}
      idempotencyKey={idempotencyKey}
      className="grid max-w-3xl gap-6"
    >
      <input
        type="hidden"
        name="version"
        defaultValue={getControlProps(fields.version).defaultValue}
      />
      <Select
        {...getControlProps(fields.classId)}
        label="Untuk kelas"
        hint="Hanya kuis di kelas ini yang mengambil soalnya."
        options={classes}
        placeholder="Pilih kelas"
        required
      />
      <TextArea {...getControlProps(fields.prompt)} label="Soal" rows={4} required />
      <BodyFields type={type} fields={fields} metadata={metadata} />
      <TextArea
        {...getControlProps(fields.explanation)}
        label="Penjelasan"
        hint="Tampil bersama jawaban benar."
        rows={3}
      />
      <RadioGroup
        {...getControlProps(fields.level)}
        legend="Tingkat"
        options={toOptions(LEVEL_LABELS)}
        required
      />
      <TextInput
        {...getControlProps(fields.tags)}
        label="Tag"
        hint="Pisahkan dengan koma, misalnya: html, dasar. Kuis mengambil soal acak menurut tag; soal tanpa tag hanya ditanyakan bila dipilih di pengaturan kuis."
        autoComplete="off"
      />
      <div>
        <Button>Simpan soal</Button>
      </div>
    </PostForm>
  );
}
