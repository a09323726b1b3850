import { getOptionField, type QuestionForm } from "~/lib/quiz-fields";
import { FieldError } from "~/ui/field";
import { getControlProps } from "~/ui/form/use-post-form";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

type Field = Parameters<typeof getControlProps>[0];

interface Props {
  question: QuestionForm;
  /** By name; every name of the question's schema is there. */
  fields: Partial<Record<string, Field>>;
}

const HINTS: Partial<Record<QuestionForm["type"], string>> = {
  single: "Pilih satu jawaban.",
  multiple: "Pilih semua jawaban yang benar. Pilihan yang salah mengurangi nilai soal ini.",
  true_false: "Pilih satu jawaban.",
  matching: "Pilih pasangan untuk setiap baris. Setiap pasangan yang tepat dihitung.",
  order: "Tulis 1 untuk yang pertama, 2 untuk yang kedua, dan seterusnya.",
  essay: "Jawaban ini dinilai oleh pengajar.",
};
const TRUTH_OPTIONS = [
  { id: "true", text: "Benar" },
  { id: "false", text: "Salah" },
];

/** A question as a group of form controls. */
export function AnswerControls({ question, fields }: Props) {
  const hint = HINTS[question.type];
  return (
    <fieldset className="grid gap-4" aria-describedby={hint && "soal-petunjuk"}>
      <legend className="mb-2 text-lg font-semibold whitespace-pre-line">{question.prompt}</legend>
      {hint && (
        <p id="soal-petunjuk" className="text-ink-soft">
          {hint}
        </p>
      )}
      <Controls question={question} fields={fields} />
    </fieldset>
  );
}

function Controls({ question, fields }: Props) {
  const { answer } = fields;
  switch (question.type) {
    case "matching":
      return <PairControls question={question} fields={fields} />;
    case "order":
      return <OrderControls question={question} fields={fields} />;
    case "multiple":
      return answer && <Choices field={answer} type="checkbox" options={question.options} />;
    case "single":
      return answer && <Choices field={answer} type="radio" options={question.options} />;
    case "true_false":
      return answer && <Choices field={answer} type="radio" options={TRUTH_OPTIONS} />;
    case "essay":
      return answer && <EssayControl field={answer} rubric={question.rubric} />;
    case "number":
      return (
        answer && (
          <TextInput
            {...getControlProps(answer)}
            label="Jawaban Anda"
            plain
            inputMode="decimal"
            autoComplete="off"
            hint="Angka, misalnya 12 atau 3,5."
          />
        )
      );
    case "short":
      return (
        answer && (
          <TextInput {...getControlProps(answer)} label="Jawaban Anda" plain autoComplete="off" />
        )
      );
  }
}

interface ChoicesProps {
  field: Field;
  type: "radio" | "checkbox";
  options: QuestionForm["options"];
}

function Choices({ field, type, options }: ChoicesProps) {
  const { id, name, error } = getControlProps(field);
  const chosen = [field.initialValue].flat();
  return (
    <div className="grid gap-1">
      <FieldError id={id} error={error} />
      {options.map((option, index) => (
        <label
          key={option.id}
          className="flex min-h-11 items-start gap-3 rounded-control border border-line px-4 py-2"
        >
          <input
            id={index === 0 ? id : `${id}-${index + 1}`}
            type={type}
            name={name}
            value={option.id}
            defaultChecked={chosen.includes(option.id)}
            aria-invalid={error ? true : undefined}
            className="mt-0.5 size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere">{option.text}</span>
        </label>
      ))}
    </div>
  );
}

function PairControls({ question: { options, right }, fields }: Props) {
  const choices = right.map(({ id, text }) => ({ value: id, label: text }));
  return options.map(({ id, text }) => {
    const field = fields[getOptionField(id)];
    return (
      field && (
        <Select
          key={id}
          {...getControlProps(field)}
          label={text}
          options={choices}
          placeholder="Pilih pasangannya"
          plain
        />
      )
    );
  });
}

function OrderControls({ question: { options }, fields }: Props) {
  return options.map(({ id, text }) => {
    const field = fields[getOptionField(id)];
    return (
      field && (
        <TextInput
          key={id}
          {...getControlProps(field)}
          label={text}
          type="number"
          min={1}
          max={options.length}
          inputMode="numeric"
          plain
        />
      )
    );
  });
}

function EssayControl({ field, rubric }: { field: Field; rubric: readonly string[] }) {
  return (
    <>
      {rubric.length > 0 && (
        <div>
          <p>Yang dinilai:</p>
          <ul className="list-disc pl-5">
            {rubric.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
        </div>
      )}
      <TextArea {...getControlProps(field)} label="Jawaban Anda" plain rows={10} />
    </>
  );
}
