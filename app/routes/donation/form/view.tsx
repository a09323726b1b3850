import { donationFormSchema } from "~/lib/donation";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { EmptyState } from "~/ui/empty-state";
import { PostForm } from "~/ui/form/post-form";
import {
  type FormResultView,
  getCheckboxProps,
  getControlProps,
  usePostForm,
} from "~/ui/form/use-post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { RadioGroup } from "~/ui/radio-group";
import { Stat } from "~/ui/stat";
import { TextInput } from "~/ui/text-input";
import { Unavailable } from "~/ui/unavailable";

interface Totals {
  /** False while no payment gateway is connected. */
  isOpen: boolean;
  total: string;
  count: number;
  latest: { name: string; amount: string; message: string; at: string }[];
}

interface Props {
  lead: string;
  presets: { value: string; label: string }[];
  methods: { value: string; label: string }[];
  totals: Totals | null;
  /** Donations are paid on this site. */
  hasPayments: boolean;
  idempotencyKey: string;
  formResult: FormResultView | undefined;
}

export function DonationPage({
  lead,
  presets,
  methods,
  totals,
  hasPayments,
  idempotencyKey,
  formResult,
}: Props) {
  const isOpen = totals?.isOpen ?? true;
  return (
    <div className="page grid gap-10 py-8 md:grid-cols-[minmax(0,1fr)_20rem] md:py-12">
      <div className="grid content-start gap-8">
        <PageHeader
          title="Donasi"
          lead={lead}
          breadcrumbs={[{ label: "Beranda", href: "/" }, { label: "Donasi" }]}
        />
        {isOpen ? (
          <DonationForm
            presets={presets}
            methods={methods}
            hasPayments={hasPayments}
            idempotencyKey={idempotencyKey}
            formResult={formResult}
          />
        ) : (
          <EmptyState
            title="Donasi belum dapat kami terima"
            action={{ label: "Hubungi kami", href: "/Make-Appointment" }}
          >
            Situs ini belum terhubung dengan layanan pembayaran, jadi belum ada uang yang dapat
            dikirim lewat halaman ini. Bila Anda ingin membantu, buatlah janji temu dengan kami.
          </EmptyState>
        )}
      </div>
      <aside aria-labelledby="terkumpul" className="grid content-start gap-4">
        <h2 id="terkumpul" className="text-xl font-bold">
          Terkumpul sejauh ini
        </h2>
        {totals ? <Donors totals={totals} /> : <Unavailable name="Jumlah donasi" />}
      </aside>
    </div>
  );
}

function DonationForm({
  presets,
  methods,
  hasPayments,
  idempotencyKey,
  formResult,
}: Omit<Props, "lead" | "totals">) {
  const { form, fields } = usePostForm({
    id: "donasi",
    schema: donationFormSchema,
    formResult,
    defaultValue: { preset: "50000", method: "qris" },
  });
  return (
    <PostForm {...form} action="/Donation" idempotencyKey={idempotencyKey}>
      <RadioGroup {...getControlProps(fields.preset)} legend="Jumlah" options={presets} columns />
      <TextInput
        {...getControlProps(fields.own)}
        label="Jumlah lain"
        inputMode="numeric"
        autoComplete="off"
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

function Donors({ totals }: { totals: Totals }) {
  return (
    <>
      <dl>
        <Stat
          label="Donasi yang sudah dibayar"
          value={totals.total}
          note={`dari ${totals.count} donasi`}
        />
      </dl>
      {totals.count > 0 && totals.latest.length === 0 ? null : totals.latest.length === 0 ? (
        <p className="text-ink-soft">Jadilah donatur pertama.</p>
      ) : (
        <ul className="grid gap-3">
          {totals.latest.map(({ name, amount, message, at }) => (
            <li key={`${at}-${name}-${amount}`} className="border-b border-line pb-3">
              <p className="flex justify-between gap-3">
                <strong>{name}</strong>
                <span className="tabular-nums">{amount}</span>
              </p>
              {message && <p>{message}</p>}
              <p className="text-sm text-ink-soft">{at}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
