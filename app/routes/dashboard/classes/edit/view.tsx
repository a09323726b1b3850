import { classFormSchema } from "~/lib/class-desk-fields";
import { STAFF_CLASSES_PATH } from "~/lib/class-desk-paths";
import { learnersPath } from "~/lib/paths";
import type { MenuItem } from "~/lib/views";
import type { toClassFormValues } from "~/server/features/class-desk";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FieldError } from "~/ui/field";
import { PictureInput } from "~/ui/form/picture-input";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { NumberInput } from "~/ui/number-input";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { ConflictForm } from "../../conflict-form";
import { MarkdownHelp } from "../../content/editor/markdown-help";
import { DashboardLayout } from "../../dashboard-layout";
import type { DeskAnswer } from "../../resolve-conflict";
import { NameFields } from "../name-fields";
import { DateFields } from "./date-fields";

interface Props {
  menu: readonly MenuItem[];
  path: string;
  slug: string;
  name: string;
  people: { id: string; name: string }[];
  programs: { id: string; name: string }[];
  taken: number;
  values: ReturnType<typeof toClassFormValues>;
  idempotencyKey: string;
  formResult: (FormResultView & DeskAnswer) | undefined;
}

/** The form of a class. */
export function EditClassPage(props: Props) {
  const { menu, path, slug, name, formResult } = props;
  return (
    <DashboardLayout
      title={`Ubah kelas ${name}`}
      menu={menu}
      path={path}
      breadcrumbs={[
        { label: "Kelas", href: STAFF_CLASSES_PATH },
        { label: name, href: learnersPath(slug) },
        { label: "Ubah" },
      ]}
    >
      {formResult?.notice && <Notice tone="success">{formResult.notice}</Notice>}
      {formResult?.conflict ? (
        <ConflictForm
          what="Kelas ini"
          action={path}
          conflict={formResult.conflict}
          idempotencyKey={formResult.idempotencyKey}
        />
      ) : (
        <ClassForm {...props} />
      )}
    </DashboardLayout>
  );
}

const useClassForm = (values: Props["values"], formResult: Props["formResult"]) =>
  usePostForm({ id: "kelas", schema: classFormSchema, formResult, defaultValue: values });
type Fields = ReturnType<typeof useClassForm>["fields"];

function ClassForm({ path, people, programs, taken, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = useClassForm(values, formResult);
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      multipart
      className="grid max-w-[45rem] gap-6"
    >
      <input
        type="hidden"
        name="version"
        defaultValue={getControlProps(fields.version).defaultValue}
      />
      <NameFields fields={fields} />
      <TextFields fields={fields} />
      <PriceFields fields={fields} taken={taken} />
      <DateFields fields={fields} />
      <fieldset className="grid gap-1">
        <legend className="font-semibold">Sertifikat</legend>
        <Checkbox
          {...getCheckboxProps(fields.completion)}
          label="Penyelesaian: semua bab selesai"
        />
        <Checkbox
          {...getCheckboxProps(fields.competence)}
          label="Kompetensi: lulus kuis terakhir"
        />
      </fieldset>
      <PeopleFields field={fields.mentorIds} people={people} />
      <Select
        {...getControlProps(fields.programId)}
        label="Program"
        options={programs.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Tidak termasuk program"
      />
      <div>
        <Button>Simpan</Button>
      </div>
    </PostForm>
  );
}

const TextFields = ({ fields }: { fields: Fields }) => (
  <>
    <TextArea
      {...getControlProps(fields.description)}
      label="Tentang kelas ini"
      hint="Ditulis dengan Markdown."
      rows={12}
    />
    <MarkdownHelp />
    <TextArea
      {...getControlProps(fields.outcomes)}
      label="Yang akan dikuasai peserta"
      hint="Satu hal per baris, paling banyak 12."
      rows={5}
    />
    <PictureInput
      field={fields.cover}
      label="Sampul"
      hint="Tampil di kartu dan di atas halaman kelas; tanpa sampul, kami buatkan."
    />
  </>
);

const PriceFields = ({ fields, taken }: { fields: Fields; taken: number }) => (
  <>
    <NumberInput
      {...getControlProps(fields.price)}
      label="Harga"
      hint="Misalnya 250.000 atau 250 ribu. Kosongkan bila gratis."
    />
    <NumberInput
      {...getControlProps(fields.strikePrice)}
      label="Harga coret"
      hint="Harga sebelum potongan, bila ada."
    />
    <NumberInput
      {...getControlProps(fields.quota)}
      label="Kuota"
      hint={`Kosongkan bila tanpa batas. Sekarang ${taken} tempat terisi.`}
    />
  </>
);

interface PeopleProps {
  field: Fields["mentorIds"];
  people: Props["people"];
}

function PeopleFields({ field, people }: PeopleProps) {
  const { id, name, error } = getControlProps(field);
  const initial: unknown = field.initialValue;
  const chosen = Array.isArray(initial) ? initial : [initial];
  return (
    <fieldset className="grid gap-1" id={id}>
      <legend className="font-semibold">Pengajar</legend>
      <FieldError id={id} error={error} />
      {people.map((person) => (
        <Checkbox
          key={person.id}
          id={`${id}-${person.id}`}
          name={name}
          value={person.id}
          label={person.name}
          defaultChecked={chosen.includes(person.id)}
        />
      ))}
    </fieldset>
  );
}
