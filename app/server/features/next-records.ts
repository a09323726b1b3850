import type { MenuItem } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
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

/** Finds the next payment that must be returned; null also while the list is unavailable. */
export async function findNextRefund(
  context: RequestContext,
  exceptId: string,
): Promise<MenuItem | null> {
  const query = { status: "owed" } as const;
  const list = await optional(context, getAdmin(context).listRefunds({ query }));
  const next = list.ok && list.data.data.items.find(({ id }) => id !== exceptId);
  return next ? { label: next.number, href: `/Dashboard/Refunds/${next.id}` } : null;
}
