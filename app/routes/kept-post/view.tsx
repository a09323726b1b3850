import { bankName } from "~/lib/banks";
import { roleLabel } from "~/lib/roles";
import { Button, ButtonLink } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props {
  /** Where the form was sent, and is sent again. */
  path: string;
  fields: [name: string, value: string][];
  idempotencyKey: string;
  lacks: boolean;
}

/** Names of fields as their forms label them. */
const LABELS: Record<string, string> = {
  ...{ reason: "Alasan", decision: "Keputusan", amount: "Jumlah", notes: "Catatan", message: "Pesan", name: "Nama", email: "Email" },
  ...{ bankCode: "Bank", accountNumber: "Nomor rekening", accountName: "Nama pemilik rekening", kind: "Peran" },
};
/** What only the form itself needs. */
const UNTOLD = new Set(["version", "intent", "keep", "username", "session", "payouts"]);
const DECISIONS: Record<string, string> = { verify: "Verifikasi", revise: "Minta perbaikan", reject: "Tolak" };

/** What was chosen, by the words it was chosen by. */
function valueWords(name: string, value: string): string {
  if (name === "decision") return DECISIONS[value] ?? value;
  if (name === "kind") return roleLabel(Number(value));
  return name === "bankCode" ? bankName(value) : value;
}

/** Who was away too long finds here what they wrote. */
export function KeptPostPage({ path, fields, idempotencyKey, lacks }: Props) {
  const told = fields.filter(([name, value]) => !UNTOLD.has(name) && value !== "");
  return (
    <div className="page grid max-w-xl gap-8 py-10 md:py-16">
      <PageHeader title="Lanjutkan isian Anda" lead="Anda sudah masuk lagi. Isian Anda masih ada." />
      {told.length > 0 && (
        <section aria-labelledby="isian" className="grid gap-3 rounded-card border border-line p-5">
          <h2 id="isian" className="text-xl font-bold">
            Isian Anda
          </h2>
          <Facts
            items={told.map(([name, value]) => ({
              label: LABELS[name] ?? name,
              value: <span className="break-words whitespace-pre-wrap">{valueWords(name, value)}</span>,
            }))}
          />
        </section>
      )}
      {lacks && <Notice tone="info">Kata sandi dan berkas tidak kami simpan. Halaman berikutnya memintanya lagi.</Notice>}
      <form method="post" action={path} className="flex flex-wrap gap-3">
        <HiddenFields idempotencyKey={idempotencyKey} />
        {fields.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may send one name many times, and this list never changes
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button>Kirim isian ini</Button>
        <ButtonLink href={path} variant="secondary">
          Buka halamannya tanpa mengirim
        </ButtonLink>
      </form>
    </div>
  );
}
