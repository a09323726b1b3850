import { SMK_FIELDS } from "~/lib/smk-programs";
import { Checkbox } from "~/ui/checkbox";
import { FieldError } from "~/ui/field";
import { type FieldState, getControlProps } from "~/ui/form/use-post-form";

interface Props {
  field: FieldState;
}

/** Study programs of the ministry's list, grouped by field; groups with a choice are open. */
export function MajorsFieldset({ field }: Props) {
  const majors = getControlProps(field);
  const chosen = [field.initialValue].flat();
  return (
    <fieldset
      className="grid gap-2"
      aria-describedby={majors.error ? `${majors.id}-error` : undefined}
    >
      <legend className="font-semibold">Program keahlian</legend>
      <p className="text-sm text-ink-soft">
        Untuk SMK, pilih paling sedikit satu. Sekolah lain boleh mengosongkannya.
      </p>
      <FieldError id={majors.id} error={majors.error} />
      {SMK_FIELDS.map(({ name, programs }, fieldIndex) => (
        <details
          key={name}
          className="rounded-card border border-line px-4"
          open={programs.some((program) => chosen.includes(program))}
        >
          <summary className="py-2.5 font-semibold">{name}</summary>
          {programs.map((program, index) => (
            <Checkbox
              key={program}
              id={
                fieldIndex === 0 && index === 0 ? majors.id : `${majors.id}-${fieldIndex}-${index}`
              }
              name="majors"
              value={program}
              label={program}
              defaultChecked={chosen.includes(program)}
            />
          ))}
        </details>
      ))}
    </fieldset>
  );
}
