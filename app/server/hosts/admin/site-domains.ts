import { z } from "zod";
import { domainField } from "~/lib/site-domain";
import type { Operation } from "../host-contract";

const siteDomainSchema = z.object({
  domain: z.string(),
  /** The one of links in emails and of search engines. */
  isPrimary: z.boolean(),
  /** What its TXT record has to say; null once that is proved. */
  token: z.string().nullable(),
});
export type SiteDomain = z.output<typeof siteDomainSchema>;

const params = z.object({ domain: z.string().max(253) });
const write = {
  method: "POST",
  response: z.array(siteDomainSchema),
  success: [200],
  idempotent: false,
  auth: "user",
} as const;

/** Domains of the tenant's site, for roles 0 and 1 (designs B11). All answer the list as it is now. */
export const siteDomainOperations = {
  /** 403. */
  listSiteDomains: { ...write, method: "GET", path: "v1/site/domain", idempotent: true },
  /** 403; 422 at `domain` if a site has it, or too many wait for their proof. */
  addSiteDomain: { ...write, path: "v1/site/domain", body: z.object({ domain: domainField }) },
  /** 403, 404; 409 without the TXT record, or if another site has proved it; 503 if no name server answers. */
  verifySiteDomain: {
    ...write,
    path: "v1/site/domain/{domain}/verify",
    params,
    changesContent: true,
  },
  /** 403, 404; 409 for the primary one. */
  removeSiteDomain: {
    ...write,
    path: "v1/site/domain/{domain}/remove",
    params,
    changesContent: true,
  },
} satisfies Record<string, Operation>;
