import { campaignFormSchema, MAX_PRESETS } from "~/lib/campaign-fields";
import type { CampaignFormValues } from "~/server/features/campaign-desk";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PictureInput } from "~/ui/form/picture-input";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { DateInput, NumberInput } from "~/ui/number-input";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { MarkdownHelp } from "../content/editor/markdown-help";

interface Props {
  path: string;
  backHref: string;
  /** Null for a new one. */
  values: CampaignFormValues | null;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

const useCampaignForm = ({ values, formResult }: Pick<Props, "values" | "formResult">) =>
  usePostForm({
    id: "kampanye",
    schema: campaignFormSchema,
    formResult,
    defaultValue: values ?? { showsDonors: "on", version: "0" },
  });
type Fields = ReturnType<typeof useCampaignForm>["fields"];

/** What a campaign consists of. */
export function CampaignForm({ path, backHref, values, idempotencyKey, formResult }: Props) {
  const { form, fields } = useCampaignForm({ values, formResult });
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
      <TextFields fields={fields} isNew={values === null} />
      <MoneyFields fields={fields} />
      <PermitFields fields={fields} />
      <Checkbox
        {...getCheckboxProps(fields.showsDonors)}
        label="Tampilkan donatur terbaru; yang menyembunyikan namanya tampil sebagai Hamba Allah"
      />
      <div className="flex flex-wrap gap-3">
        <Button>Simpan</Button>
        <ButtonLink href={backHref} variant="quiet">
          Batal
        </ButtonLink>
      </div>
    </PostForm>
  );
}

const TextFields = ({ fields, isNew }: { fields: Fields; isNew: boolean }) => (
  <>
    <TextInput {...getControlProps(fields.title)} label="Judul" maxLength={100} required />
    <TextInput
      {...getControlProps(fields.slug)}
      label="Alamat halaman"
      hint={`Bagian akhir alamatnya, misalnya sumur-untuk-sekolah. ${isNew ? "Kosongkan agar dibuat dari judul." : "Alamat lama tetap mengantar ke halaman ini."}`}
      autoComplete="off"
    />
    <TextInput
      {...getControlProps(fields.summary)}
      label="Ringkasan"
      hint="Satu kalimat; tampil di daftar kampanye dan di mesin pencari."
      maxLength={200}
      required
    />
    <TextArea
      {...getControlProps(fields.story)}
      label="Cerita"
      hint="Untuk siapa, untuk apa, dan bagaimana uangnya dipakai. Ditulis dengan Markdown."
      rows={12}
    />
    <MarkdownHelp />
    <PictureInput field={fields.picture} label="Gambar" />
  </>
);

const MoneyFields = ({ fields }: { fields: Fields }) => (
  <>
    <NumberInput
      {...getControlProps(fields.goal)}
      label="Target"
      hint="Misalnya 10.000.000 atau 10 juta. Kosongkan bila tanpa target."
    />
    <DateInput
      {...getControlProps(fields.endsOn)}
      label="Hari terakhir"
      hint="Misalnya 31/12/2026. Kosongkan agar terbuka sampai Anda menutupnya."
    />
    <TextArea
      {...getControlProps(fields.presets)}
      label="Pilihan jumlah"
      hint={`Satu per baris dengan gunanya, misalnya: 25.000 = satu paket buku tulis. Paling banyak ${MAX_PRESETS}; kosongkan untuk pilihan yang biasa.`}
      rows={4}
    />
  </>
);

const PermitFields = ({ fields }: { fields: Fields }) => (
  <fieldset className="grid gap-4">
    <legend className="font-semibold">Izin pengumpulan uang</legend>
    <p className="text-ink-soft">
      Pengumpulan dari masyarakat umum memerlukan izin (Permensos 8/2021). Di luar masa izinnya
      kampanye tidak menerima donasi.
    </p>
    <TextInput {...getControlProps(fields.permitNumber)} label="Nomor izin" autoComplete="off" />
    <TextInput {...getControlProps(fields.permitFrom)} label="Berlaku mulai" />
    <TextInput {...getControlProps(fields.permitUntil)} label="Berlaku sampai" />
  </fieldset>
);
