import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/lib/dates";
import type { RouteHandle } from "~/lib/route-handle";
import { readAspiration } from "~/server/features/assistant/aspirations";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";

export const handle: RouteHandle = { cache: false };

/** What was handed in, behind a link that nobody can guess. */
export const loader = guarded(async (visit, { params }) => {
  const { number, name, role, topic, message, at } = await readAspiration(visit, params.receipt ?? "");
  const rows = [
    { label: "Nama", value: name },
    { label: "Peran", value: role },
    { label: "Topik", value: topic },
    { label: "Pesan", value: message },
    { label: "Dikirim", value: formatDateTime(at) },
  ];
  const seo = pageSeo(visit, { key: "Assistant-Aspirasi", title: "Bukti aspirasi", path: "/Assistant/Aspirasi", noindex: true });
  return { seo, number, rows };
});

export default function AspirationReceiptRoute() {
  const { number, rows } = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-3xl gap-6 py-8 md:py-12">
      <PageHeader title="Aspirasi Anda sudah kami terima" />
      <Notice tone="success">Terima kasih. Pengelola membacanya sebelum ditampilkan.</Notice>
      <p className="no-print">Simpan tautan halaman ini atau cetak sebagai bukti.</p>
      <Receipt title="Bukti aspirasi" number={number} rows={rows}>
        <div className="no-print">
          <ButtonLink href="/Assistant" variant="quiet">
            Kembali ke asisten
          </ButtonLink>
        </div>
      </Receipt>
    </div>
  );
}
