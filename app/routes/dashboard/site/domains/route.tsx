import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/lib/route-handle";
import { domainSchema } from "~/lib/site-domain";
import {
  addSiteDomain,
  listSiteDomains,
  removeSiteDomain,
  SITE_DOMAINS_PATH,
  verifySiteDomain,
} from "~/server/features/site-domains";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";
import { seoMeta } from "~/shell/seo-meta";
import { loadSitePage } from "../load-site-page";
import { SiteDomains } from "./view";

export const handle = { access: "setting.write", cache: false } satisfies RouteHandle;
export const meta = seoMeta;

const SAVED_MESSAGES: Record<string, string> = {
  tambah: "Domain sudah ditambahkan. Buktikan dengan catatan TXT di bawah.",
  terbukti: "Domain sudah terbukti, dan membuka situs ini.",
  hapus: "Domain sudah dihapus.",
};

export const loader = defineLoader(handle, async (context) => {
  const [page, domains] = await Promise.all([
    loadSitePage(context, "Domain", () => ({})),
    listSiteDomains(context),
  ]);
  const saved = context.url.searchParams.get("saved") ?? "";
  const savedMessage = Object.hasOwn(SAVED_MESSAGES, saved) ? SAVED_MESSAGES[saved] : null;
  return { ...page, domains, savedMessage: savedMessage ?? null };
});

/** Adds a domain, or checks or removes one of the list. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, domainSchema);
  if (!posted.ok) return posted.result;
  const { domain, target } = posted.value;
  const intent = posted.form.get("intent");
  if (target !== undefined && (intent === "verify" || intent === "remove")) {
    const change = intent === "verify" ? verifySiteDomain : removeSiteDomain;
    const outcome = await change(context, target);
    if (!outcome.ok) return posted.fail(outcome);
    throw redirect(`${SITE_DOMAINS_PATH}?saved=${intent === "verify" ? "terbukti" : "hapus"}`, 303);
  }
  if (domain === undefined) {
    const fields = { domain: "Tulis nama domain seperti sekolah.sch.id" };
    return posted.fail({ status: 422, message: null, fields });
  }
  const outcome = await addSiteDomain(context, domain);
  if (!outcome.ok) return posted.fail(outcome);
  throw redirect(`${SITE_DOMAINS_PATH}?saved=tambah`, 303);
});

export default function SiteDomainsRoute() {
  const page = useLoaderData<typeof loader>();
  return <SiteDomains {...page} formResult={useActionData<typeof action>()} />;
}
