import type { MenuItem } from "~/lib/views";
import type { Refund } from "../hosts/admin/refunds";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
import { type CurrentUser, getCurrentUser } from "./current-user";
import { optional } from "./optional";
import { type PayoutViewer, toPayoutRow } from "./payout-rows";

/** Finds the next payout that the viewer may decide on; null also while the list is unavailable. */
export async function findNextPayout(
  context: RequestContext,
  viewer: PayoutViewer,
  exceptId: string,
): Promise<MenuItem | null> {
  const { services } = context.hosts;
  const list = await optional(context, services.listPayouts({ query: { status: "queued" } }));
  if (!list.ok) return null;
  const next = list.data.data.items
    .map((payout) => toPayoutRow(payout, viewer))
    .find(({ id, canDecide }) => canDecide && id !== exceptId);
  return next ? { label: next.reference, href: `/Dashboard/Payouts/${next.id}` } : null;
}

/** Finds the next registration that waits for a decision; null also while the inbox is unavailable. */
export async function findNextSchool(
  context: RequestContext,
  exceptId: string,
): Promise<MenuItem | null> {
  const query = { status: "submitted" } as const;
  const list = await optional(context, getAdmin(context).listSchoolInbox({ query }));
  const next = list.ok && list.data.data.items.find(({ id }) => id !== exceptId);
  return next ? { label: next.name, href: `/Dashboard/Schools/${next.id}` } : null;
}

/** Finds the next payment that the viewer may return; null also while the list is unavailable. */
export async function findNextRefund(
  context: RequestContext,
  exceptId: string,
): Promise<MenuItem | null> {
  const [viewer, list] = await Promise.all([
    getCurrentUser(context),
    optional(context, getAdmin(context).listRefunds({})),
  ]);
  if (!viewer || !list.ok) return null;
  const next = list.data.data.items.find(
    (refund) => refund.id !== exceptId && mayReturn(refund, viewer),
  );
  return next ? { label: next.number, href: `/Dashboard/Refunds/${next.id}` } : null;
}

/** As the host decides it, but by name: the list does not tell who the first approver was. */
function mayReturn(
  { status, payerEmail, firstApprover }: Refund,
  { name, email }: CurrentUser,
): boolean {
  if (payerEmail === email) return false;
  return status === "manual" || (status === "owed" && firstApprover !== name);
}
