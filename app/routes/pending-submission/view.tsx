import { getBankName } from "~/lib/banks";
import { lookup } from "~/lib/lookup";
import { getRoleLabel } from "~/lib/roles";
import { Button, ButtonLink } from "~/ui/button";
import { DescriptionList } from "~/ui/description-list";
import { HiddenFields } from "~/ui/form/post-form";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

interface Props {
  /** Target of the form. */
  path: string;
  fields: [name: string, value: string][];
  idempotencyKey: string;
  isIncomplete: boolean;
}

/** Field labels as in the original forms. */
const FIELD_LABELS: Record<string, string> = {
  reason: "Alasan",
  decision: "Keputusan",
  amount: "Jumlah",
  notes: "Catatan",
  message: "Pesan",
  name: "Nama",
  email: "Email",
  bankCode: "Bank",
  accountNumber: "Nomor rekening",
  accountName: "Nama pemilik rekening",
  kind: "Peran",
};
/** Fields without meaning to the visitor. */
const HIDDEN_FIELDS = new Set(["version", "intent", "keep", "username", "session", "payouts"]);
const DECISION_LABELS: Record<string, string> = {
  verify: "Verifikasi",
  revise: "Minta perbaikan",
  reject: "Tolak",
};

function formatFieldValue(name: string, value: string): string {
  if (name === "decision") return lookup(DECISION_LABELS, value) ?? value;
  if (name === "kind") return getRoleLabel(Number(value));
  return name === "bankCode" ? getBankName(value) : value;
}

export function PendingSubmissionPage({ path, fields, idempotencyKey, isIncomplete }: Props) {
  const visibleFields = fields.filter(([name, value]) => !HIDDEN_FIELDS.has(name) && value !== "");
  return (
    <div className="page grid max-w-xl gap-8 py-10 md:py-16">
      <PageHeader
        title="Lanjutkan isian Anda"
        lead="Anda sudah masuk lagi. Isian Anda masih ada."
      />
      {visibleFields.length > 0 && (
        <section aria-labelledby="isian" className="grid gap-3 rounded-card border border-line p-5">
          <h2 id="isian" className="text-xl font-bold">
            Isian Anda
          </h2>
          <DescriptionList
            items={visibleFields.map(([name, value]) => ({
              label: lookup(FIELD_LABELS, name) ?? name,
              value: (
                <span className="break-words whitespace-pre-wrap">
                  {formatFieldValue(name, value)}
                </span>
              ),
            }))}
          />
        </section>
      )}
      {isIncomplete && (
        <Notice tone="info">
          Kata sandi dan berkas tidak kami simpan. Halaman berikutnya memintanya lagi.
        </Notice>
      )}
      <form method="post" action={path} className="flex flex-wrap gap-3">
        <HiddenFields idempotencyKey={idempotencyKey} />
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is constant
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button>Kirim isian ini</Button>
        <ButtonLink href={path} variant="secondary">
          Buka halamannya tanpa mengirim
        </ButtonLink>
      </form>
    </div>
  );
}
