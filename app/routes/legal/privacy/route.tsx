import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { guarded } from "~/server/guarded";
import { pageSeo } from "~/server/seo";
import { LegalPage } from "../view";
import { privacyOf } from "./content";

export const handle: RouteHandle = { query: [] };

export const loader = guarded(async (visit) => {
  const document = privacyOf(visit.tenant.setting.title);
  return { seo: pageSeo(visit, { key: "Privacy-Policy", title: document.title, description: document.lead }), document };
});

export default function Legal() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
