import { AdapterError } from "../../../adapters/adapter-error";
import { type HostContext, requirePermission, validationError } from "../../kit/context";
import { getUserName } from "../accounts/users";
import { getMailSite } from "../mail/mail-site";
import { changePayout } from "./change-payout";
import { type PayoutCommand, requireNotRequester } from "./payout-decisions";
import { notifyRequester } from "./payout-emails";
import { stalePayout } from "./payout-errors";
import { findPayout, type PayoutRow, toPayout, toRailReference } from "./payouts";
import { reauthenticate } from "./reauthenticate";

const CONFIRMATION_MESSAGE =
  "Layanan pencairan tidak melaporkan pengembalian. Periksa mutasi rekening, lalu nyatakan bahwa dananya sudah kembali.";

/**
 * Records that the bank returned a completed payout; its money becomes available again. What the rail says goes
 * into the timeline and the audit log, with the sender's statement where the rail does not confirm it.
 * @throws ApiError 403, 404, 409, 422 at `password` or `confirmed`, 429
 */
export async function reversePayout(
  context: HostContext,
  {
    reason,
    password,
    isConfirmed,
    ...command
  }: PayoutCommand & { reason: string; password: string; isConfirmed: boolean },
) {
  const { tenantId, user, version, source } = command;
  requirePermission(user, "payout.decide");
  const payout = await findPayout(context.db, command);
  await requireNotRequester(context.db, payout, user);
  if (payout.status !== "completed" || payout.version !== version) throw stalePayout(payout);
  await reauthenticate(context, user.id, password);
  const railStatus = await getRailStatus(context, payout);
  const isReported = railStatus === "failed" || railStatus === "rejected";
  if (!isReported && !isConfirmed) throw validationError({ confirmed: CONFIRMATION_MESSAGE });
  const detail = isReported
    ? reason
    : `${reason} (status di layanan pencairan: ${railStatus}; dinyatakan sudah kembali oleh pencatat)`;
  const site = await getMailSite(context, tenantId);
  const row = await context.db.transaction().execute(async (trx) => {
    const before = await findPayout(trx, command);
    const now = context.clock();
    if (before.status !== "completed" || before.version !== version) throw stalePayout(before);
    const changed = await changePayout(context, trx, {
      row: before,
      kind: "reversed",
      detail,
      user,
      actorName: await getUserName(trx, user.id),
      at: now,
      source,
      set: {
        status: "failed",
        error_code: "BANK_REFUND",
        error_message: reason,
        next_attempt_at: null,
      },
    });
    if (!changed) throw stalePayout(before);
    await notifyRequester(trx, site, { row: before, kind: "reversed", detail: reason, now });
    return findPayout(trx, command);
  });
  return toPayout(row, true);
}

/** The rail's status, or why it gives none. */
async function getRailStatus({ ports, log }: HostContext, row: PayoutRow): Promise<string> {
  try {
    const update = await ports.rail.status(
      toRailReference(row),
      undefined,
      row.rail_id ?? undefined,
    );
    return update?.status ?? "tidak dikenal";
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ error, reference: row.reference }, "payout rail request failed");
    return "tidak terjawab";
  }
}
