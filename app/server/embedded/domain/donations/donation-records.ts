import type { DonationFields } from "~/lib/donation";
import type { HostContext } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { excludeTrialPayments, requireGateway } from "../payments/trial-payments";
import { insertDonation } from "./insert-donation";

/** Amounts (rupiah) of the paid donations. */
export const listPaidAmounts = (context: HostContext, tenantId: string) =>
  excludeTrialPayments(
    context,
    context.db
      .selectFrom("donations")
      .select("amount")
      .where("lms_id", "=", tenantId)
      .where("status", "=", "paid"),
  ).execute();

interface DonationRecordInput {
  tenantId: string;
  fields: DonationFields;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/** Stores a donation without an order and returns its row. @throws ApiError 409, 429 */
export async function createDonationRecord(
  context: HostContext,
  { tenantId, fields, clientIp, idempotencyKey }: DonationRecordInput,
) {
  const request = { tenantId, operation: "createDonation", key: idempotencyKey, body: fields };
  requireGateway(context);
  return withIdempotency(context, request, async (trx) => {
    const { id, amount, status } = await insertDonation(context, trx, {
      tenantId,
      fields,
      clientIp,
    });
    return [{ id, amount, status: status as string }];
  });
}
