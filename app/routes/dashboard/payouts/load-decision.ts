import { redirect } from "@remix-run/node";
import { getPayout } from "~/server/features/payouts";
import { newKey } from "~/server/form-post";
import { pageSeo } from "~/server/seo";
import type { Visit } from "~/server/visit";
import { readerOf } from "./reader";

/** What a page on one decision shows. Where it cannot be taken (any more), the payout's own page says why. */
export async function loadDecision(visit: Visit, id: string, decision: "approve" | "reject" | "cancel" | "reverse", title: string) {
  const reader = await readerOf(visit);
  const payout = await getPayout(visit, id, reader);
  if (!payout.can[decision]) throw redirect(`/Dashboard/Payouts/${id}`, 303);
  return {
    seo: pageSeo(visit, { key: "Dashboard", title: `${title} ${payout.reference}`, noindex: true }),
    ...{ roles: reader.roles, path: visit.url.pathname, payout, idempotencyKey: newKey() },
  };
}
