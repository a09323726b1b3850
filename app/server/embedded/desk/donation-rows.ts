import { createHmac } from "node:crypto";
import type { DonationFields } from "~/lib/donation";
import { addressGroup } from "../address-group";
import type { HostContext, Queryable } from "../context";
import { nextNumber } from "../counters";
import { newRecordId, sha256 } from "../ids";
import type { Schema } from "../schema/schema";
import { donationKey } from "../services/payment-keys";
import { takeTry } from "../try-limits";

export type DonationRow = Schema["donations"];
const WIB_MS = 7 * 3_600_000;

/** A donation that is to be paid. Five an hour from one network, in the transaction that writes it (designs B6). @throws HostRefusal 429 */
export async function insertDonation(
  context: HostContext,
  trx: Queryable,
  lmsId: string,
  fields: DonationFields,
  clientIp: string,
): Promise<DonationRow> {
  const { clock, appSecret } = context;
  const now = clock();
  const ip_hash = createHmac("sha256", appSecret)
    .update(`${lmsId} ${addressGroup(clientIp)}`)
    .digest("hex");
  if (clientIp) await takeTry(trx, { name: `donation ${ip_hash}`, most: 5, windowMs: 3_600_000 }, now);
  const year = new Date(now + WIB_MS).getUTCFullYear();
  const number = await nextNumber(trx, lmsId, `donation-${year}`);
  const id = newRecordId();
  const { is_anonymous, phone, ...rest } = fields;
  const row: DonationRow = {
    ...{ ...rest, lms_id: lmsId, id, number: `DONASI-${year}-${String(number).padStart(6, "0")}` },
    ...{
      is_anonymous: Number(is_anonymous),
      phone: phone ?? null,
      status: "pending",
      order_id: null,
      key_hash: sha256(donationKey(context, lmsId, id)),
      ip_hash,
    },
    ...{ created_at: now, paid_at: null },
  };
  await trx.insertInto("donations").values(row).execute();
  return row;
}

export function toDonation(row: DonationRow, order: Schema["payment_orders"] | undefined) {
  const live = row.status === "pending" ? order : undefined;
  return {
    ...{ id: row.id, number: row.number, name: row.name, isAnonymous: row.is_anonymous === 1, email: row.email, amount: row.amount },
    ...{
      message: row.message,
      campaign: row.campaign,
      method: row.method,
      status: row.status,
      createdAt: row.created_at,
      paidAt: row.paid_at,
    },
    ...{ payUrl: live?.pay_url ?? null, orderId: row.order_id, expiresAt: live?.expires_at ?? null },
  };
}
