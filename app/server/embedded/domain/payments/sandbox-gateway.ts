import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import type { PaymentGateway, PaymentUpdate } from "../../../adapters/payment-gateway";
import type { HostContext } from "../../kit/context";
import { createQrisPayload, getPaymentCode } from "./sandbox-payment-codes";
import { toSandboxId } from "./trial-payments";

/** Notice of the sandbox (designs B4); the amount is a string such as "100000.00". */
const noticeSchema = z.object({
  orderId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  statusCode: z.string(),
  grossAmount: z.string().regex(/^\d{1,12}\.00$/),
  signature: z.string(),
});

const deriveSigningKey = (appSecret: string) =>
  createHmac("sha256", appSecret).update("gateway").digest("base64url");
const createSignature = (
  appSecret: string,
  {
    orderId,
    statusCode,
    grossAmount,
  }: { orderId: string; statusCode: string; grossAmount: string },
) =>
  createHash("sha512")
    .update(orderId + statusCode + grossAmount + deriveSigningKey(appSecret))
    .digest();

const STATUS_CODES: Record<PaymentUpdate["status"], string> = {
  pending: "201",
  paid: "200",
  expired: "407",
  failed: "202",
  cancelled: "410",
  refunded: "206",
};

/** Notice for our callback. The signature covers the status code, and with it the status. */
export function createSignedNotice(
  appSecret: string,
  { orderId, amount, status }: Pick<PaymentUpdate, "orderId" | "amount" | "status">,
): Record<string, unknown> {
  const signed = { orderId, statusCode: STATUS_CODES[status], grossAmount: `${amount}.00` };
  return { ...signed, status, signature: createSignature(appSecret, signed).toString("hex") };
}

/** Like real gateways, the sandbox returns what was paid online; what was paid into an account or at a counter is not. */
const ONLINE_METHODS: ReadonlySet<string> = new Set(["qris", "gopay", "ovo"]);

/** A durable stand-in for a payment gateway; the payer chooses the outcome on its payment page. */
export function createSandboxGateway({
  db,
  appSecret,
  siteUrl,
}: Omit<HostContext, "ports">): PaymentGateway {
  const find = (orderId: string) =>
    db.selectFrom("gateway_orders").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  return {
    name: "sandbox",
    async create({ orderId, amount, items, method, customer, expiresAt, returnUrl }) {
      const va_number = getPaymentCode(method, orderId);
      await db
        .insertInto("gateway_orders")
        .values({
          order_id: orderId,
          amount,
          method,
          title: items.map(({ name }) => name).join(", "),
          customer: customer.name,
          va_number,
          status: "pending",
          return_url: returnUrl,
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const order = await db
        .selectFrom("payment_orders")
        .select("lms_id")
        .where("order_id", "=", orderId)
        .executeTakeFirst();
      return {
        gatewayId: toSandboxId(orderId),
        payUrl: await siteUrl(order?.lms_id ?? "", `/Bayar/${orderId}`),
        vaNumber: va_number,
        ...(method === "qris" && { qrString: createQrisPayload({ orderId, amount }) }),
      };
    },
    async status(orderId) {
      const row = await find(orderId);
      return row
        ? {
            orderId,
            gatewayId: toSandboxId(orderId),
            status: row.status,
            amount: row.amount,
            paidAt: null,
          }
        : null;
    },
    async expire(orderId) {
      await db
        .updateTable("gateway_orders")
        .set({ status: "expired" })
        .where("order_id", "=", orderId)
        .where("status", "=", "pending")
        .execute();
    },
    async refund({ orderId, refundKey }) {
      const order = await find(orderId);
      if (order && !ONLINE_METHODS.has(order.method))
        return { status: "manual", note: "Pembayaran ke rekening atau kasir tidak dapat ditarik" };
      await db
        .updateTable("gateway_orders")
        .set({ status: "refunded" })
        .where("order_id", "=", orderId)
        .execute();
      return { status: "refunded", gatewayRefundId: refundKey };
    },
    verify(body) {
      const result = noticeSchema.safeParse(body);
      if (!result.success) return null;
      const { orderId, status, statusCode, grossAmount, signature } = result.data;
      const [sent, expected] = [
        Buffer.from(signature, "hex"),
        createSignature(appSecret, result.data),
      ];
      if (
        statusCode !== STATUS_CODES[status] ||
        sent.length !== expected.length ||
        !timingSafeEqual(sent, expected)
      )
        return null;
      return {
        orderId,
        gatewayId: toSandboxId(orderId),
        status,
        amount: Number.parseInt(grossAmount, 10),
        paidAt: null,
      };
    },
  };
}
