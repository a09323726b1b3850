import { useLoaderData } from "@remix-run/react";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { RegisterChooser } from "./view";

const LEAD = "Pilih apa yang ingin Anda daftarkan. Formulirnya dapat diisi bertahap dan dilanjutkan kapan saja.";

export const loader = guarded(async (visit) => ({
  seo: pageSeo(visit, { key: "Register", title: "Pendaftaran", description: LEAD }),
  lead: LEAD,
  hasDesk: visit.hosts.desk !== null,
}));

export default function RegisterRoute() {
  const { lead, hasDesk } = useLoaderData<typeof loader>();
  return <RegisterChooser lead={lead} hasDesk={hasDesk} />;
}
