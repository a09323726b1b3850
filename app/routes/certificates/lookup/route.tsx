import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { pageQuery, readQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { findCertificate, readMyCertificates } from "~/server/features/certificates";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { CertificateLookup } from "./view";

const querySchema = z.object({ nomor: searchQuery, page: pageQuery });

export const handle = {
  access: "public",
  cache: false,
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, async (context) => {
  const { nomor, page } = readQuery(handle.query, context.url);
  const found = nomor ? await findCertificate(context, nomor) : null;
  if (found && "href" in found) throw redirect(found.href, 303);
  return {
    seo: getPageSeo(context, {
      key: "Certificate",
      title: "Periksa sertifikat",
      path: "/Sertifikat",
      description: "Periksa keaslian sertifikat kelas dengan nomornya.",
      noindex: nomor !== undefined,
    }),
    number: nomor ?? "",
    errorMessage: found?.message ?? null,
    mine: await readMyCertificates(context, page),
  };
});

export default function CertificateLookupRoute() {
  const page = useLoaderData<typeof loader>();
  return <CertificateLookup {...page} />;
}
