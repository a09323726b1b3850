import type { PaymentUpdate } from "../../../adapters/payment-gateway";
import type { AuditSource } from "../../kit/audit/audit-log";
import type { HostContext } from "../../kit/context";
import { getMailSite } from "../mail/mail-site";
import { postWrongAmount } from "./payment-ledger";
import type { OrderRow } from "./payment-orders";
import { recordOwed } from "./record-refund";
import { GATEWAY_ACTOR } from "./settle-order";

/**
 * Records that an order was paid with another amount than billed: nothing is given for it, all of it is owed back, and
 * the order stays as it is. Repeated reports change nothing.
 */
export async function recordWrongAmount(
  context: HostContext,
  order: OrderRow,
  {
    update: { amount },
    caller,
  }: { update: PaymentUpdate; caller: Pick<AuditSource, "clientIp" | "requestId"> },
): Promise<void> {
  if (amount <= 0) return;
  const { lms_id: tenantId } = order;
  const site = await getMailSite(context, tenantId);
  await context.db.transaction().execute(async (trx) => {
    const posting = { kind: "payment", amount, at: context.clock() } as const;
    if (!(await postWrongAmount(trx, order, posting))) return;
    const source = { tenantId, ...caller };
    const owed = { order, site, cause: "wrong-amount", amount } as const;
    await recordOwed(context, trx, { ...owed, actorName: GATEWAY_ACTOR, source });
  });
}
