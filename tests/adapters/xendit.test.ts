import { expect, test } from "vitest";
import { createXenditGateway } from "~/server/adapters/xendit/invoices";
import { send, startFakeService } from "./fake-service";

const NOW = Date.parse("2026-08-17T03:00:00Z");
const TOKEN = "callback-token-1";
const gatewayAt = (url: string) =>
  createXenditGateway({ secretKey: "xnd_key", callbackToken: TOKEN, url, send, clock: () => NOW });
const order = {
  orderId: "DONASI-2026-000009-1",
  amount: 50_000,
  method: "qris" as const,
  expiresAt: NOW + 86_400_000,
  items: [{ name: "Donasi beasiswa", quantity: 1, price: 50_000 }],
  customer: { name: "Sri", email: "sri@example.id" },
  returnUrl: "https://yayasan.example/CallbackPayment",
};
const invoice = (more = {}) => ({
  id: "inv-1",
  external_id: order.orderId,
  status: "PENDING",
  amount: 50_000,
  invoice_url: "https://checkout.xendit.co/v2/inv-1",
  ...more,
});

test("an invoice is made once: with the literal amount, 24 hours in seconds, one way to pay", async () => {
  const made: unknown[] = [];
  const service = await startFakeService(({ method }) => {
    if (method === "POST") made.push(invoice());
    return { json: method === "POST" ? made[0] : made };
  });
  const gateway = gatewayAt(service.url);
  const expected = {
    gatewayId: "inv-1",
    payUrl: "https://checkout.xendit.co/v2/inv-1",
    vaNumber: null,
  };
  expect(await gateway.create(order)).toEqual(expected);
  // Asked again, as after a lost answer.
  expect(await gateway.create(order)).toEqual(expected);
  expect(service.seen.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
  expect(service.seen[1]?.headers.authorization).toBe(
    `Basic ${Buffer.from("xnd_key:").toString("base64")}`,
  );
  expect(service.jsonOf(1)).toMatchObject({
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
])("%s means %s", async (theirs, ours) => {
  const service = await startFakeService(() => ({ json: [invoice({ status: theirs })] }));
  expect(await gatewayAt(service.url).status(order.orderId)).toMatchObject({
    status: ours,
    amount: 50_000,
  });
});

test("a callback is believed by its token alone, and tells what was really paid", () => {
  const gateway = gatewayAt("http://127.0.0.1:9");
  const body = invoice({
    status: "PAID",
    paid_amount: 40_000,
    paid_at: "2026-08-17T03:05:00.000Z",
  });
  expect(gateway.verify(body, TOKEN)).toEqual({
    orderId: order.orderId,
    gatewayId: "inv-1",
    status: "paid",
    amount: 40_000,
    paidAt: Date.parse("2026-08-17T03:05:00Z"),
  });
  for (const token of [undefined, "", "callback-token-2", `${TOKEN} `])
    expect(gateway.verify(body, token)).toBeNull();
  expect(gateway.verify({ status: "PAID" }, TOKEN)).toBeNull();
});

test("an order that they do not know is null; what has ended is not expired again", async () => {
  const service = await startFakeService((_, count) => ({
    json: [[], [invoice({ status: "PAID" })], [invoice()], {}][count - 1],
  }));
  const gateway = gatewayAt(service.url);
  expect(await gateway.status("x")).toBeNull();
  await gateway.expire(order.orderId);
  await gateway.expire(order.orderId);
  expect(service.seen.map(({ method, path }) => `${method} ${path}`).slice(2)).toEqual([
    `GET /v2/invoices?external_id=${order.orderId}`,
    "POST /invoices/inv-1/expire!",
  ]);
});
