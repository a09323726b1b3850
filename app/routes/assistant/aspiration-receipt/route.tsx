import { useLoaderData } from "@remix-run/react";
import { formatDateTime } from "~/lib/dates";
import type { RouteHandle } from "~/lib/route-handle";
import { getAspirationReceipt } from "~/server/features/assistant/aspirations";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Receipt } from "~/ui/receipt";

export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

/** The receipt is encrypted in the link itself. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const { number, name, role, topic, message, at } = await getAspirationReceipt(
    context,
    params.receipt ?? "",
  );
  const rows = [
    { label: "Nama", value: name },
    { label: "Peran", value: role },
    { label: "Topik", value: topic },
    { label: "Pesan", value: message },
    { label: "Dikirim", value: formatDateTime(at) },
  ];
  const seo = getPageSeo(context, {
    key: "Assistant-Aspirasi",
    title: "Bukti aspirasi",
    path: "/Assistant/Aspirasi",
    noindex: true,
  });
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
