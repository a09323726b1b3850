import { getPayout } from "~/server/features/payout-detail";
import { newKey } from "~/server/form-post";
import { pageSeo } from "~/server/seo";
import type { Visit } from "~/server/visit";
import { readerOf } from "./reader";

/** What a page on one decision shows. `allowed`: whether it can (still) be taken. */
export async function loadDecision(visit: Visit, id: string, decision: "approve" | "reject" | "cancel" | "reverse", title: string) {
  const reader = await readerOf(visit);
  const payout = await getPayout(visit, id, reader);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: `${title} ${payout.reference}`, noindex: true }),
    ...{ roles: reader.roles, path: visit.url.pathname, payout, allowed: payout.can[decision], idempotencyKey: newKey() },
  };
}
