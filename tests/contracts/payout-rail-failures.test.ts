import { beforeAll, beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "~/lib/time";
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

  test("processPayouts retries an unavailable rail with the same reference, also after a crash", async () => {
    const { who, id } = await createApprovedPayout();
    const sent: PayoutOrder[] = [];
    const recordOrders = (answer: (order: PayoutOrder) => Promise<PayoutUpdate>) =>
      createRail((order) => {
        sent.push(order);
        return answer(order);
      });

    expect(await run(recordOrders(failWith(true, 503)))).toBe(1);
    expect(await run(recordOrders(failWith(true, 503)))).toBe(0);

    now += MINUTE_MS;

    // The process dies after the claim: another one continues.
    await expect(run(recordOrders(() => Promise.reject(new Error("killed"))))).rejects.toThrow(
      "killed",
    );

    now += MINUTE_MS;
    await run(recordOrders(async (order) => createUpdate(order, "completed")));

    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({
      bankCode: "014",
      accountName: BCA_ACCOUNT.accountName,
      email: `${who}@ours.example`,
      amount: 297_500,
    });
    expect(await findPayout(id)).toMatchObject({ status: "completed" });
    expect(await getBalance(who)).toMatchObject({ held: 0, paidOut: 300_000 });
  });

  test("processPayouts fails a rejected payout, but not an accepted one or after 401", async () => {
    const { id, who } = await createApprovedPayout();
    await run(createRail(failWith(false, 401)));

    expect((await findPayout(id)).status).toBe("approved");

    now += MINUTE_MS;
    await run(createRail(failWith(false, 400)));

    expect(await findPayout(id)).toMatchObject({
      status: "failed",
      error_code: "REFUSED",
      error_message: "Layanan pencairan tidak menerima permintaan ini",
    });
    expect(await getBalance(who)).toEqual({ available: 500_000, held: 0, paidOut: 0 });

    const accepted = await createApprovedPayout();
    await run(createRail(async (order) => createUpdate(order, "approved")));

    expect(await findPayout(accepted.id)).toMatchObject({
      status: "processed",
      rail_id: `R-${TENANT_ID}-${accepted.reference}`,
    });

    const checkedIds: (string | undefined)[] = [];
    const rail = (answer: () => Promise<PayoutUpdate | null>) =>
      createRail(failWith(false, 500), (_, __, railId) => {
        checkedIds.push(railId);
        return answer();
      });
    await run(rail(failWith(false, 400)));
    now += MINUTE_MS;
    await run(rail(async () => null));
    now += MINUTE_MS;
    await run(rail(async () => createUpdate({ reference: "x", amount: 1 }, "queued")));

    expect(checkedIds).toEqual(Array(3).fill(`R-${TENANT_ID}-${accepted.reference}`));
    expect((await findPayout(accepted.id)).status).toBe("processed");

    now += MINUTE_MS;
    await run(rail(async () => createUpdate({ reference: "x", amount: 1 }, "rejected")));

    expect((await findPayout(accepted.id)).status).toBe("failed");
  });

  test("processPayouts keeps an accepted but unfinished payout held and continues with the rail's id", async () => {
    const { id, who } = await createApprovedPayout();
    const sent: (string | undefined)[] = [];
    const rail = (answer: (order: PayoutOrder) => Promise<PayoutUpdate>) =>
      createRail((order) => {
        sent.push(order.railId);
        return answer(order);
      });
    const failAfterAcceptance = () =>
      Promise.reject(
        new AdapterError("rail", true, "approving is refused", 400, { acceptedId: "R-7" }),
      );
    await run(rail(failAfterAcceptance));

    expect(await findPayout(id)).toMatchObject({ status: "approved", rail_id: "R-7" });

    now += MINUTE_MS;
    // Even a response that would fail a payout the rail never accepted.
    await run(rail(failWith(false, 400)));

    expect((await findPayout(id)).status).toBe("approved");
    expect(await getBalance(who)).toMatchObject({ available: 200_000, held: 300_000 });

    now += MINUTE_MS;
    await run(rail(async (order) => createUpdate(order, "rejected")));

    expect(sent).toEqual([undefined, "R-7", "R-7"]);
    expect(await findPayout(id)).toMatchObject({
      status: "failed",
      error_message: "Layanan pencairan tidak menerima permintaan ini",
    });
    expect(await getBalance(who)).toMatchObject({ available: 500_000, held: 0 });
  });

  test("processPayouts leaves the ledger consistent", async () => {
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
  });
});
