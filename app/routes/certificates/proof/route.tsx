import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { normalizeCertificateNumber } from "~/lib/certificates";
import { certificatePath } from "~/lib/paths";
import type { RouteHandle } from "~/lib/route-handle";
import { getCertificate, getCertificateUrl } from "~/server/features/certificates";
import { createQrPath } from "~/server/features/qr-path";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CertificateProof } from "./view";

/** Not cached, so that a revocation shows at once. */
export const handle = { access: "public", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context, { params }) => {
  const typed = params.number ?? "";
  const number = normalizeCertificateNumber(typed);
  if (number !== typed) throw redirect(certificatePath(number), 301);
  const certificate = await getCertificate(context, number);
  const url = getCertificateUrl(context, number);
  const title = `${certificate.kindLabel} ${number}`;
  return {
    seo: getPageSeo(context, { key: "Certificate", title, noindex: true }),
    certificate,
    issuer: context.tenant.setting.title,
    url,
    qr: createQrPath(url),
  };
});

export default function CertificateProofRoute() {
  const page = useLoaderData<typeof loader>();
  return <CertificateProof {...page} />;
}
