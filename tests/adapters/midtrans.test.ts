import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import { createMidtransRail } from "~/server/adapters/midtrans/payouts";
import { createMidtransGateway } from "~/server/adapters/midtrans/snap";
import { send, startFakeService } from "./fake-service";

const KEY = "SB-Mid-server-abc";
const NOW = Date.parse("2026-08-17T03:00:00Z");
const gatewayAt = (url: string) =>
  createMidtransGateway({ serverKey: KEY, appUrl: url, apiUrl: url, send, clock: () => NOW });
const offline = gatewayAt("http://127.0.0.1:9");

const order = {
  orderId: "INV-2026-000123-1",
  amount: 650_000,
  method: "va_bca" as const,
  expiresAt: NOW + 86_400_000,
  items: [{ name: "Kelas Dasar Pemrograman Web", quantity: 1, price: 650_000 }],
  customer: { name: "Sri Wahyuni", email: "sri@example.id", phone: "+6281234567890" },
  returnUrl: "https://sekolah.example/CallbackPayment?orderId=INV-2026-000123-1",
};

const notice = (more: Record<string, string> = {}) => {
  const body = {
    order_id: order.orderId,
    transaction_id: "tx-1",
    status_code: "200",
    gross_amount: "650000.00",
    transaction_status: "settlement",
    settlement_time: "2026-08-17 10:05:00",
    ...more,
  };
  const text = body.order_id + body.status_code + body.gross_amount + KEY;
  return { ...body, signature_key: createHash("sha512").update(text).digest("hex") };
};

