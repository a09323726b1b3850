import { hasPermission } from "~/lib/permissions";
import { getCurrentUser } from "~/server/features/current-user";
import type { RequestContext } from "~/server/request/context";

/** The user of the payout pages, and their permissions. */
export async function getPayoutViewer(context: RequestContext) {
  const me = await getCurrentUser(context);
  const roles = me?.roles ?? [];
  return {
    id: me?.id ?? "",
    name: me?.name ?? "",
    canDecide: hasPermission(roles, "payout.decide"),
    canRequest: hasPermission(roles, "payout.request"),
  };
}
