import { beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { PayoutOrder, PayoutRail, PayoutUpdate } from "~/server/adapters/payout-rail";
import { processPayouts } from "~/server/embedded/domain/payouts/process-payouts";
import { createSandboxRail } from "~/server/embedded/domain/payouts/sandbox-rail";
import { describeEachBackend, TENANT_ID } from "./backend";
import {
  BCA_ACCOUNT,
  creditEarnings,
  findLedgerErrors,
  signInPayoutUser,
} from "./payout-row-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const db = () => site().database.db;
  /** Clock of the job; the hosts use the real one. */
  let now = 0;
  const run = (rail: PayoutRail = createSandboxRail({ ...site().context, clock: () => now })) =>
    processPayouts({
      ...site().context,
      clock: () => now,
      ports: { ...site().context.ports, rail },
    });
  let userCount = 0;
  const createApprovedPayout = async (more: Partial<typeof BCA_ACCOUNT> = {}) => {
    const who = `requester-${++userCount}`;
    tokens[who] = await signInPayoutUser(site(), who, [2]);
    await creditEarnings(site(), who, 500_000);
    const services = (name: string) => site().createClients({ accessToken: tokens[name] }).services;
    const { data } = await services(who).requestPayout({
      body: { ...BCA_ACCOUNT, amount: 300_000, ...more },
    });
    await services("admin").approvePayout({
      body: { payouts: [{ id: data.id, version: 1 }], password: PAYOUT_PASSWORD },
    });
    now = Math.max(now, Date.now());
    return { who, ...data };
  };
  const findPayout = (id: string) =>
    db().selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const getBalance = async (who: string) =>
    (await site().createClients({ accessToken: tokens[who] }).services.getPayoutBalance()).data;
  const listEventKinds = async (id: string) =>
    (
      await db()
        .selectFrom("payout_events")
        .select("kind")
        .where("payout_id", "=", id)
        .orderBy("version")
        .execute()
    ).map(({ kind }) => kind);
  const listEmailSubjects = async (who: string) =>
    (
      await db()
        .selectFrom("outbox")
        .select("subject")
        .where("to_address", "=", `${who}@ours.example`)
        .execute()
    ).map(({ subject }) => subject.replace(/^Pencairan \S+ /, ""));
  const createUpdate = (
    order: Pick<PayoutOrder, "reference" | "amount">,
    status: PayoutUpdate["status"],
  ): PayoutUpdate => ({
    reference: order.reference,
    railId: `R-${order.reference}`,
    status,
    amount: order.amount,
    errorCode: null,
    errorMessage: null,
  });
  /** A rail that answers with the given functions. */
  const createRail = (
    send: PayoutRail["send"],
    status: PayoutRail["status"] = async () => null,
  ): PayoutRail => ({
    name: "sandbox",
    send,
    status,
  });
  const failWith = (retryable: boolean, status: number) => () =>
    Promise.reject(new AdapterError("rail", retryable, "says no", status));

  beforeAll(async () => {
    tokens.admin = await signInPayoutUser(site(), "admin", [1]);
  });
  beforeEach(async () => {
    now = Date.now();
    await db().updateTable("payouts").set({ next_attempt_at: null }).execute();
  });

  test("processPayouts sends an approved payout, completes it and emails the requester once", async () => {
    const { who, id, reference } = await createApprovedPayout();

    expect(await run()).toBe(1);
    expect(await findPayout(id)).toMatchObject({
      status: "processed",
      processed_at: now,
      rail_id: expect.any(String),
    });

    const order = await db()
      .selectFrom("rail_orders")
      .selectAll()
      .where("reference", "=", `${TENANT_ID}-${reference}`)
      .executeTakeFirst();

    // The amount without the fee.
    expect(order).toMatchObject({
      amount: 297_500,
      account_number: BCA_ACCOUNT.accountNumber,
      status: "processed",
    });
    expect(await getBalance(who)).toMatchObject({ held: 300_000 });

    await run();

    expect(await findPayout(id)).toMatchObject({ status: "completed", completed_at: now });
    expect(await getBalance(who)).toEqual({ available: 200_000, held: 0, paidOut: 300_000 });
    expect(await run()).toBe(0);
    expect(await listEventKinds(id)).toEqual(["requested", "approved", "processed", "completed"]);
    expect(await listEmailSubjects(who)).toEqual(["disetujui", "berhasil"]);

    const audit = await db()
      .selectFrom("audit_log")
      .selectAll()
      .where("entity_id", "=", id)
      .where("actor_id", "is", null)
      .execute();

    expect(
      audit.map(({ action, actor_name, request_id }) => [action, actor_name, request_id]),
    ).toEqual([
      ["payout.processed", "Sistem pencairan", "process-payouts"],
      ["payout.completed", "Sistem pencairan", "process-payouts"],
    ]);
  });

  test("processPayouts fails a payout to an unknown account and returns its money with the bank's reason", async () => {
    const { who, id } = await createApprovedPayout({ accountNumber: "1234560000" });
    await run();

    expect(await findPayout(id)).toMatchObject({
      status: "failed",
      error_code: "INVALID_DESTINATION",
      next_attempt_at: null,
    });
    expect(await getBalance(who)).toEqual({ available: 500_000, held: 0, paidOut: 0 });
    expect(await listEmailSubjects(who)).toEqual(["disetujui", "gagal"]);
    expect(await run()).toBe(0);
  });

  test("processPayouts reverses a completed payout that the bank returns, once", async () => {
    const { who, id } = await createApprovedPayout({ accountNumber: "1234569999" });
    for (let time = 0; time < 2; time++) await run();

    expect((await findPayout(id)).status).toBe("completed");

    now += 4 * MINUTE_MS;

    expect(await run()).toBe(0);

    now += 6 * MINUTE_MS;
    await run();

    expect(await findPayout(id)).toMatchObject({
      status: "failed",
      error_code: "BANK_REFUND",
      next_attempt_at: null,
    });
    expect(await getBalance(who)).toEqual({ available: 500_000, held: 0, paidOut: 0 });
    expect(await listEventKinds(id)).toEqual([
      "requested",
      "approved",
      "processed",
      "completed",
      "reversed",
    ]);
    expect(await listEmailSubjects(who)).toEqual(["disetujui", "berhasil", "dikembalikan bank"]);
  });

  test("processPayouts re-checks a completed payout three times in three days", async () => {
    const { id } = await createApprovedPayout();
    for (let time = 0; time < 2; time++) await run();
    const checks: number[] = [];
    const start = now;
    const rail = createRail(failWith(true, 0), async (reference) => {
      checks.push(Math.round((now - start) / MINUTE_MS));
      return createUpdate({ reference, amount: 1 }, "completed");
    });
    for (; now < start + 5 * DAY_MS; now += 10 * MINUTE_MS) await run(rail);

    expect(checks).toEqual([10, 1_440, 3 * 1_440]);
    expect(await findPayout(id)).toMatchObject({ status: "completed", next_attempt_at: null });
  });

  test("processPayouts goes on with a payout that a clock ahead of time postponed", async () => {
    const { id } = await createApprovedPayout();
    const before = now;
    now += 2 * DAY_MS;
    const unreachable = () => Promise.reject(new AdapterError("rail", true, "no answer"));
    await run({ name: "sandbox", send: unreachable, status: unreachable } as PayoutRail);
    now = before;
    await run();

    expect((await findPayout(id)).status).toBe("processed");
  });

  test("processPayouts sends a payout once across concurrent processes", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => createApprovedPayout()));
    const sent: string[] = [];
    const rail = createRail(async (order) => {
      sent.push(order.reference);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return createUpdate(order, "processed");
    });
    await Promise.all(Array.from({ length: 6 }, () => run(rail)));

    expect(sent.toSorted()).toEqual(
      ids.map(({ reference }) => `${TENANT_ID}-${reference}`).toSorted(),
    );
    for (const { id } of ids)
      expect(await listEventKinds(id)).toEqual(["requested", "approved", "processed"]);
  });

  test("createSandboxRail pays a reference once and returns null for unknown ones", async () => {
    const rail = createSandboxRail(site().context);
    const order = {
      reference: "X-1",
      amount: 5_000,
      bankCode: "014",
      accountNumber: "123456",
      accountName: "Budi",
      notes: "",
    };
    const first = await rail.send(order);
    const repeated = await Promise.all([1, 2, 3].map(() => rail.send({ ...order, amount: 9_000 })));

    expect(repeated).toEqual(Array(3).fill(first));
    expect(await rail.status("X-2")).toBeNull();
    expect(await rail.status("X-1")).toMatchObject({
      status: "completed",
      railId: first.railId,
      amount: 5_000,
    });
  });

  test("processPayouts leaves the ledger consistent", async () => {
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
  });
});
