import {
  type FestivalPart,
  packageFormSchema,
  programmeFormSchema,
  speakerFormSchema,
} from "~/lib/festival-fields";
import type { FestivalFormValues } from "~/server/features/festival-desk";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PictureInput } from "~/ui/form/picture-input";
import { PostForm } from "~/ui/form/post-form";
import {
  type FieldState,
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

interface FormProps<Values> {
  path: string;
  /** Null for a new item. */
  values: Values | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}
type ValuesOf<Part extends FestivalPart> = Extract<FestivalFormValues, { part: Part }>;

const FORM_CLASS = "grid max-w-[45rem] gap-6";

/** The form of a new or an existing item. @param part also of `values` */
export function FestivalItemForm({
  part,
  values,
  ...props
}: FormProps<FestivalFormValues> & { part: FestivalPart }) {
  switch (part) {
    case "package":
      return <PackageForm {...props} values={values?.part === "package" ? values : null} />;
    case "speaker":
      return <SpeakerForm {...props} values={values?.part === "speaker" ? values : null} />;
    case "programme":
      return <ProgrammeForm {...props} values={values?.part === "programme" ? values : null} />;
  }
}

function PackageForm({ path, values, idempotencyKey, formResult }: FormProps<ValuesOf<"package">>) {
  const { form, fields } = usePostForm({
    id: "paket",
    schema: packageFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
  return (
    <PostForm {...form} action={path} idempotencyKey={idempotencyKey} className={FORM_CLASS}>
      <TextInput
        {...getControlProps(fields.name)}
        label="Nama paket"
        hint="Misalnya Gold."
        autoComplete="off"
        required
      />
      <NumberInput
        {...getControlProps(fields.price)}
        label="Harga"
        hint="Misalnya 25 juta. Kosongkan bila mitra menanggung seluruh biaya acara."
      />
      <TextInput
        {...getControlProps(fields.slots)}
        label="Jumlah tempat"
        hint="Misalnya 4–5 mitra."
        autoComplete="off"
        required
      />
      <TextArea
        {...getControlProps(fields.benefits)}
        label="Yang didapat mitra"
        hint="Satu hal per baris, paling banyak 12."
        rows={6}
      />
      <Ending sort={fields.sort} version={fields.version} isNew={values === null} />
    </PostForm>
  );
}

function SpeakerForm({ path, values, idempotencyKey, formResult }: FormProps<ValuesOf<"speaker">>) {
  const { form, fields } = usePostForm({
    id: "pembicara",
    schema: speakerFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      multipart
      className={FORM_CLASS}
    >
      <TextInput
        {...getControlProps(fields.name)}
        label="Nama pembicara"
        autoComplete="off"
        required
      />
      <TextArea
        {...getControlProps(fields.bio)}
        label="Tentang pembicara"
        hint="Pekerjaannya dan yang akan dibawakannya, satu atau dua kalimat."
        rows={3}
      />
      <Checkbox {...getCheckboxProps(fields.isConfirmed)} label="Sudah memastikan hadir" />
      <TextInput
        {...getControlProps(fields.link)}
        label="Alamat LinkedIn"
        hint="Diawali https://."
        type="url"
        autoComplete="off"
      />
      <PictureInput field={fields.picture} label="Foto" />
      <Ending sort={fields.sort} version={fields.version} isNew={values === null} />
    </PostForm>
  );
}

function ProgrammeForm({
  path,
  values,
  idempotencyKey,
  formResult,
}: FormProps<ValuesOf<"programme">>) {
  const { form, fields } = usePostForm({
    id: "acara",
    schema: programmeFormSchema,
    formResult,
    ...(values && { defaultValue: values }),
  });
  return (
    <PostForm
      {...form}
      action={path}
      idempotencyKey={idempotencyKey}
      multipart
      className={FORM_CLASS}
    >
      <TextInput {...getControlProps(fields.name)} label="Nama acara" autoComplete="off" required />
      <TextArea
        {...getControlProps(fields.description)}
        label="Penjelasan"
        hint="Yang terjadi, untuk siapa, dan kapan."
        rows={4}
      />
      <PictureInput field={fields.picture} label="Gambar" />
      <Ending sort={fields.sort} version={fields.version} isNew={values === null} />
    </PostForm>
  );
}

interface EndingProps {
  sort: FieldState;
  version: FieldState;
  isNew: boolean;
}

const Ending = ({ sort, version, isNew }: EndingProps) => (
  <>
    <NumberInput
      {...getControlProps(sort)}
      label="Urutan"
      hint="Angka kecil tampil lebih dulu. Kosongkan untuk tempat terakhir."
    />
    {!isNew && (
      <input type="hidden" name="version" defaultValue={getControlProps(version).defaultValue} />
    )}
    <div>
      <Button>{isNew ? "Tambahkan" : "Simpan"}</Button>
    </div>
  </>
);
