import { rowsIn } from "~/lib/form-rows";
import { MOST_OTHER_MAJORS, SCHOOL_OWNERSHIPS, SCHOOL_TYPES, schoolSteps } from "~/lib/school-fields";
import type { SchoolStep } from "~/lib/school-form";
import { SMK_FIELDS } from "~/lib/smk-programmes";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FieldError } from "~/ui/field";
import { PostForm } from "~/ui/form/post-form";
import { Rows } from "~/ui/form/rows";
import { UploadInput } from "~/ui/form/upload-input";
import { type FormAnswerView, usePostForm } from "~/ui/form/use-post-form";
import { RadioGroup } from "~/ui/radio-group";
import { type Option, Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";

export interface StepProps {
  action: string;
  values: Record<string, unknown>;
  idempotencyKey: string;
  answer: FormAnswerView | undefined;
  provinces: Option[] | null;
  cities: Option[] | null;
  letter: { name: string; size: string } | null;
  /** The letter that was refused: told at its field. */
  letterError: string | null;
}

export function StepFields({ step, ...props }: StepProps & { step: SchoolStep["key"] }) {
  if (step === "school") return <SchoolFields {...props} />;
  if (step === "place") return <PlaceFields {...props} />;
  if (step === "people") return <PeopleFields {...props} />;
  return <DetailFields {...props} />;
}

const OWNERSHIP_LABELS = { negeri: "Negeri", swasta: "Swasta" } as const;
const typeLabel = (type: string) => (type === "lain" ? "Lainnya" : type);

/** On, or keep what is there and go on another day. */
function StepButtons({ label = "Lanjutkan" }: { label?: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>{label}</Button>
      <Button variant="secondary" name="intent" value="simpan" formNoValidate>
        Simpan, lanjutkan nanti
      </Button>
    </div>
  );
}

function SchoolFields({ action, values, idempotencyKey, answer }: StepProps) {
  const { form, of } = usePostForm({ id: "sekolah", schema: schoolSteps.school, answer, defaultValue: values });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <TextInput {...of("npsn")} label="NPSN" required autoCapitalize="characters" hint="8 angka. PKBM dan LKP boleh diawali P atau K." />
      <TextInput {...of("name")} label="Nama sekolah" required autoComplete="organization" />
      <RadioGroup {...of("type")} legend="Jenis" required options={SCHOOL_TYPES.map((value) => ({ value, label: typeLabel(value) }))} />
      <RadioGroup
        {...of("status")}
        legend="Status"
        required
        options={SCHOOL_OWNERSHIPS.map((value) => ({ value, label: OWNERSHIP_LABELS[value] }))}
      />
      <StepButtons />
    </PostForm>
  );
}

function PlaceFields({ action, values, idempotencyKey, answer, provinces, cities }: StepProps) {
  const { form, of } = usePostForm({ id: "tempat", schema: schoolSteps.place, answer, defaultValue: values });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Select {...of("provinceId")} label="Provinsi" required options={provinces ?? []} placeholder="Pilih provinsi" />
        <Button variant="secondary" name="intent" value="kota" formNoValidate>
          Tampilkan kota
        </Button>
      </div>
      <Select
        {...of("cityId")}
        label="Kabupaten/kota"
        required
        options={cities ?? []}
        placeholder={cities && cities.length > 0 ? "Pilih kabupaten/kota" : "Pilih provinsi dahulu"}
      />
      <TextArea {...of("address")} label="Alamat" rows={3} required hint="Jalan, nomor, desa atau kelurahan, kecamatan." />
      <TextInput {...of("postcode")} label="Kode pos" required inputMode="numeric" autoComplete="postal-code" />
      <StepButtons />
    </PostForm>
  );
}

function PeopleFields({ action, values, idempotencyKey, answer }: StepProps) {
  const { form, of } = usePostForm({ id: "orang", schema: schoolSteps.people, answer, defaultValue: values });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <fieldset className="grid gap-6">
        <legend className="mb-4 text-xl font-bold">Kepala sekolah</legend>
        <TextInput {...of("principal.name")} label="Nama kepala sekolah" required />
        <TextInput {...of("principal.nip")} label="NIP" inputMode="numeric" hint="18 angka." />
        <TextInput {...of("principal.phone")} label="Nomor HP kepala sekolah" type="tel" required hint="Contoh: 0812-3456-7890" />
      </fieldset>
      <fieldset className="grid gap-6">
        <legend className="mb-4 text-xl font-bold">Penanggung jawab</legend>
        <TextInput {...of("pic.name")} label="Nama penanggung jawab" required autoComplete="name" />
        <TextInput
          {...of("pic.position")}
          label="Jabatan"
          required
          hint="Misalnya: Wakil kepala sekolah bidang kurikulum"
          autoComplete="organization-title"
        />
        <TextInput
          {...of("pic.email")}
          label="Email"
          type="email"
          required
          autoComplete="email"
          hint="Hasil pemeriksaan kami kirim ke alamat ini."
        />
        <TextInput {...of("pic.phone")} label="Nomor HP penanggung jawab" type="tel" required autoComplete="tel" />
      </fieldset>
      <StepButtons />
    </PostForm>
  );
}

function DetailFields({ action, values, idempotencyKey, answer, letter, letterError }: StepProps) {
  const { form, of, sentValue } = usePostForm({ id: "rincian", schema: schoolSteps.details, answer, defaultValue: values });
  const errors = letterError ? [...form.errors, { fieldId: "rincian-letter", message: letterError }] : form.errors;
  const majors = of("majors");
  const chosen = [sentValue("majors")].flat();
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey} errors={errors} multipart>
      <TextInput {...of("students")} label="Jumlah siswa" inputMode="numeric" required />
      <fieldset className="grid gap-2" aria-describedby={majors.error ? `${majors.id}-error` : undefined}>
        <legend className="font-semibold">Program keahlian</legend>
        <p className="text-sm text-ink-soft">Untuk SMK, pilih paling sedikit satu. Sekolah lain boleh mengosongkannya.</p>
        <FieldError id={majors.id} error={majors.error} />
        {SMK_FIELDS.map(({ name, programmes }, field) => (
          <details
            key={name}
            className="rounded-card border border-line px-4"
            open={programmes.some((programme) => chosen.includes(programme))}
          >
            <summary className="py-2.5 font-semibold">{name}</summary>
            {programmes.map((programme, at) => (
              <Checkbox
                key={programme}
                id={field === 0 && at === 0 ? majors.id : `${majors.id}-${field}-${at}`}
                name="majors"
                value={programme}
                label={programme}
                defaultChecked={chosen.includes(programme)}
              />
            ))}
          </details>
        ))}
      </fieldset>
      <Rows
        name="otherMajors"
        legend="Program lain"
        hint="Program, peminatan, atau paket yang tidak ada di daftar. Misalnya: IPA, Keagamaan, Paket C."
        count={rowsIn(sentValue("otherMajors")).length}
        most={MOST_OTHER_MAJORS}
        addLabel="Tambah program"
        rowLabel={(at) => `program lain ${at + 1}`}
        row={(at) => <TextInput {...of(`otherMajors[${at}]`)} label={`Program lain ${at + 1}`} maxLength={60} plain />}
      />
      <TextInput {...of("website")} label="Situs sekolah" type="url" hint="Diawali https://" />
      <UploadInput
        id="rincian-letter"
        name="letter"
        label="Surat pengantar"
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        hint="PDF atau gambar, paling besar 5 MB. Boleh menyusul sebelum diperiksa."
        kept={letter}
        {...(letterError && { error: letterError })}
      />
      <StepButtons label="Periksa isian" />
    </PostForm>
  );
}
