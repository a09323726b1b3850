import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { createXenditGateway } from "~/server/adapters/xendit/invoices";
import { send, startFakeService } from "./fake-service";

const NOW = Date.parse("2026-08-17T03:00:00Z");
const CALLBACK_TOKEN = "callback-token-1";
const createGateway = (url: string) =>
  createXenditGateway({
    secretKey: "xnd_key",
    callbackToken: CALLBACK_TOKEN,
    url,
    send,
    clock: () => NOW,
  });
const order = {
  orderId: "DONASI-2026-000009-1",
  amount: 50_000,
  method: "qris" as const,
  expiresAt: NOW + DAY_MS,
  items: [{ name: "Donasi beasiswa", quantity: 1, price: 50_000 }],
  customer: { name: "Sri", email: "sri@example.id" },
  returnUrl: "https://yayasan.example/CallbackPayment",
};
const createInvoice = (more = {}) => ({
  id: "inv-1",
  external_id: order.orderId,
  status: "PENDING",
  amount: 50_000,
  invoice_url: "https://checkout.xendit.co/v2/inv-1",
  ...more,
});

test("create makes one invoice with the exact amount, a duration in seconds and one payment method", async () => {
  const invoices: unknown[] = [];
  const service = await startFakeService(({ method }) => {
    if (method === "POST") invoices.push(createInvoice());
    return { json: method === "POST" ? invoices[0] : invoices };
  });
  const gateway = createGateway(service.url);
  const expected = {
    gatewayId: "inv-1",
    payUrl: "https://checkout.xendit.co/v2/inv-1",
    vaNumber: null,
  };

  expect(await gateway.create(order)).toEqual(expected);
  // A retry after a lost response.
  expect(await gateway.create(order)).toEqual(expected);
  expect(service.seen.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
  expect(service.seen[1]?.headers.authorization).toBe(
    `Basic ${Buffer.from("xnd_key:").toString("base64")}`,
  );
  expect(service.getJson(1)).toMatchObject({
    external_id: order.orderId,
    amount: 50_000,
    currency: "IDR",
    invoice_duration: 86_400,
    payment_methods: ["QRIS"],
    success_redirect_url: order.returnUrl,
  });
});

test.each([
  ["PENDING", "pending"],
  ["PAID", "paid"],
  ["SETTLED", "paid"],
  ["EXPIRED", "expired"],
])("status maps %s to %s", async (xenditStatus, status) => {
  const service = await startFakeService(() => ({
    json: [createInvoice({ status: xenditStatus })],
  }));
  expect(await createGateway(service.url).status(order.orderId)).toMatchObject({
    status,
    amount: 50_000,
  });
});

test("verify requires the callback token and returns the amount paid", () => {
  const gateway = createGateway("http://127.0.0.1:9");
  const body = createInvoice({
    status: "PAID",
    paid_amount: 40_000,
    paid_at: "2026-08-17T03:05:00.000Z",
  });

  expect(gateway.verify(body, CALLBACK_TOKEN)).toEqual({
    orderId: order.orderId,
    gatewayId: "inv-1",
    status: "paid",
    amount: 40_000,
    paidAt: Date.parse("2026-08-17T03:05:00Z"),
  });
  for (const token of [undefined, "", "callback-token-2", `${CALLBACK_TOKEN} `])
    expect(gateway.verify(body, token)).toBeNull();
  expect(gateway.verify({ status: "PAID" }, CALLBACK_TOKEN)).toBeNull();
});

test("status returns null for an unknown order; expire skips one that has ended", async () => {
  const service = await startFakeService((_, count) => ({
    json: [[], [createInvoice({ status: "PAID" })], [createInvoice()], {}][count - 1],
  }));
  const gateway = createGateway(service.url);

  expect(await gateway.status("x")).toBeNull();

  await gateway.expire(order.orderId);
  await gateway.expire(order.orderId);

  expect(service.seen.map(({ method, path }) => `${method} ${path}`).slice(2)).toEqual([
    `GET /v2/invoices?external_id=${order.orderId}`,
    "POST /invoices/inv-1/expire!",
  ]);
});