test("an order goes to Snap with the server key, its literal amount, one way to pay and its own end", async () => {
  const service = await startFakeService(() => ({
    status: 201,
    json: { token: "snap-1", redirect_url: "https://app.midtrans.com/snap/v4/redirection/snap-1" },
  }));
  expect(await gatewayAt(service.url).create(order)).toEqual({
    gatewayId: "snap-1",
    payUrl: "https://app.midtrans.com/snap/v4/redirection/snap-1",
    vaNumber: null,
  });
  expect(service.seen[0]).toMatchObject({ method: "POST", path: "/snap/v1/transactions" });
  expect(service.seen[0]?.headers.authorization).toBe(
    `Basic ${Buffer.from(`${KEY}:`).toString("base64")}`,
  );
  expect(service.jsonOf(0)).toMatchObject({
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
])("a signed notification of %s (%o) means %s", (transaction_status, more, status) => {
  expect(offline.verify(notice({ transaction_status, ...more }))).toMatchObject({
    orderId: order.orderId,
    status,
    amount: 650_000,
  });
});

test("the time of a settlement is in WIB", () => {
  expect(offline.verify(notice())?.paidAt).toBe(Date.parse("2026-08-17T03:05:00Z"));
});

test("a notification is believed by its signature alone: any byte of what is signed, or of the signature, spoils it", () => {
  const good = notice();
  expect(offline.verify(good)).not.toBeNull();
  for (const more of [
    { gross_amount: "650000" },
    { gross_amount: "1.00" },
    { order_id: "INV-2026-000124-1" },
    { status_code: "201" },
  ])
    expect(offline.verify({ ...good, ...more })).toBeNull();
  for (const signature_key of [
    "",
    "00",
    good.signature_key.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
    `${good.signature_key}00`,
  ])
    expect(offline.verify({ ...good, signature_key })).toBeNull();
  expect(offline.verify({})).toBeNull();
});

test("a status question answers as a notification does; an order that nobody began to pay is none", async () => {
  const service = await startFakeService((_, count) =>
    count === 1
      ? { json: notice() }
      : { json: { status_code: "404", status_message: "Transaction doesn't exist." } },
  );
  const gateway = gatewayAt(service.url);
  expect(await gateway.status(order.orderId)).toMatchObject({
    status: "paid",
    amount: 650_000,
    gatewayId: "tx-1",
  });
  expect(await gateway.status(order.orderId)).toBeNull();
  expect(service.seen[0]?.path).toBe(`/v2/${order.orderId}/status`);
});

test("expiring what has ended, or was never begun, is no error", async () => {
  const service = await startFakeService((_, count) => ({
    status: [200, 404, 412][count - 1] ?? 500,
    json: {},
  }));
  const gateway = gatewayAt(service.url);
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
])("a failure %o may be tried again: %s; the key is in no message", async (reply, retryable) => {
  const service = await startFakeService(() => reply);
  const error = await gatewayAt(service.url)
    .create(order)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AdapterError);
  expect(error).toMatchObject({ service: "midtrans", retryable });
  expect(String((error as Error).message)).not.toContain(KEY);
});

const payout = {
  reference: "PO-2026-000045",
  amount: 1_250_000,
  bankCode: "014",
  accountNumber: "1234567890",
  accountName: "Sri Wahyuni",
  notes: "Honor mentor: Juli (2026)",
};
const railAt = (url: string) =>
  createMidtransRail({ creatorKey: "creator", approverKey: "approver", url, send });
const detail = (status: string, more = {}) => ({
  json: { reference_no: "rail-9", amount: "1250000.0", status, ...more },
});
const auth = (key: string) => `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

test("a payout is created with one key, approved with the other, and asked for", async () => {
  let approved = false;
  const service = await startFakeService(({ method, path }) => {
    if (path.endsWith("/approve")) approved = true;
    if (path.endsWith("/approve")) return { status: 202, json: { status: "ok" } };
    return method === "POST"
      ? { status: 201, json: { payouts: [{ status: "queued", reference_no: "rail-9" }] } }
      : detail(approved ? "processed" : "queued");
  });
  expect(await railAt(service.url).send(payout)).toEqual({
    reference: payout.reference,
    railId: "rail-9",
    status: "processed",
    amount: 1_250_000,
    errorCode: null,
    errorMessage: null,
  });
  const [create, , approve] = service.seen;
  expect([create?.headers.authorization, approve?.headers.authorization]).toEqual([
    auth("creator"),
    auth("approver"),
  ]);
  expect(create?.headers["x-idempotency-key"]).toBe(payout.reference);
  expect(service.jsonOf(0)).toEqual({
    payouts: [
      {
        beneficiary_name: "Sri Wahyuni",
        beneficiary_account: "1234567890",
        beneficiary_bank: "bca",
        amount: "1250000.00",
        notes: "Honor mentor Juli 2026",
      },
    ],
  });
  expect(service.jsonOf(2)).toEqual({ reference_nos: ["rail-9"] });
});

test("sent again after a lost answer it has the same key, and what was approved already is not approved twice", async () => {
  const service = await startFakeService(({ method }) =>
    method === "POST"
      ? { status: 201, json: { payouts: [{ status: "queued", reference_no: "rail-9" }] } }
      : detail("completed"),
  );
  expect(await railAt(service.url).send(payout)).toMatchObject({ status: "completed" });
  expect(service.seen.filter(({ path }) => path.endsWith("/approve"))).toHaveLength(0);
});

/** Theirs, with one payout in it: what approving and rejecting answer is the test's. */
async function railWith(answers: {
  approve: number;
  reject: number;
  detail?: number;
  meanwhile?: string;
}) {
  let standing = "queued";
  const service = await startFakeService(({ method, path }) => {
    if (path.endsWith("/approve")) {
      standing = answers.meanwhile ?? standing;
      return { status: answers.approve, json: { error_message: "insufficient fund" } };
    }
    if (path.endsWith("/reject")) {
      if (answers.reject < 300) standing = "rejected";
      return { status: answers.reject, json: {} };
    }
    if (method === "POST")
      return { status: 201, json: { payouts: [{ status: "queued", reference_no: "rail-9" }] } };
    return answers.detail ? { status: answers.detail, json: {} } : detail(standing);
  });
  const paths = () => service.seen.map(({ path }) => path.replace("/iris/api/v1/", ""));
  return { service, paths, rail: railAt(service.url) };
}

test("one that they create and will not approve is rejected there before its money is given back here", async () => {
  const { service, paths, rail } = await railWith({ approve: 400, reject: 202 });
  expect(await rail.send(payout)).toMatchObject({ status: "rejected", railId: "rail-9" });
  const status = "payouts/rail-9";
  expect(paths()).toEqual(["payouts", status, "payouts/approve", status, "payouts/reject", status]);
  expect(service.seen[4]?.headers.authorization).toBe(auth("approver"));
  expect(service.jsonOf(4)).toMatchObject({ reference_nos: ["rail-9"] });
});

test.each([
  ["it cannot be rejected either", { approve: 400, reject: 400 }, true],
  ["their rejecting is down", { approve: 400, reject: 503 }, true],
  ["the approver's key is wrong", { approve: 401, reject: 202 }, false],
  ["their approving is down", { approve: 503, reject: 202 }, false],
  ["a question about it is refused", { approve: 202, reject: 202, detail: 400 }, false],
])("once it exists there its money stays held: %s", async (_, answers, rejects) => {
  const { paths, rail } = await railWith(answers);
  const error = await rail.send(payout).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AdapterError);
  expect(error).toMatchObject({ retryable: true, acceptedId: "rail-9" });
  expect(paths().includes("payouts/reject")).toBe(rejects);
  const before = paths().length;
  await rail.send({ ...payout, railId: "rail-9" }).catch(() => undefined);
  expect(paths().slice(before)).not.toContain("payouts");
});

test("what somebody there decided meanwhile is what counts", async () => {
  const { paths, rail } = await railWith({ approve: 404, reject: 202, meanwhile: "completed" });
  expect(await rail.send(payout)).toMatchObject({ status: "completed" });
  expect(paths()).toEqual(["payouts", "payouts/rail-9", "payouts/approve", "payouts/rail-9"]);
});

test("what is not created is refused without a number: its money may be given back", async () => {
  const service = await startFakeService(() => ({
    status: 400,
    json: { error_message: "beneficiary not found" },
  }));
  const error = await railAt(service.url)
    .send(payout)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ retryable: false, status: 400, acceptedId: null });
});

test("a failed payout says why; an unknown one is null; a bank that is not theirs is refused before anything is sent", async () => {
  const service = await startFakeService((_, count) =>
    count === 1
      ? detail("failed", { error_code: "012", error_message: "Beneficiary account closed" })
      : { status: 404, json: {} },
  );
  const rail = railAt(service.url);
  expect(await rail.status(payout.reference, undefined, "rail-9")).toMatchObject({
    status: "failed",
    errorCode: "012",
    errorMessage: "Beneficiary account closed",
  });
  expect(await rail.status(payout.reference, undefined, "rail-9")).toBeNull();
  await expect(rail.send({ ...payout, bankCode: "999" })).rejects.toMatchObject({
    retryable: false,
  });
  expect(service.seen).toHaveLength(2);
});
