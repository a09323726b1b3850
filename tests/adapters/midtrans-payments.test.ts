import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { AdapterError } from "~/server/adapters/adapter-error";
import { createMidtransGateway } from "~/server/adapters/midtrans/snap";
import { UsedOrderIdError } from "~/server/adapters/payment-gateway";
import { send, startFakeService } from "./fake-service";

const SERVER_KEY = "SB-Mid-server-abc";
const NOW = Date.parse("2026-08-17T03:00:00Z");
const createGateway = (url: string) =>
  createMidtransGateway({
    serverKey: SERVER_KEY,
    appUrl: url,
    apiUrl: url,
    send,
    clock: () => NOW,
  });
const offlineGateway = createGateway("http://127.0.0.1:9");

const order = {
  orderId: "INV-2026-000123-1",
  amount: 650_000,
  method: "va_bca" as const,
  expiresAt: NOW + DAY_MS,
  items: [{ name: "Kelas Dasar Pemrograman Web", quantity: 1, price: 650_000 }],
  customer: { name: "Sri Wahyuni", email: "sri@example.id", phone: "+6281234567890" },
  returnUrl: "https://sekolah.example/CallbackPayment?orderId=INV-2026-000123-1",
};

const createNotification = (more: Record<string, string> = {}) => {
  const body = {
    order_id: order.orderId,
    transaction_id: "tx-1",
    status_code: "200",
    gross_amount: "650000.00",
    transaction_status: "settlement",
    settlement_time: "2026-08-17 10:05:00",
    ...more,
  };
  const text = body.order_id + body.status_code + body.gross_amount + SERVER_KEY;
  return { ...body, signature_key: createHash("sha512").update(text).digest("hex") };
};

test("create sends the server key, exact amount, one payment method and the order's expiry to Snap", async () => {
  const service = await startFakeService(() => ({
    status: 201,
    json: { token: "snap-1", redirect_url: "https://app.midtrans.com/snap/v4/redirection/snap-1" },
  }));

  expect(await createGateway(service.url).create(order)).toEqual({
    gatewayId: "snap-1",
    payUrl: "https://app.midtrans.com/snap/v4/redirection/snap-1",
    vaNumber: null,
  });
  expect(service.seen[0]).toMatchObject({ method: "POST", path: "/snap/v1/transactions" });
  expect(service.seen[0]?.headers.authorization).toBe(
    `Basic ${Buffer.from(`${SERVER_KEY}:`).toString("base64")}`,
  );
  expect(service.getJson(0)).toMatchObject({
    transaction_details: { order_id: order.orderId, gross_amount: 650_000 },
    item_details: [{ name: "Kelas Dasar Pemrograman Web", quantity: 1, price: 650_000 }],
    enabled_payments: ["bca_va"],
    expiry: { unit: "minutes", duration: 1440 },
    callbacks: { finish: order.returnUrl },
  });
});

test.each([
  ["settlement", {}, "paid"],
  ["capture", { fraud_status: "accept" }, "paid"],
  ["capture", { fraud_status: "challenge" }, "pending"],
  ["pending", {}, "pending"],
  ["deny", {}, "failed"],
  ["failure", {}, "failed"],
  ["cancel", {}, "cancelled"],
  ["expire", {}, "expired"],
  ["refund", {}, "refunded"],
  ["chargeback", {}, "refunded"],
  ["partial_refund", {}, "paid"],
])("verify reads a signed notification of %s (%o) as %s", (transaction_status, more, status) => {
  expect(offlineGateway.verify(createNotification({ transaction_status, ...more }))).toMatchObject({
    orderId: order.orderId,
    status,
    amount: 650_000,
  });
});

test("verify reads the settlement time in WIB", () => {
  expect(offlineGateway.verify(createNotification())?.paidAt).toBe(
    Date.parse("2026-08-17T03:05:00Z"),
  );
});

test("verify rejects a notification if a signed field or the signature is altered", () => {
  const validNotification = createNotification();

  expect(offlineGateway.verify(validNotification)).not.toBeNull();
  for (const more of [
    { gross_amount: "650000" },
    { gross_amount: "1.00" },
    { order_id: "INV-2026-000124-1" },
    { status_code: "201" },
  ])
    expect(offlineGateway.verify({ ...validNotification, ...more })).toBeNull();
  for (const signature_key of [
    "",
    "00",
    validNotification.signature_key.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
    `${validNotification.signature_key}00`,
  ])
    expect(offlineGateway.verify({ ...validNotification, signature_key })).toBeNull();
  expect(offlineGateway.verify({})).toBeNull();
});

test("status returns the order as a notification does, and null if no payment was started", async () => {
  const service = await startFakeService((_, count) =>
    count === 1
      ? { json: createNotification() }
      : { json: { status_code: "404", status_message: "Transaction doesn't exist." } },
  );
  const gateway = createGateway(service.url);

  expect(await gateway.status(order.orderId)).toMatchObject({
    status: "paid",
    amount: 650_000,
    gatewayId: "tx-1",
  });
  expect(await gateway.status(order.orderId)).toBeNull();
  expect(service.seen[0]?.path).toBe(`/v2/${order.orderId}/status`);
});

test("expire accepts orders that have ended or were never started", async () => {
  const service = await startFakeService((_, count) => ({
    status: [200, 404, 412][count - 1] ?? 500,
    json: {},
  }));
  const gateway = createGateway(service.url);
  for (let at = 0; at < 3; at++) await gateway.expire(order.orderId);

  expect(service.seen[0]).toMatchObject({ method: "POST", path: `/v2/${order.orderId}/expire` });
  await expect(gateway.expire(order.orderId)).rejects.toMatchObject({
    retryable: true,
    status: 500,
  });
});

test.each([
  [{ status: 401, json: { error_messages: ["Access denied"] } }, false],
  [{ status: 400, json: { error_messages: ["order_id sudah digunakan"] } }, false],
  [{ status: 429, text: "" }, true],
  [{ status: 503, text: "" }, true],
  [{ status: 200, text: "<html>" }, true],
  [{ isAborted: true as const }, true],
])(
  "create throws an AdapterError for %o with retryable %s, without the key in its message",
  async (reply, retryable) => {
    const service = await startFakeService(() => reply);
    const error = await createGateway(service.url)
      .create(order)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AdapterError);
    expect(error).toMatchObject({ service: "midtrans", retryable });
    expect(String((error as Error).message)).not.toContain(SERVER_KEY);
  },
);

test.each([
  [400, { error_messages: ["transaction_details.order_id has already been taken"] }],
  [400, { error_messages: ["transaction_details.order_id sudah digunakan"] }],
  [406, { status_code: "406", status_message: "Duplicate order ID" }],
])("create tells a used order id (%i %o) from other rejections", async (status, json) => {
  const service = await startFakeService((_, count) =>
    count === 1 ? { status, json } : { status: 400, json: { error_messages: ["amount is wrong"] } },
  );
  const gateway = createGateway(service.url);

  await expect(gateway.create(order)).rejects.toBeInstanceOf(UsedOrderIdError);
  await expect(gateway.create(order)).rejects.not.toBeInstanceOf(UsedOrderIdError);
});
