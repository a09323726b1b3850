import type { DonationFields } from "~/lib/donation";
import { HOUR_MS } from "~/lib/time";
import type { PayerRefund } from "../../../hosts/services/payments";
import { getNetworkPrefix } from "../../../http/network-prefix";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { newRecordId, sha256 } from "../../kit/ids";
import { consumeAttempt, keyedHash } from "../../kit/rate-limit";
import { nextReferenceNumber } from "../../kit/sequences";
import { createDonationKey } from "../payments/receipt-keys";
import { isTrialOrder } from "../payments/trial-payments";
import { requireOpenCampaign } from "./campaign-state";

export type DonationRow = Schema["donations"];
const NETWORK_LIMIT = { max: 5, windowMs: HOUR_MS };

interface NewDonation {
  tenantId: string;
  fields: DonationFields;
  clientIp: string;
}

/** Inserts an unpaid donation; five per hour and network (designs B6). @throws ApiError 422, 429 */
export async function insertDonation(
  context: HostContext,
  trx: Queryable,
  { tenantId, fields, clientIp }: NewDonation,
): Promise<DonationRow> {
  const now = context.clock();
  await requireOpenCampaign(trx, { tenantId, campaign: fields.campaign, now });
  const ip_hash = keyedHash(context, tenantId, getNetworkPrefix(clientIp));
  if (clientIp) await consumeAttempt(trx, { name: `donation ${ip_hash}`, ...NETWORK_LIMIT }, now);
  const number = await nextReferenceNumber(trx, {
    tenantId,
    prefix: "DONASI",
    sequence: "donation",
    now,
  });
  const id = newRecordId();
  const { is_anonymous, phone, ...otherFields } = fields;
  const row: DonationRow = {
    ...otherFields,
    lms_id: tenantId,
    id,
    number,
    is_anonymous: Number(is_anonymous),
    phone: phone ?? null,
    status: "pending",
    order_id: null,
    key_hash: sha256(createDonationKey(context, tenantId, id)),
    ip_hash,
    created_at: now,
    paid_at: null,
  };
  await trx.insertInto("donations").values(row).execute();
  return row;
}

export function toDonation(
  row: DonationRow,
  order: Schema["payment_orders"] | undefined,
  refunds: PayerRefund[] = [],
) {
  const payableOrder = row.status === "pending" ? order : undefined;
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    isAnonymous: row.is_anonymous === 1,
    email: row.email,
    amount: row.amount,
    message: row.message,
    campaign: row.campaign,
    method: row.method,
    status: row.status,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    payUrl: payableOrder?.pay_url ?? null,
    orderId: row.order_id,
    expiresAt: payableOrder?.expires_at ?? null,
    refunds,
    isTrial: isTrialOrder(order),
  };
}
