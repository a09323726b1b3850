import {
  createDetailsSchema,
  MAX_OTHER_MAJORS,
  SCHOOL_OWNERSHIPS,
  SCHOOL_TYPES,
  schoolSteps,
} from "~/lib/school-fields";
import type { SchoolDraftValues, SchoolStep } from "~/lib/school-form";
import { Button } from "~/ui/button";
import { FieldList } from "~/ui/form/field-list";
import { PostForm } from "~/ui/form/post-form";
import { UploadInput } from "~/ui/form/upload-input";
import { type FormResultView, getControlProps, usePostForm } from "~/ui/form/use-post-form";
import { NumberInput } from "~/ui/number-input";
import { RadioGroup } from "~/ui/radio-group";
import { type Option, Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { MajorsFieldset } from "./majors-fieldset";

export interface StepFieldsProps {
  action: string;
  values: SchoolDraftValues;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
  provinces: Option[] | null;
  cities: Option[] | null;
  letter: { name: string; size: string } | null;
  /** Why the uploaded letter was rejected. */
  letterError: string | null;
}

export function StepFields({ step, ...props }: StepFieldsProps & { step: SchoolStep["key"] }) {
  if (step === "school") return <SchoolFields {...props} />;
  if (step === "place") return <PlaceFields {...props} />;
  if (step === "people") return <PeopleFields {...props} />;
  return <DetailFields {...props} />;
}

const OWNERSHIP_LABELS = { negeri: "Negeri", swasta: "Swasta" } as const;
const getTypeLabel = (type: string) => (type === "lain" ? "Lainnya" : type);

function StepButtons({ label = "Lanjutkan" }: { label?: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>{label}</Button>
      <Button variant="secondary" name="intent" value="save" formNoValidate>
        Simpan, lanjutkan nanti
      </Button>
    </div>
  );
}

function SchoolFields({ action, values, idempotencyKey, formResult }: StepFieldsProps) {
  const { form, fields } = usePostForm({
    id: "sekolah",
    schema: schoolSteps.school,
    formResult,
    defaultValue: values,
  });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <TextInput
        {...getControlProps(fields.npsn)}
        label="NPSN"
        required
        autoCapitalize="characters"
        hint="8 angka. PKBM dan LKP boleh diawali P atau K."
      />
      <TextInput
        {...getControlProps(fields.name)}
        label="Nama sekolah"
        required
        autoComplete="organization"
      />
      <RadioGroup
        {...getControlProps(fields.type)}
        legend="Jenis"
        required
        options={SCHOOL_TYPES.map((value) => ({ value, label: getTypeLabel(value) }))}
      />
      <RadioGroup
        {...getControlProps(fields.status)}
        legend="Status"
        required
        options={SCHOOL_OWNERSHIPS.map((value) => ({ value, label: OWNERSHIP_LABELS[value] }))}
      />
      <StepButtons />
    </PostForm>
  );
}

function PlaceFields({
  action,
  values,
  idempotencyKey,
  formResult,
  provinces,
  cities,
}: StepFieldsProps) {
  const { form, fields } = usePostForm({
    id: "tempat",
    schema: schoolSteps.place,
    formResult,
    defaultValue: values,
  });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Select
          {...getControlProps(fields.provinceId)}
          label="Provinsi"
          required
          options={provinces ?? []}
          placeholder="Pilih provinsi"
        />
        <Button variant="secondary" name="intent" value="cities" formNoValidate>
          Tampilkan kota
        </Button>
      </div>
      <Select
        {...getControlProps(fields.cityId)}
        label="Kabupaten/kota"
        required
        options={cities ?? []}
        placeholder={cities && cities.length > 0 ? "Pilih kabupaten/kota" : "Pilih provinsi dahulu"}
      />
      <TextArea
        {...getControlProps(fields.address)}
        label="Alamat"
        rows={3}
        required
        hint="Jalan, nomor, desa atau kelurahan, kecamatan."
      />
      <TextInput
        {...getControlProps(fields.postcode)}
        label="Kode pos"
        required
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <StepButtons />
    </PostForm>
  );
}

function PeopleFields({ action, values, idempotencyKey, formResult }: StepFieldsProps) {
  const { form, fields } = usePostForm({
    id: "orang",
    schema: schoolSteps.people,
    formResult,
    defaultValue: values,
  });
  const principal = fields.principal.getFieldset();
  const pic = fields.pic.getFieldset();
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <fieldset className="grid gap-6">
        <legend className="mb-4 text-xl font-bold">Kepala sekolah</legend>
        <TextInput {...getControlProps(principal.name)} label="Nama kepala sekolah" required />
        <TextInput
          {...getControlProps(principal.nip)}
          label="NIP"
          inputMode="numeric"
          hint="18 angka."
        />
        <TextInput
          {...getControlProps(principal.phone)}
          label="Nomor HP kepala sekolah"
          type="tel"
          required
          hint="Contoh: 0812-3456-7890"
        />
      </fieldset>
      <fieldset className="grid gap-6">
        <legend className="mb-4 text-xl font-bold">Penanggung jawab</legend>
        <TextInput
          {...getControlProps(pic.name)}
          label="Nama penanggung jawab"
          required
          autoComplete="name"
        />
        <TextInput
          {...getControlProps(pic.position)}
          label="Jabatan"
          required
          hint="Misalnya: Wakil kepala sekolah bidang kurikulum"
          autoComplete="organization-title"
        />
        <TextInput
          {...getControlProps(pic.email)}
          label="Email"
          type="email"
          required
          autoComplete="email"
          hint="Hasil pemeriksaan kami kirim ke alamat ini."
        />
        <TextInput
          {...getControlProps(pic.phone)}
          label="Nomor HP penanggung jawab"
          type="tel"
          required
          autoComplete="tel"
        />
      </fieldset>
      <StepButtons />
    </PostForm>
  );
}

function DetailFields({
  action,
  values,
  idempotencyKey,
  formResult,
  letter,
  letterError,
}: StepFieldsProps) {
  const { form, fields, metadata } = usePostForm({
    id: "rincian",
    schema: createDetailsSchema(values.type),
    formResult,
    defaultValue: values,
  });
  const errors = letterError
    ? [...form.errors, { fieldId: "rincian-letter", message: letterError }]
    : form.errors;
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey} errors={errors} multipart>
      <NumberInput
        {...getControlProps(fields.students)}
        label="Jumlah siswa"
        required
        hint="Contoh: 1.250"
      />
      <MajorsFieldset field={fields.majors} />
      <FieldList
        metadata={metadata}
        list={fields.otherMajors}
        legend="Program lain"
        hint="Program, peminatan, atau paket yang tidak ada di daftar. Misalnya: IPA, Keagamaan, Paket C."
        maxRows={MAX_OTHER_MAJORS}
        addLabel="Tambah program"
        getRowLabel={(index) => `program lain ${index + 1}`}
        renderRow={(row, index) => (
          <TextInput
            {...getControlProps(row)}
            label={`Program lain ${index + 1}`}
            maxLength={60}
            plain
          />
        )}
      />
      <TextInput
        {...getControlProps(fields.website)}
        label="Situs sekolah"
        type="url"
        hint="Diawali https://"
      />
      <UploadInput
        id="rincian-letter"
        name="letter"
        label="Surat pengantar"
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        hint="PDF atau gambar, paling besar 5 MB. Boleh menyusul sebelum diperiksa."
        storedFile={letter}
        error={letterError ?? undefined}
      />
      <StepButtons label="Periksa isian" />
    </PostForm>
  );
}
