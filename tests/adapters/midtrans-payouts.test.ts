import { expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import { createMidtransRail } from "~/server/adapters/midtrans/payouts";
import { send, startFakeService } from "./fake-service";

const payout = {
  reference: "PO-2026-000045",
  amount: 1_250_000,
  bankCode: "014",
  accountNumber: "1234567890",
  accountName: "Sri Wahyuni",
  notes: "Honor mentor: Juli (2026)",
};
const createRail = (url: string) =>
  createMidtransRail({ creatorKey: "creator", approverKey: "approver", url, send });
const createDetail = (status: string, more = {}) => ({
  json: { reference_no: "rail-9", amount: "1250000.0", status, ...more },
});
const toBasicAuth = (key: string) => `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

test("send creates a payout with the creator key, approves it with the approver key, and reads it", async () => {
  let approved = false;
  const service = await startFakeService(({ method, path }) => {
    if (path.endsWith("/approve")) approved = true;
    if (path.endsWith("/approve")) return { status: 202, json: { status: "ok" } };
    return method === "POST"
      ? { status: 201, json: { payouts: [{ status: "queued", reference_no: "rail-9" }] } }
      : createDetail(approved ? "processed" : "queued");
  });

  expect(await createRail(service.url).send(payout)).toEqual({
    reference: payout.reference,
    railId: "rail-9",
    status: "processed",
    amount: 1_250_000,
    errorCode: null,
    errorMessage: null,
  });

  const [create, , approve] = service.seen;

  expect([create?.headers.authorization, approve?.headers.authorization]).toEqual([
    toBasicAuth("creator"),
    toBasicAuth("approver"),
  ]);
  expect(create?.headers["x-idempotency-key"]).toBe(payout.reference);
  expect(service.getJson(0)).toEqual({
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
  expect(service.getJson(2)).toEqual({ reference_nos: ["rail-9"] });
});

test("send repeats with the same idempotency key and does not approve twice", async () => {
  const service = await startFakeService(({ method }) =>
    method === "POST"
      ? { status: 201, json: { payouts: [{ status: "queued", reference_no: "rail-9" }] } }
      : createDetail("completed"),
  );
  expect(await createRail(service.url).send(payout)).toMatchObject({ status: "completed" });
  expect(service.seen.filter(({ path }) => path.endsWith("/approve"))).toHaveLength(0);
});

/** Fake rail with one payout; the test sets the responses to approving and rejecting. */
async function startFakeRail(answers: {
  approve: number;
  reject: number;
  detail?: number;
  meanwhile?: string;
}) {
  let status = "queued";
  const service = await startFakeService(({ method, path }) => {
    if (path.endsWith("/approve")) {
      status = answers.meanwhile ?? status;
      return { status: answers.approve, json: { error_message: "insufficient fund" } };
    }
    if (path.endsWith("/reject")) {
      if (answers.reject < 300) status = "rejected";
      return { status: answers.reject, json: {} };
    }
    if (method === "POST")
      return { status: 201, json: { payouts: [{ status: "queued", reference_no: "rail-9" }] } };
    return answers.detail ? { status: answers.detail, json: {} } : createDetail(status);
  });
  const paths = () => service.seen.map(({ path }) => path.replace("/iris/api/v1/", ""));
  return { service, paths, rail: createRail(service.url) };
}

test("send rejects a payout at the rail that the rail created but does not approve", async () => {
  const { service, paths, rail } = await startFakeRail({ approve: 400, reject: 202 });
  expect(await rail.send(payout)).toMatchObject({ status: "rejected", railId: "rail-9" });
  const status = "payouts/rail-9";
  expect(paths()).toEqual(["payouts", status, "payouts/approve", status, "payouts/reject", status]);
  expect(service.seen[4]?.headers.authorization).toBe(toBasicAuth("approver"));
  expect(service.getJson(4)).toMatchObject({ reference_nos: ["rail-9"] });
});

test.each([
  ["rejecting fails with 400", { approve: 400, reject: 400 }, true],
  ["rejecting fails with 503", { approve: 400, reject: 503 }, true],
  ["approving fails with 401", { approve: 401, reject: 202 }, false],
  ["approving fails with 503", { approve: 503, reject: 202 }, false],
  ["reading fails with 400", { approve: 202, reject: 202, detail: 400 }, false],
])("send keeps a created payout retryable with its rail id: %s", async (_, answers, rejects) => {
  const { paths, rail } = await startFakeRail(answers);
  const error = await rail.send(payout).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AdapterError);
  expect(error).toMatchObject({ retryable: true, acceptedId: "rail-9" });
  expect(paths().includes("payouts/reject")).toBe(rejects);
  const before = paths().length;
  await rail.send({ ...payout, railId: "rail-9" }).catch(() => undefined);
  expect(paths().slice(before)).not.toContain("payouts");
});

test("send returns a decision that was made at the rail meanwhile", async () => {
  const { paths, rail } = await startFakeRail({
    approve: 404,
    reject: 202,
    meanwhile: "completed",
  });
  expect(await rail.send(payout)).toMatchObject({ status: "completed" });
  expect(paths()).toEqual(["payouts", "payouts/rail-9", "payouts/approve", "payouts/rail-9"]);
});

test("send throws an error without a rail id if the payout was not created", async () => {
  const service = await startFakeService(() => ({
    status: 400,
    json: { error_message: "beneficiary not found" },
  }));
  const error = await createRail(service.url)
    .send(payout)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ retryable: false, status: 400, acceptedId: null });
});

test("status returns the failure reason, or null for an unknown payout; send rejects an unsupported bank without a request", async () => {
  const service = await startFakeService((_, count) =>
    count === 1
      ? createDetail("failed", { error_code: "012", error_message: "Beneficiary account closed" })
      : { status: 404, json: {} },
  );
  const rail = createRail(service.url);

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
