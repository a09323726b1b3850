import { getProofName, getProofText } from "~/lib/site-domain";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { requiredForStaff } from "./required";
import { SITE_PATH } from "./site";

export const SITE_DOMAINS_PATH = `${SITE_PATH}/Domain`;

export interface SiteDomainView {
  domain: string;
  isPrimary: boolean;
  /** The TXT record that proves it; null once it is proved. */
  proof: { name: string; text: string } | null;
}

/** @throws AppError forbidden, unavailable */
export async function listSiteDomains(context: RequestContext): Promise<SiteDomainView[]> {
  const domains = await requiredForStaff(getAdmin(context).listSiteDomains());
  return domains.map(({ domain, isPrimary, token }) => ({
    domain,
    isPrimary,
    proof: token === null ? null : { name: getProofName(domain), text: getProofText(token) },
  }));
}

export const addSiteDomain = (context: RequestContext, domain: string): Promise<ActionResult> =>
  attempt(context, { fields: ["domain"] }, () =>
    getAdmin(context).addSiteDomain({ body: { domain } }),
  );

/** @throws AppError not-found */
export const verifySiteDomain = (context: RequestContext, domain: string): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).verifySiteDomain({ params: { domain } }),
  );

/** @throws AppError not-found */
export const removeSiteDomain = (context: RequestContext, domain: string): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).removeSiteDomain({ params: { domain } }),
  );
