import { may } from "~/lib/permissions";
import { meOf } from "~/server/features/me";
import type { Visit } from "~/server/visit";

/** Who reads the pages on payouts, and what the granted roles let them do. */
export async function readerOf(visit: Visit) {
  const me = await meOf(visit);
  const roles = me?.roles ?? [];
  return { id: me?.id ?? "", name: me?.name ?? "", roles, decides: may(roles, "payout.decide"), requests: may(roles, "payout.request") };
}
