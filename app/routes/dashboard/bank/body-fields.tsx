import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { QuestionFormValues } from "~/lib/question-form";
import { MAX_ITEMS, MAX_OPTION_LENGTH, type QuestionType } from "~/lib/questions";
import { FieldList } from "~/ui/form/field-list";
import { getControlProps } from "~/ui/form/use-post-form";
import { RadioGroup } from "~/ui/radio-group";
import { TextInput } from "~/ui/text-input";

type Fields = {
  [Name in keyof QuestionFormValues]-?: FieldMetadata<QuestionFormValues[Name], QuestionFormValues>;
};

interface Props {
  type: QuestionType;
  fields: Fields;
  metadata: Pick<FormMetadata<QuestionFormValues>, "insert" | "remove">;
}

interface ListTexts {
  name: "right" | "wrong" | "accept" | "left" | "pairs" | "steps" | "rubric";
  legend: string;
  hint?: string;
  /** One row: "Pilihan salah". */
  row: string;
}

const RIGHT: ListTexts = { name: "right", legend: "Jawaban benar", row: "Jawaban benar" };
const WRONG: ListTexts = {
  name: "wrong",
  legend: "Pilihan yang salah",
  hint: `Semua pilihan bersama paling banyak ${MAX_ITEMS}.`,
  row: "Pilihan salah",
};

/** Lists of text rows by type; other types have different fields. */
const LISTS: Partial<Record<QuestionType, ListTexts[]>> = {
  single: [RIGHT, WRONG],
  multiple: [RIGHT, WRONG],
  short: [
    {
      name: "accept",
      legend: "Jawaban yang diterima",
      hint: "Tulis semua ejaan yang benar.",
      row: "Jawaban",
    },
  ],
  matching: [
    { name: "left", legend: "Kolom kiri", row: "Kiri" },
    {
      name: "pairs",
      legend: "Kolom kanan",
      hint: "Baris pertama berpasangan dengan baris pertama kolom kiri, dan seterusnya. Baris selebihnya menjadi pengecoh.",
      row: "Kanan",
    },
  ],
  order: [{ name: "steps", legend: "Langkah dalam urutan yang benar", row: "Langkah" }],
  essay: [
    {
      name: "rubric",
      legend: "Yang dinilai",
      hint: "Kriteria yang dibaca peserta dan penilai. Boleh dikosongkan.",
      row: "Kriteria",
    },
  ],
};

const TRUTH_OPTIONS = [
  { value: "true", label: "Benar" },
  { value: "false", label: "Salah" },
];

/** What is right, by the type of the question. */
export function BodyFields({ type, fields, metadata }: Props) {
  if (type === "true_false")
    return (
      <RadioGroup
        {...getControlProps(fields.value)}
        legend="Pernyataan ini"
        options={TRUTH_OPTIONS}
        required
      />
    );
  if (type === "number")
    return (
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput
          {...getControlProps(fields.number)}
          label="Jawaban"
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextInput
          {...getControlProps(fields.tolerance)}
          label="Toleransi"
          hint="Selisih yang masih benar, misalnya 0,5."
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    );
  return LISTS[type]?.map(({ name, legend, hint, row }) => (
    <FieldList
      key={name}
      metadata={metadata}
      list={fields[name]}
      legend={legend}
      hint={hint}
      maxRows={MAX_ITEMS}
      addLabel={`Tambah baris ${legend.toLowerCase()}`}
      getRowLabel={(index) => `${row.toLowerCase()} ${index + 1}`}
      renderRow={(field, index) => (
        <TextInput
          {...getControlProps(field)}
          label={`${row} ${index + 1}`}
          maxLength={MAX_OPTION_LENGTH}
          autoComplete="off"
          plain
        />
      )}
    />
  ));
}
