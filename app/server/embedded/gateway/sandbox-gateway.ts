import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import type { PaymentGateway, PaymentNotice } from "../../adapters/payment-gateway";
import type { HostContext } from "../context";
import { paymentCode } from "./payment-codes";

/** A notice as the sandbox sends it (designs B4); the amount is a text such as "100000.00". */
const noticeSchema = z.object({
  orderId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  statusCode: z.string(),
  grossAmount: z.string().regex(/^\d{1,12}\.00$/),
  signature: z.string(),
});

const keyOf = (appSecret: string) => createHmac("sha256", appSecret).update("gateway").digest("base64url");
const sign = (appSecret: string, { orderId, statusCode, grossAmount }: { orderId: string; statusCode: string; grossAmount: string }) =>
  createHash("sha512")
    .update(orderId + statusCode + grossAmount + keyOf(appSecret))
    .digest();

const CODES: Record<PaymentNotice["status"], string> = {
  pending: "201",
  paid: "200",
  expired: "407",
  failed: "202",
  cancelled: "410",
  refunded: "206",
};

/** What the sandbox posts to our callback; the status code, and with it the status, is signed. */
export function signedNotice(appSecret: string, orderId: string, amount: number, status: PaymentNotice["status"]): Record<string, unknown> {
  const signed = { orderId, statusCode: CODES[status], grossAmount: `${amount}.00` };
  return { ...signed, status, signature: sign(appSecret, signed).toString("hex") };
}

/** A gateway of our own in place of a real one: durable, with a payment page where its visitor says what happens. */
export function createSandboxGateway({ db, appSecret, siteUrl }: Omit<HostContext, "ports">): PaymentGateway {
  const find = (orderId: string) => db.selectFrom("gateway_orders").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  return {
    name: "sandbox",
    async create({ orderId, amount, items, method, customer, expiresAt, returnUrl }) {
      const va_number = paymentCode(method, orderId);
      await db
        .insertInto("gateway_orders")
        .values({
          ...{ order_id: orderId, amount, method, title: items.map(({ name }) => name).join(", "), customer: customer.name, va_number },
          ...{ status: "pending", return_url: returnUrl, expires_at: expiresAt },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const order = await db.selectFrom("payment_orders").select("lms_id").where("order_id", "=", orderId).executeTakeFirst();
      return { gatewayId: `sandbox-${orderId}`, payUrl: await siteUrl(order?.lms_id ?? "", `/Bayar/${orderId}`), vaNumber: va_number };
    },
    async status(orderId) {
      const row = await find(orderId);
      return row ? { orderId, gatewayId: `sandbox-${orderId}`, status: row.status, amount: row.amount, paidAt: null } : null;
    },
    async expire(orderId) {
      await db
        .updateTable("gateway_orders")
        .set({ status: "expired" })
        .where("order_id", "=", orderId)
        .where("status", "=", "pending")
        .execute();
    },
    verify(body) {
      const result = noticeSchema.safeParse(body);
      if (!result.success) return null;
      const { orderId, status, statusCode, grossAmount, signature } = result.data;
      const [sent, expected] = [Buffer.from(signature, "hex"), sign(appSecret, result.data)];
      if (statusCode !== CODES[status] || sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
      return { orderId, gatewayId: `sandbox-${orderId}`, status, amount: Number.parseInt(grossAmount, 10), paidAt: null };
    },
  };
}
