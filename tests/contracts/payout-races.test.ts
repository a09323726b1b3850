import { beforeAll, expect, test } from "vitest";
import type { PayoutOrder, PayoutRail } from "~/server/adapters/payout-rail";
import { processPayouts } from "~/server/embedded/domain/payouts/process-payouts";
import { HostError } from "~/server/hosts/host-contract";
import { pickRounds } from "../support/rounds";
import { describeEachBackend, TENANT_ID } from "./backend";
import {
  BCA_ACCOUNT,
  creditEarnings,
  findLedgerErrors,
  signInPayoutUser,
} from "./payout-row-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";

const ROUNDS = pickRounds(8, 200);

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const hosts = (who: string) => site().createClients({ accessToken: tokens[who] });
  const db = () => site().database.db;
  const approve = (who: string, id: string, version: number) =>
    hosts(who).services.approvePayout({
      body: { payouts: [{ id, version }], password: PAYOUT_PASSWORD },
    });
  const ask = async (who: string, amount: number, more = {}) =>
    (await hosts(who).services.requestPayout({ body: { ...BCA_ACCOUNT, amount, ...more } })).data;
  const refusedWith = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === "rejected" && outcome.reason instanceof HostError
      ? outcome.reason.status
      : null;

  beforeAll(async () => {
    for (const id of ["first", "second"]) tokens[id] = await signInPayoutUser(site(), id, [1]);
  });

  test(`two concurrent approvals, ${ROUNDS} times: one transition, one audit row, one rail call each`, {
    timeout: 300_000,
  }, async () => {
    const ids: string[] = [];
    const sent: PayoutOrder[] = [];
    const rail: PayoutRail = {
      name: "sandbox",
      async send(order) {
        sent.push(order);
        await new Promise((resolve) => setTimeout(resolve, 1));
        const known = {
          reference: order.reference,
          railId: order.reference,
          amount: order.amount,
          errorCode: null,
          errorMessage: null,
        };
        return { ...known, status: "completed" };
      },
      status: async () => null,
    };
    const process = () =>
      processPayouts({ ...site().context, ports: { ...site().context.ports, rail } });
    for (let round = 0; round < ROUNDS; round++) {
      if (round % 40 === 0) {
        tokens.asker = await signInPayoutUser(site(), `asker-${round}`, [2]);
        await creditEarnings(site(), `asker-${round}`, 40 * 100_000);
      }
      const { id } = await ask("asker", 100_000);
      ids.push(id);
      const outcomes = await Promise.allSettled([
        approve("first", id, 1),
        approve("second", id, 1),
      ]);
      expect(outcomes.map(refusedWith).toSorted()).toEqual([409, null]);
      const winner = outcomes[0]?.status === "fulfilled" ? "first" : "second";
      const loser = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
      expect(loser.reason).toMatchObject({
        data: { decidedBy: `Nama ${winner}`, decidedAt: expect.any(Number) },
      });
      await Promise.all([process(), process()]);
    }
    const rows = await db().selectFrom("payouts").select(["id", "status", "version"]).execute();

    expect(
      rows.filter(({ status, version }) => status === "completed" && version === 3),
    ).toHaveLength(ROUNDS);

    const audit = await db()
      .selectFrom("audit_log")
      .select("entity_id")
      .where("action", "=", "payout.approved")
      .execute();

    expect(audit.map(({ entity_id }) => entity_id).toSorted()).toEqual(ids.toSorted());
    expect(sent).toHaveLength(ROUNDS);
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(ROUNDS);

    const mails = await db()
      .selectFrom("outbox")
      .select("subject")
      .where("subject", "like", "%disetujui")
      .execute();

    expect(mails).toHaveLength(ROUNDS);
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
  });

  test("concurrent approval, rejection and cancellation: exactly one applies", async () => {
    tokens.torn = await signInPayoutUser(site(), "torn", [2]);
    await creditEarnings(site(), "torn", 20_000_000);
    for (let round = 0; round < pickRounds(5, 20); round++) {
      const { id } = await ask("torn", 100_000);
      const body = { id, version: 1, reason: "Nama rekening tidak sesuai" };
      const outcomes = await Promise.allSettled([
        approve("first", id, 1),
        hosts("second").services.rejectPayout({ body }),
        hosts("torn").admin.cancelPayout({ params: { id }, body: { version: 1 } }),
      ]);
      expect(outcomes.map(refusedWith).toSorted()).toEqual([409, 409, null]);
      expect(
        await db().selectFrom("payout_events").select("kind").where("payout_id", "=", id).execute(),
      ).toHaveLength(2);
      await db()
        .updateTable("payouts")
        .set({ next_attempt_at: null })
        .where("id", "=", id)
        .execute();
      // Ends the payout, to stay below the limit of open ones.
      await db()
        .updateTable("payouts")
        .set({ status: "failed" })
        .where("id", "=", id)
        .where("status", "=", "approved")
        .execute();
    }

    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
  });

  test("two concurrent first approvals: one applies, and the other approver may give the second", async () => {
    tokens.rich = await signInPayoutUser(site(), "rich", [2]);
    await creditEarnings(site(), "rich", 200_000_000);
    for (let round = 0; round < 3; round++) {
      const { id } = await ask("rich", 50_000_000);
      const outcomes = await Promise.allSettled([
        approve("first", id, 1),
        approve("second", id, 1),
      ]);
      expect(outcomes.map(refusedWith).toSorted()).toEqual([409, null]);
      const other = outcomes[0]?.status === "fulfilled" ? "second" : "first";
      expect((await approve(other, id, 2)).data[0]?.payout?.status).toBe("approved");
    }
  });

  test("random concurrent operations keep balances equal to their entries and never negative", {
    timeout: 120_000,
  }, async () => {
    // The same sequence on every run (mulberry32).
    let seed = 20_260_817;
    const random = () => {
      seed = (seed + 0x6d2b79f5) | 0;
      let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
    };
    const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
    const askers = ["dice-1", "dice-2", "dice-3"];
    for (const who of askers) {
      tokens[who] = await signInPayoutUser(site(), who, [2, ...(who === "dice-3" ? [1] : [])]);
      await creditEarnings(site(), who, 2_000_000);
    }
    let now = Date.now();
    const actions: Record<string, () => Promise<unknown>> = {
      ask: () =>
        ask(pick(askers), pick([50_000, 300_000, 900_000, 5_000_000]), {
          accountNumber: pick(["1234567890", "1234560000", "1234569999"]),
        }),
      decide: async () => {
        const row = await one();
        const who = pick(["first", "second", ...askers]);
        const version = row.version + pick([0, 0, 0, 1]);
        const body = { id: row.id, version, reason: "Alasan yang cukup panjang" };
        const done = pick([
          () => approve(who, row.id, version),
          () => hosts(who).services.rejectPayout({ body }),
          () =>
            hosts(row.requester_id).admin.cancelPayout({
              params: { id: row.id },
              body: { version },
            }),
          () =>
            hosts(who).admin.reversePayout({
              params: { id: row.id },
              body: {
                ...body,
                bankReference: "RTN-1",
                password: PAYOUT_PASSWORD,
                confirmed: true,
              },
            }),
        ]);
        // A double click.
        return Promise.all([done(), done()]);
      },
      process: () => {
        now += pick([0, 60_000, 600_000]);
        return processPayouts({ ...site().context, clock: () => Math.max(now, Date.now()) });
      },
      release: () =>
        db()
          .updateTable("payouts")
          .set({ held_until: null })
          .where("held_until", "is not", null)
          .execute(),
    };
    const one = async () => {
      const rows = await db()
        .selectFrom("payouts")
        .select(["id", "version", "requester_id"])
        .where("requester_id", "in", askers)
        .orderBy("requested_at", "desc")
        .orderBy("id")
        .limit(6)
        .execute();
      return pick(rows.length > 0 ? rows : [{ id: "1", version: 1, requester_id: "dice-1" }]);
    };
    const refusals = new Set<number>();
    for (let step = 0; step < 250; step++) {
      const action =
        actions[
          pick(["ask", "ask", "decide", "decide", "decide", "process", "process", "release"])
        ];
      await action?.().catch((error: unknown) => {
        if (!(error instanceof HostError)) throw error;
        refusals.add(error.status);
      });
      if (step % 25 === 0)
        expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
    }

    expect([...refusals].filter((status) => ![403, 404, 409, 422].includes(status))).toEqual([]);

    // Every payout's amount is on the account that its status implies.
    for (const who of askers) {
      const rows = await db()
        .selectFrom("payouts")
        .select(["status", "amount"])
        .where("requester_id", "=", who)
        .execute();
      const sum = (...statuses: string[]) =>
        rows
          .filter(({ status }) => statuses.includes(status))
          .reduce((all, { amount }) => all + amount, 0);
      const [held, paidOut] = [sum("queued", "approved", "processed"), sum("completed")];
      expect((await hosts(who).services.getPayoutBalance()).data).toEqual({
        available: 2_000_000 - held - paidOut,
        held,
        paidOut,
      });
    }

    expect((await hosts("first").admin.verifyAudit()).data.brokenAt).toBeNull();
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
    expect(
      new Set(
        (
          await db()
            .selectFrom("payouts")
            .select("status")
            .where("lms_id", "=", TENANT_ID)
            .execute()
        ).map(({ status }) => status),
      ).size,
    ).toBeGreaterThan(4);
  });
});
