import { FieldError, Hint } from "~/ui/field";
import { getControlProps } from "~/ui/form/use-post-form";
import { TextInput } from "~/ui/text-input";
import type { ChapterFields } from "./chapter-fields";

/** Rubric, due date and late rule of a task. */
export const TaskFields = ({ fields }: { fields: ChapterFields }) => (
  <>
    <CriterionFields list={fields.criteria} />
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="font-semibold">Tenggat</legend>
      <TextInput
        {...getControlProps(fields.dueDate)}
        label="Tanggal"
        hint="Misalnya 31/12/2026. Kosongkan bila tanpa tenggat."
        inputMode="numeric"
        autoComplete="off"
        plain
      />
      <TextInput
        {...getControlProps(fields.dueTime)}
        label="Jam (WIB)"
        hint="Misalnya 19.30."
        inputMode="numeric"
        autoComplete="off"
        plain
      />
    </fieldset>
    <TextInput
      {...getControlProps(fields.lateMax)}
      label="Nilai tertinggi sesudah tenggat"
      hint="Kosongkan bila sesudah tenggat tugas tidak diterima."
      inputMode="numeric"
      autoComplete="off"
    />
    <TextInput
      {...getControlProps(fields.passMark)}
      label="Nilai lulus"
      hint="Kosongkan bila mengumpulkan saja sudah cukup."
      inputMode="numeric"
      autoComplete="off"
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
            <TextInput
              {...getControlProps(points)}
              label={`Poin kriteria ${index + 1}`}
              inputMode="numeric"
              autoComplete="off"
              plain
            />
          </div>
        );
      })}
    </fieldset>
  );
}
