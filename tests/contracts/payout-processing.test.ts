import { beforeAll, beforeEach, expect, test } from "vitest";
import { AdapterError } from "~/server/adapters/adapter-error";
import type { PayoutNotice, PayoutOrder, PayoutRail } from "~/server/adapters/payout-rail";
import { createSandboxRail } from "~/server/embedded/gateway/sandbox-rail";
import { processPayouts } from "~/server/embedded/payout-processing";
import { BCA, earn, ledgerFaults, person, staleLines } from "./payout-fixture";
import { PASSWORD } from "./payouts-fixture";
import { OURS, onEverySite } from "./site";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  const db = () => site().database.db;
  /** Moved by the tests; the hosts themselves use the real one. */
  let now = 0;
  const run = (rail: PayoutRail = createSandboxRail({ ...site().context, clock: () => now })) =>
    processPayouts({ ...site().context, clock: () => now, ports: { ...site().context.ports, rail } });
  let people = 0;
  const approved = async (more: Partial<typeof BCA> = {}) => {
    const who = `asker-${++people}`;
    tokens[who] = await person(site(), who, [2]);
    await earn(site(), who, 500_000);
    const services = (name: string) => site().hosts({ accessToken: tokens[name] }).services;
    const { data } = await services(who).requestPayout({ body: { ...BCA, amount: 300_000, ...more } });
    await services("admin").approvePayout({ body: { payouts: [{ id: data.id, version: 1 }], password: PASSWORD } });
    now = Math.max(now, Date.now());
    return { who, ...data };
  };
  const find = (id: string) => db().selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const balance = async (who: string) => (await site().hosts({ accessToken: tokens[who] }).services.getPayoutBalance()).data;
  const kinds = async (id: string) =>
    (await db().selectFrom("payout_events").select("kind").where("payout_id", "=", id).orderBy("version").execute()).map(
      ({ kind }) => kind,
    );
  const mails = async (who: string) =>
    (await db().selectFrom("outbox").select("subject").where("to_address", "=", `${who}@ours.example`).execute()).map(({ subject }) =>
      subject.replace(/^Pencairan \S+ /, ""),
    );
  const notice = (order: Pick<PayoutOrder, "reference" | "amount">, status: PayoutNotice["status"]): PayoutNotice => ({
    ...{ reference: order.reference, railId: `R-${order.reference}`, status, amount: order.amount, errorCode: null, errorMessage: null },
  });
  /** A rail that counts and does what it is told. */
  const railOf = (send: PayoutRail["send"], status: PayoutRail["status"] = async () => null): PayoutRail => ({
    name: "sandbox",
    send,
    status,
  });
  const refuse = (retryable: boolean, status: number) => () => Promise.reject(new AdapterError("rail", retryable, "says no", status));

  beforeAll(async () => {
    tokens.admin = await person(site(), "admin", [1]);
  });
  beforeEach(async () => {
    now = Date.now();
    await db().updateTable("payouts").set({ next_attempt_at: null }).execute();
  });

  test("approved, sent, completed: each step once, by the system, told at its end", async () => {
    const { who, id, reference } = await approved();
    expect(await run()).toBe(1);
    expect(await find(id)).toMatchObject({ status: "processed", processed_at: now, rail_id: expect.any(String) });
    const order = await db().selectFrom("rail_orders").selectAll().where("reference", "=", `${OURS}-${reference}`).executeTakeFirst();
    // What the receiver gets, without the fee.
    expect(order).toMatchObject({ amount: 297_500, account_number: BCA.accountNumber, status: "processed" });
    expect(await balance(who)).toMatchObject({ held: 300_000 });
    await run();
    expect(await find(id)).toMatchObject({ status: "completed", completed_at: now });
    expect(await balance(who)).toEqual({ available: 200_000, held: 0, paidOut: 300_000 });
    expect(await run()).toBe(0);
    expect(await kinds(id)).toEqual(["requested", "approved", "processed", "completed"]);
    expect(await mails(who)).toEqual(["disetujui", "berhasil"]);
    const audit = await db().selectFrom("audit_log").selectAll().where("entity_id", "=", id).where("actor_id", "is", null).execute();
    expect(audit.map(({ action, actor_name, request_id }) => [action, actor_name, request_id])).toEqual([
      ["payout.processed", "Sistem pencairan", "process-payouts"],
      ["payout.completed", "Sistem pencairan", "process-payouts"],
    ]);
  });

  test("an account that the bank does not know: the money is there again, with the bank's words", async () => {
    const { who, id } = await approved({ accountNumber: "1234560000" });
    await run();
    expect(await find(id)).toMatchObject({ status: "failed", error_code: "INVALID_DESTINATION", next_attempt_at: null });
    expect(await balance(who)).toEqual({ available: 500_000, held: 0, paidOut: 0 });
    expect(await mails(who)).toEqual(["disetujui", "gagal"]);
    expect(await run()).toBe(0);
  });

  test("money that the bank sends back after its completion is the requester's again, once", async () => {
    const { who, id } = await approved({ accountNumber: "1234569999" });
    for (let time = 0; time < 2; time++) await run();
    expect((await find(id)).status).toBe("completed");
    now += 4 * MINUTE;
    expect(await run()).toBe(0);
    now += 6 * MINUTE;
    await run();
    expect(await find(id)).toMatchObject({ status: "failed", error_code: "BANK_REFUND", next_attempt_at: null });
    expect(await balance(who)).toEqual({ available: 500_000, held: 0, paidOut: 0 });
    expect(await kinds(id)).toEqual(["requested", "approved", "processed", "completed", "reversed"]);
    expect(await mails(who)).toEqual(["disetujui", "berhasil", "dikembalikan bank"]);
  });

  test("a completed one is asked for again three times in three days, then left alone", async () => {
    const { id } = await approved();
    for (let time = 0; time < 2; time++) await run();
    const asked: number[] = [];
    const start = now;
    const rail = railOf(refuse(true, 0), async (reference) => {
      asked.push(Math.round((now - start) / MINUTE));
      return notice({ reference, amount: 1 }, "completed");
    });
    for (; now < start + 5 * DAY; now += 10 * MINUTE) await run(rail);
    expect(asked).toEqual([10, 1_440, 3 * 1_440]);
    expect(await find(id)).toMatchObject({ status: "completed", next_attempt_at: null });
  });

  test("several processes at once send it once", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => approved()));
    const sent: string[] = [];
    const rail = railOf(async (order) => {
      sent.push(order.reference);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return notice(order, "processed");
    });
    await Promise.all(Array.from({ length: 6 }, () => run(rail)));
    expect(sent.toSorted()).toEqual(ids.map(({ reference }) => `${OURS}-${reference}`).toSorted());
    for (const { id } of ids) expect(await kinds(id)).toEqual(["requested", "approved", "processed"]);
  });

  test("a rail that does not answer is asked again with the same reference, also by another process after a crash", async () => {
    const { who, id } = await approved();
    const sent: PayoutOrder[] = [];
    const record = (answer: (order: PayoutOrder) => Promise<PayoutNotice>) =>
      railOf((order) => {
        sent.push(order);
        return answer(order);
      });
    expect(await run(record(refuse(true, 503)))).toBe(1);
    expect(await run(record(refuse(true, 503)))).toBe(0);
    now += MINUTE;
    // It dies in the middle: whoever comes later takes it up.
    await expect(run(record(() => Promise.reject(new Error("killed"))))).rejects.toThrow("killed");
    now += MINUTE;
    await run(record(async (order) => notice(order, "completed")));
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({ bankCode: "014", accountName: BCA.accountName, email: `${who}@ours.example`, amount: 297_500 });
    expect(await find(id)).toMatchObject({ status: "completed" });
    expect(await balance(who)).toMatchObject({ held: 0, paidOut: 300_000 });
  });

  test("a refusal ends a payout that was never taken, but not one that is under way, nor does a wrong key", async () => {
    const { id, who } = await approved();
    await run(railOf(refuse(false, 401)));
    expect((await find(id)).status).toBe("approved");
    now += MINUTE;
    await run(railOf(refuse(false, 400)));
    expect(await find(id)).toMatchObject({
      status: "failed",
      error_code: "REFUSED",
      error_message: "Layanan pencairan tidak menerima permintaan ini",
    });
    expect(await balance(who)).toEqual({ available: 500_000, held: 0, paidOut: 0 });

    const taken = await approved();
    await run(railOf(async (order) => notice(order, "approved")));
    expect(await find(taken.id)).toMatchObject({ status: "processed", rail_id: `R-${OURS}-${taken.reference}` });
    const asked: (string | undefined)[] = [];
    const rail = (answer: () => Promise<PayoutNotice | null>) =>
      railOf(refuse(false, 500), (_, __, railId) => {
        asked.push(railId);
        return answer();
      });
    await run(rail(refuse(false, 400)));
    now += MINUTE;
    await run(rail(async () => null));
    now += MINUTE;
    await run(rail(async () => notice({ reference: "x", amount: 1 }, "queued")));
    expect(asked).toEqual(Array(3).fill(`R-${OURS}-${taken.reference}`));
    expect((await find(taken.id)).status).toBe("processed");
    now += MINUTE;
    await run(rail(async () => notice({ reference: "x", amount: 1 }, "rejected")));
    expect((await find(taken.id)).status).toBe("failed");
  });

  test("one that the rail has taken and cannot bring to its end stays held; the next try goes on with the rail's number", async () => {
    const { id, who } = await approved();
    const sent: (string | undefined)[] = [];
    const rail = (answer: (order: PayoutOrder) => Promise<PayoutNotice>) =>
      railOf((order) => {
        sent.push(order.railId);
        return answer(order);
      });
    const taken = () => Promise.reject(new AdapterError("rail", true, "approving is refused", 400, { taken: "R-7" }));
    await run(rail(taken));
    expect(await find(id)).toMatchObject({ status: "approved", rail_id: "R-7" });
    now += MINUTE;
    // Even an answer that would end a payout which was never taken.
    await run(rail(refuse(false, 400)));
    expect((await find(id)).status).toBe("approved");
    expect(await balance(who)).toMatchObject({ available: 200_000, held: 300_000 });
    now += MINUTE;
    await run(rail(async (order) => notice(order, "rejected")));
    expect(sent).toEqual([undefined, "R-7", "R-7"]);
    expect(await find(id)).toMatchObject({ status: "failed", error_message: "Layanan pencairan tidak menerima permintaan ini" });
    expect(await balance(who)).toMatchObject({ available: 500_000, held: 0 });
  });

  test("the sandbox pays a reference once and does not know others", async () => {
    const rail = createSandboxRail(site().context);
    const order = { reference: "X-1", amount: 5_000, bankCode: "014", accountNumber: "123456", accountName: "Budi", notes: "" };
    const first = await rail.send(order);
    const again = await Promise.all([1, 2, 3].map(() => rail.send({ ...order, amount: 9_000 })));
    expect(again).toEqual(Array(3).fill(first));
    expect(await rail.status("X-2")).toBeNull();
    expect(await rail.status("X-1")).toMatchObject({ status: "completed", railId: first.railId, amount: 5_000 });
  });

  test("after all of it the ledger is whole, and the export says what the rows say", async () => {
    expect(await ledgerFaults(site())).toEqual({ sums: [0, 0], wrong: [] });
    expect(await staleLines(site().database.db)).toEqual([]);
  });
});
