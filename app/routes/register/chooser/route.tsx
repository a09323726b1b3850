import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { defineLoader } from "~/server/request/define-route";
import { getPageSeo } from "~/server/request/page-seo";
import { seoMeta } from "~/shell/seo-meta";
import { RegisterChooser } from "./view";

export const handle = { access: "public" } satisfies RouteHandle;
export const meta = seoMeta;

const LEAD =
  "Pilih apa yang ingin Anda daftarkan. Formulir sekolah dapat diisi bertahap dan dilanjutkan kapan saja.";

export const loader = defineLoader(handle, async (context) => ({
  seo: getPageSeo(context, { key: "Register", title: "Pendaftaran", description: LEAD }),
  lead: LEAD,
  installation: context.installation,
}));

export default function RegisterRoute() {
  const { lead, installation } = useLoaderData<typeof loader>();
  return <RegisterChooser lead={lead} installation={installation} />;
}
