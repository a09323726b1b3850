import { formatDateTime } from "~/lib/dates";
import type { MessageKind } from "~/lib/inbox";
import type { RequestReceipt } from "~/server/features/request-receipts";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";

const REPLY_TEXT = "Kami menjawab lewat email paling lambat dua hari kerja lagi.";

const TEXTS: Record<MessageKind, { title: string; text: string; receipt: string }> = {
  contact: {
    title: "Pesan Anda sudah kami terima",
    text: REPLY_TEXT,
    receipt: "Bukti pesan",
  },
  demo: {
    title: "Permintaan demo Anda sudah kami terima",
    text: REPLY_TEXT,
    receipt: "Bukti permintaan demo",
  },
  talent: {
    title: "Permintaan Anda sudah kami terima",
    text: REPLY_TEXT,
    receipt: "Bukti permintaan tenaga kerja",
  },
  training: {
    title: "Permintaan Anda sudah kami terima",
    text: REPLY_TEXT,
    receipt: "Bukti permintaan pelatihan",
  },
  application: {
    title: "Lamaran Anda sudah kami terima",
    text: "Perusahaan menghubungi Anda langsung bila lamaran berlanjut.",
    receipt: "Bukti lamaran",
  },
};

/** What was sent, as its link holds it. */
export function RequestReceiptPage({ receipt }: { receipt: RequestReceipt }) {
  const { kind, number, rows, createdAt } = receipt;
  const texts = TEXTS[kind];
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title={texts.title} />
      <Notice tone="success">{texts.text}</Notice>
      <p className="no-print">
        Simpan tautan halaman ini atau cetak sebagai bukti. Siapa pun yang memegang tautannya dapat
        membaca isian di bawah.
      </p>
      <Receipt
        title={texts.receipt}
        number={number}
        rows={[...rows, { label: "Dikirim", value: formatDateTime(createdAt) }]}
      >
        <div className="no-print">
          <ButtonLink href="/" variant="quiet">
            Kembali ke beranda
          </ButtonLink>
        </div>
      </Receipt>
    </div>
  );
}
