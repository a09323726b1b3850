import { createDonationFormSchema } from "~/lib/donation";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { NumberInput } from "~/ui/number-input";
import { RadioGroup } from "~/ui/radio-group";
import { TextInput } from "~/ui/text-input";

interface Props {
  action: string;
  presets: { value: string; label: string }[];
  /** Chosen before the visitor does. */
  preset: string | undefined;
  methods: { value: string; label: string }[];
  /** Donations are paid on this site. */
  hasPayments: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

/** A donation, to a campaign or none. */
export function DonationForm({
  action,
  presets,
  preset,
  methods,
  hasPayments,
  idempotencyKey,
  formResult,
}: Props) {
  const { form, fields } = usePostForm({
    id: "donasi",
    schema: createDonationFormSchema(presets.map(({ value }) => Number(value))),
    formResult,
    defaultValue: { preset, method: "qris" },
  });
  return (
    <PostForm {...form} action={action} idempotencyKey={idempotencyKey}>
      <RadioGroup {...getControlProps(fields.preset)} legend="Jumlah" options={presets} columns />
      <NumberInput
        {...getControlProps(fields.own)}
        label="Jumlah lain"
        hint="Rp10.000 sampai Rp100.000.000. Bila diisi, jumlah inilah yang dipakai. Contoh: 75.000 atau 75 ribu"
      />
      <TextInput {...getControlProps(fields.name)} label="Nama" autoComplete="name" required />
      <Checkbox
        {...getCheckboxProps(fields.anonymous)}
        label="Sembunyikan nama saya di daftar donatur"
      />
      <TextInput
        {...getControlProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="email"
        required
        {...(hasPayments && { hint: "Tanda terima kami kirim ke alamat ini." })}
      />
      <TextInput
        {...getControlProps(fields.phone)}
        label="Nomor HP"
        type="tel"
        autoComplete="tel"
        hint="Contoh: 0812-3456-7890"
      />
      <TextInput
        {...getControlProps(fields.message)}
        label="Pesan"
        maxLength={160}
        hint="Paling banyak 160 karakter; ditampilkan di daftar donatur."
      />
      <RadioGroup
        {...getControlProps(fields.method)}
        legend="Cara membayar"
        options={methods}
        columns
        required
      />
      <p className="text-ink-soft">
        <strong>Biaya pengelolaan 0%.</strong> Seluruh donasi Anda dipakai untuk program, dan Anda
        tidak membayar biaya tambahan. Peraturan Pemerintah Nomor 29 Tahun 1980 membatasi biaya
        pengumpulan sumbangan paling banyak 10%.
      </p>
      {!hasPayments && (
        <Notice tone="warning">
          Situs ini belum menerima pembayaran. Formulir ini mencatat donasi Anda; tidak ada uang
          yang ditarik.
        </Notice>
      )}
      <div>
        <Button>{hasPayments ? "Lanjut ke pembayaran" : "Catat donasi saya"}</Button>
      </div>
    </PostForm>
  );
}
