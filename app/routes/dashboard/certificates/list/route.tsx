import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { CERTIFICATE_STATES } from "~/lib/certificates";
import { choiceQuery, pageQuery, searchQuery } from "~/lib/query";
import type { RouteHandle } from "~/lib/route-handle";
import { listCertificates } from "~/server/features/certificate-records";
import { defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadFilteredList } from "../../load-filtered-list";
import { CertificateRecords } from "./view";

const querySchema = z.object({
  page: pageQuery,
  state: choiceQuery(CERTIFICATE_STATES),
  search: searchQuery,
});

export const handle = {
  cache: false,
  access: "certificate.manage",
  query: querySchema,
} satisfies RouteHandle;
export const meta = seoMeta;

export const loader = defineLoader(handle, (context) =>
  loadFilteredList(context, handle, { title: "Sertifikat", readList: listCertificates }),
);

export default function CertificateRecordsRoute() {
  const page = useLoaderData<typeof loader>();
  return <CertificateRecords {...page} />;
}
