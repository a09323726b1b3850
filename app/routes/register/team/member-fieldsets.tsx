import { MAX_TEAM_SIZE, MIN_TEAM_SIZE } from "~/lib/team-fields";
import { Checkbox } from "~/ui/checkbox";
import { FieldError } from "~/ui/field";
import { type FieldState, getCheckboxProps, getControlProps } from "~/ui/form/use-post-form";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";

/** Of conform's form, what rows need. */
interface Form {
  id: string;
  allErrors: Record<string, string[]>;
  initialValue: { members?: unknown } | undefined;
}

const INDEXES = Array.from({ length: MAX_TEAM_SIZE }, (_, index) => index);
const isRequired = (index: number) => index < MIN_TEAM_SIZE;

const GRADE_OPTIONS = ["X", "XI", "XII"].map((value) => ({ value, label: `Kelas ${value}` }));
const GENDER_OPTIONS = [
  { value: "P", label: "Perempuan" },
  { value: "L", label: "Laki-laki" },
];

/** All rows at once, so that a team is registered without script; the last ones may stay empty. */
export function MemberFieldsets({ metadata }: { metadata: Form }) {
  const { members } = metadata.initialValue ?? {};
  const rows = (Array.isArray(members) ? members : []) as (Row | null)[];
  return (
    <div id={`${metadata.id}-members`} className="grid gap-6">
      <FieldError id={`${metadata.id}-members`} error={metadata.allErrors.members?.[0]} />
      {INDEXES.map((index) => (
        <MemberFieldset key={index} metadata={metadata} row={rows[index] ?? {}} index={index} />
      ))}
    </div>
  );
}

type Row = Record<string, unknown>;

interface MemberFieldsetProps {
  metadata: Form;
  /** Values of the row. */
  row: Row;
  index: number;
}

function MemberFieldset({ metadata, row, index }: MemberFieldsetProps) {
  const getField = (name: string): FieldState => {
    const path = `members[${index}].${name}`;
    return {
      id: `${metadata.id}-${path}`,
      name: path,
      errors: metadata.allErrors[path],
      initialValue: row[name],
    };
  };
  const legend = `Anggota ${index + 1}`;
  if (isRequired(index))
    return (
      <fieldset className="grid gap-6 rounded-card border border-line p-4">
        <legend className="px-2 text-xl font-bold">{legend}</legend>
        <MemberFields getField={getField} isRequired />
      </fieldset>
    );
  return (
    <details
      open={Object.values(row).some(Boolean)}
      className="rounded-card border border-line px-4"
    >
      <summary className="py-3 text-xl font-bold">{legend} (opsional)</summary>
      <fieldset className="grid gap-6 pb-4">
        <legend className="sr-only">{legend}</legend>
        <MemberFields getField={getField} isRequired={false} />
      </fieldset>
    </details>
  );
}

interface MemberFieldsProps {
  getField: (name: string) => FieldState;
  isRequired: boolean;
}

/** Browsers are not asked to fill in the data of others. */
const MANUAL = { autoComplete: "off" } as const;

function MemberFields({ getField, isRequired: required }: MemberFieldsProps) {
  const common = { ...MANUAL, required, plain: !required };
  return (
    <>
      <TextInput {...getControlProps(getField("name"))} {...common} label="Nama" />
      <TextInput
        {...getControlProps(getField("nisn"))}
        {...common}
        label="NISN"
        inputMode="numeric"
        hint="10 angka. Hanya panitia yang melihatnya utuh."
      />
      <Select
        {...getControlProps(getField("grade"))}
        {...common}
        label="Kelas"
        placeholder="Pilih kelas"
        options={GRADE_OPTIONS}
      />
      <Select
        {...getControlProps(getField("gender"))}
        {...MANUAL}
        plain={!required}
        label="Jenis kelamin"
        placeholder="Tidak disebutkan"
        options={GENDER_OPTIONS}
      />
      <TextInput {...getControlProps(getField("email"))} {...common} label="Email" type="email" />
      <TextInput
        {...getControlProps(getField("phone"))}
        {...MANUAL}
        plain={!required}
        label="Nomor HP"
        type="tel"
      />
      <TextInput
        {...getControlProps(getField("guardianName"))}
        {...common}
        label="Nama orang tua atau wali"
      />
      <TextInput
        {...getControlProps(getField("guardianPhone"))}
        {...common}
        label="Nomor HP orang tua atau wali"
        type="tel"
      />
      <Checkbox
        {...getCheckboxProps(getField("guardianConsent"))}
        label="Orang tua atau wali mengizinkan siswa ini mengikuti kompetisi dan datanya kami simpan untuk itu."
      />
    </>
  );
}
