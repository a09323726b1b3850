import type { z } from "zod";
import { formatDateTime, formatShortDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { explainTwoApprovers } from "~/lib/payout-messages";
import type { RefundDecision, requestRefundSchema } from "~/lib/refund-fields";
import {
  describePaymentBack,
  PAYER_REFUND_STATUS,
  REFUND_CAUSE_LABELS,
  REFUND_STATUS,
  type RefundStatus,
  UNFINISHED_REFUNDS,
} from "~/lib/refund-status";
import type { RefundDetailView, RefundRowView } from "~/lib/refund-views";
import { formatRupiah } from "~/lib/rupiah";
import { createStatusTabs } from "~/lib/status-tabs";
import type { PageLinks, StatusTab } from "~/lib/views";
import type { Refund } from "../hosts/admin/refunds";
import type { PayerRefund } from "../hosts/services/payments";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { optional } from "./optional";
import { required } from "./required";

const PATH = "/Dashboard/Refunds";
const KIND_LABELS = { class: "Tagihan", donation: "Donasi" } as const;

export const toRefundRow = (refund: Refund): RefundRowView => ({
  id: refund.id,
  number: refund.number,
  payer: refund.payerName,
  email: refund.payerEmail,
  subject: `${KIND_LABELS[refund.kind]} ${refund.subjectNumber}`,
  orderId: refund.orderId,
  amount: formatRupiah(refund.amount),
  cause: REFUND_CAUSE_LABELS[refund.cause],
  since: formatShortDateTime(refund.createdAt),
  status: REFUND_STATUS[refund.status],
  firstApprover: refund.status === "owed" ? refund.firstApprover : null,
});

/** What waits for people comes first. */
const TAB_ORDER = [
  "owed",
  "manual",
  "sending",
  "refunded",
] as const satisfies readonly RefundStatus[];

interface Filters {
  page: number;
  status?: RefundStatus | undefined;
}

/** Refunds that are not finished, or those of a status. @throws AppError forbidden, unavailable */
export async function listRefunds(
  context: RequestContext,
  filters: Filters,
): Promise<{ rows: RefundRowView[]; links: PageLinks; tabs: StatusTab[] }> {
  const list = await required(getAdmin(context).listRefunds({ query: filters }));
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map(toRefundRow),
    links: createPageLinks(list, PATH, query),
    tabs: createStatusTabs({
      path: PATH,
      name: "status",
      labels: TAB_ORDER.map((status) => [status, REFUND_STATUS[status].label] as const),
      current: filters.status,
      first: { label: "Belum selesai", statuses: UNFINISHED_REFUNDS },
      counts: list.counts,
    }),
  };
}

/** Number of refunds that await a decision; null if unavailable. */
export async function countOpenRefunds(context: RequestContext): Promise<number | null> {
  const list = await optional(context, getAdmin(context).listRefunds({ query: { perPage: 1 } }));
  if (!list.ok) return null;
  const { owed, manual } = list.data.data.counts;
  return owed + manual;
}

/** @throws AppError forbidden, not-found, unavailable */
export async function getRefund(context: RequestContext, id: string): Promise<RefundDetailView> {
  const refund = await required(getAdmin(context).getRefund({ params: { id } }));
  const sum = { amount: refund.amount, recentAmount: 0 };
  return {
    ...toRefundRow(refund),
    version: refund.version,
    reason: refund.reason,
    requestedBy: refund.requestedBy,
    approvedBy: refund.approvedBy,
    note: refund.note,
    bankReference: refund.bankReference,
    refundedAt: refund.refundedAt === null ? null : formatDateTime(refund.refundedAt),
    twoPeopleReason: refund.needsTwo ? explainTwoApprovers("amount", sum) : null,
    can: refund.can,
  };
}

/** Sends, completes or withdraws a refund. The host's 403 and 409 messages say what happened meanwhile. */
export const decideRefund = (
  context: RequestContext,
  id: string,
  decision: RefundDecision,
): Promise<ActionResult> =>
  attempt(
    context,
    { fields: Object.keys(decision), hostMessages: [403, 409] },
    async () => await sendDecision(getAdmin(context), id, decision),
  );

function sendDecision(
  admin: ReturnType<typeof getAdmin>,
  id: string,
  { decision: _, ...fields }: RefundDecision,
): Promise<object> {
  const params = { id };
  if ("bankReference" in fields) return admin.completeRefund({ params, body: fields });
  if ("password" in fields) return admin.approveRefund({ params, body: fields });
  return admin.withdrawRefund({ params, body: fields });
}

/** @returns the refund's id */
export const refundDonation = (
  context: RequestContext,
  id: string,
  body: z.output<typeof requestRefundSchema>,
): Promise<ActionResult<{ id: string }>> =>
  attempt(context, { fields: Object.keys(body), hostMessages: [403, 409] }, async () => ({
    id: (await getAdmin(context).refundDonation({ params: { id }, body })).data.id,
  }));

/** What the payer reads about returned payments, one sentence each. */
export const toPayerRefunds = (refunds: readonly PayerRefund[]): string[] =>
  refunds.map(({ cause, status, amount, at }) => {
    const when = status === "refunded" ? ` pada ${formatDateTime(at)}` : "";
    return `${describePaymentBack(cause, amount)}, ${PAYER_REFUND_STATUS[status]}${when}.`;
  });
