import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { getBalance, postLedgerTransaction } from "../../kit/ledger";
import { authorizeMoney } from "../accounts/authorize-money";
import { getUserName } from "../accounts/users";
import { ownEarningsError } from "./payout-errors";
import { getPayoutAccounts } from "./payouts";

interface EarningsCredit {
  tenantId: string;
  user: HostUser;
  /** `amount` in rupiah. */
  credit: { userId: string; amount: number; note: string };
  password: string;
  idempotencyKey: string | undefined;
  source: AuditSource;
}

/**
 * Credits earnings, such as a fee, to a user with a role in the tenant.
 * @throws ApiError 403, 404, 409, 422 at `password`, 429
 */
export async function creditEarnings(
  context: HostContext,
  { tenantId, user, credit, password, idempotencyKey, source }: EarningsCredit,
): Promise<{ available: number }> {
  requirePermission(user, "payout.credit");
  if (credit.userId === user.id) throw ownEarningsError();
  await authorizeMoney(context, { tenantId, user, password });
  const request = {
    tenantId,
    operation: "creditEarnings",
    key: idempotencyKey,
    body: [user.id, credit],
  };
  return withIdempotency(context, request, async (trx) => {
    await requireTenantUser(trx, tenantId, credit.userId);
    const { available } = getPayoutAccounts(credit.userId);
    await postLedgerTransaction(trx, {
      tenantId,
      kind: "earning",
      reference: newRecordId(),
      at: context.clock(),
      entries: [
        { account: "expense:earnings", amount: -credit.amount },
        { account: available, amount: credit.amount },
      ],
    });
    await appendAudit(context, trx, source, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "earning.credited",
      entity: "user",
      entityId: credit.userId,
      after: { amount: credit.amount, note: credit.note },
    });
    return { available: await getBalance(trx, tenantId, available) };
  });
}

/** @throws ApiError 404 without a role in the tenant */
async function requireTenantUser(trx: Queryable, tenantId: string, userId: string): Promise<void> {
  const role = await trx
    .selectFrom("user_roles")
    .select("role")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  if (!role) throw notFound("Pengguna");
}
