import { HOUR_MS } from "~/lib/time";
import { ApiError } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";
import { consumeAttempt, keyedHash } from "../../kit/rate-limit";

type AccountAction =
  | "account.sign-in"
  | "account.sign-out"
  | "account.sign-out-everywhere"
  | "account.session-ended"
  | "account.password-changed"
  | "account.password-reset"
  | "account.second-factor-on"
  | "account.second-factor-off";

/** Failed attempts recorded per hour, so that an attacker cannot fill the audit log. */
const MAX_FAILURES_PER_ADDRESS = 10;
const MAX_FAILURES_PER_TENANT = 300;

/** Records an account event in the tenant's audit log, in the transaction of the event. */
export const auditAccount = (
  context: HostContext,
  trx: Queryable,
  source: AuditSource,
  { action, user }: { action: AccountAction; user: { id: string; name: string } },
): Promise<void> =>
  appendAudit(context, trx, source, {
    user: { id: user.id, roles: [] },
    actorName: user.name,
    action,
    entity: "user",
    entityId: user.id,
  });

/**
 * Records a failed sign-in. The address is typed by a stranger, so it appears as a keyed hash only,
 * whether or not it has an account.
 */
export async function auditFailedSignIn(
  context: HostContext,
  source: AuditSource,
  email: string,
): Promise<void> {
  const address = keyedHash(context, "account", email).slice(0, 16);
  const limits = [
    { name: `audit:sign-in:${source.tenantId}:${address}`, max: MAX_FAILURES_PER_ADDRESS },
    { name: `audit:sign-in:${source.tenantId}`, max: MAX_FAILURES_PER_TENANT },
  ];
  await context.db
    .transaction()
    .execute(async (trx) => {
      for (const limit of limits)
        await consumeAttempt(trx, { ...limit, windowMs: HOUR_MS }, context.clock());
      await appendAudit(context, trx, source, {
        user: null,
        actorName: "Tamu",
        action: "account.sign-in-failed",
        entity: "user",
        entityId: address,
      });
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
}
