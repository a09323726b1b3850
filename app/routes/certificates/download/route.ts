import { redirect } from "@remix-run/node";
import { certificatePath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { renderCertificatePdf } from "~/server/features/certificate-pdf";
import { getCertificate, getCertificateUrl } from "~/server/features/certificates";
import { defineLoader } from "~/server/request/define-route";

export const handle = { access: "public", cache: false } satisfies RouteHandle;

/** A valid certificate as PDF; of a revoked one only the page remains, which says so. */
export const loader = defineLoader(handle, async (context, { params }) => {
  const certificate = await getCertificate(context, params.number ?? "");
  const { number, pdfHref } = certificate;
  if (!pdfHref) throw redirect(certificatePath(number), 303);
  const pdf = await renderCertificatePdf({
    certificate,
    issuer: context.tenant.setting.title,
    url: getCertificateUrl(context, number),
  });
  return new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="sertifikat-${number.replace(/[^\w-]/g, "")}.pdf"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
});
