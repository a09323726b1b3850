import type { PaymentGateway } from "~/server/adapters/payment-gateway";
import type { Schema } from "~/server/embedded/database/schema/schema";
import { sendRefunds } from "~/server/embedded/domain/payments/send-refunds";
import { newRecordId } from "~/server/embedded/kit/ids";
import { type Backend, TENANT_ID } from "./backend";
import { createInvoicedLearner, repaid, sendGatewayNotification } from "./payment-fixture";
import { createPayoutUser, PAYOUT_PASSWORD } from "./payout-user-fixture";

export const OWED = "owed:double-payments";
export const REASON = "Donatur keliru menulis jumlahnya";

type Method = Parameters<typeof createInvoicedLearner>[2];

/** An invoice paid by two orders. @returns the payer, and the refund of the second payment */
export async function payTwice(site: Backend, method: Method = "qris", price = 450_000) {
  const bill = await createInvoicedLearner(site, { price }, method);
  const second = await repaid(site, bill);
  await sendGatewayNotification(site, bill.orderId, "paid", price);
  await sendGatewayNotification(site, second.orderId ?? "", "paid", price);
  const refund = await findRefundRow(site, second.orderId ?? "");
  return {
    ...bill,
    secondOrderId: second.orderId ?? "",
    refund,
    email: `${bill.learner.id}@ours.example`,
  };
}

export const findRefundRow = (
  { database: { db } }: Backend,
  orderId: string,
): Promise<Schema["refunds"]> =>
  db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();

export const createManager = (site: Backend, roles = [1]) => createPayoutUser(site, roles);
export type Manager = Awaited<ReturnType<typeof createManager>>;

export const approveRefund = (
  { hosts }: Pick<Manager, "hosts">,
  { id, version }: { id: string; version: number },
  password = PAYOUT_PASSWORD,
) => hosts.admin.approveRefund({ params: { id }, body: { version, password } });

/** A context whose gateway answers refunds with `refund`. */
export function withGateway({ context }: Backend, refund: PaymentGateway["refund"]) {
  const gateway = { ...context.ports.gateway, refund };
  return { ...context, ports: { ...context.ports, gateway } };
}

/** Runs the job when its next attempt is due. */
export const sendDueRefunds = (context: Backend["context"], minutes = 5) =>
  sendRefunds({ ...context, clock: () => Date.now() + minutes * 60_000 });

/** A paid donation. */
export async function createPaidDonation(site: Backend, amount = 75_000) {
  const email = `donatur-${newRecordId()}@contoh.example`;
  const { data } = await site
    .createClients({ clientIp: `198.51.100.${Math.floor(amount / 1_000) % 250}` })
    .admin.donate({ body: { name: "Sri Wahyuni", email, amount, method: "qris" } });
  await sendGatewayNotification(site, data.orderId ?? "", "paid", amount);
  return { ...data, email, tenantId: TENANT_ID };
}
