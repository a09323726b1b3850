import { FieldError, Hint } from "~/ui/field";
import { getControlProps } from "~/ui/form/use-post-form";
import { DateInput, NumberInput, TimeInput } from "~/ui/number-input";
import { TextInput } from "~/ui/text-input";
import type { ChapterFields } from "./chapter-fields";

/** Rubric, due date and late rule of a task. */
export const TaskFields = ({ fields }: { fields: ChapterFields }) => (
  <>
    <CriterionFields list={fields.criteria} />
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="font-semibold">Tenggat</legend>
      <DateInput
        {...getControlProps(fields.dueDate)}
        label="Tanggal"
        hint="Misalnya 31/12/2026. Kosongkan bila tanpa tenggat."
        plain
      />
      <TimeInput {...getControlProps(fields.dueTime)} label="Jam (WIB)" plain />
    </fieldset>
    <NumberInput
      {...getControlProps(fields.lateMax)}
      label="Nilai tertinggi sesudah tenggat"
      hint="Kosongkan bila sesudah tenggat tugas tidak diterima."
    />
    <NumberInput
      {...getControlProps(fields.passMark)}
      label="Nilai lulus"
      hint="Kosongkan bila mengumpulkan saja sudah cukup."
    />
  </>
);

function CriterionFields({ list }: { list: ChapterFields["criteria"] }) {
  const { id, error } = getControlProps(list);
  return (
    <fieldset className="grid gap-3" id={id}>
      <legend className="font-semibold">Kriteria penilaian</legend>
      <Hint id={id} hint="Kosongkan baris yang tidak dipakai." />
      <FieldError id={id} error={error} />
      {list.getFieldList().map((row, index) => {
        const { title, points } = row.getFieldset();
        return (
          <div key={row.key} className="grid gap-3 sm:grid-cols-[1fr_8rem]">
            <TextInput
              {...getControlProps(title)}
              label={`Kriteria ${index + 1}`}
              autoComplete="off"
              plain
            />
            <NumberInput {...getControlProps(points)} label={`Poin kriteria ${index + 1}`} plain />
          </div>
        );
      })}
    </fieldset>
  );
}
