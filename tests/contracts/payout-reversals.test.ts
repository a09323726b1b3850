import { expect, test } from "vitest";
import type { ReversalDecision } from "~/lib/payout-fields";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import {
  BANK_REFERENCE,
  createPayoutActors,
  OWN_PAYOUT,
  REASON,
  STALE,
} from "./payout-actor-fixture";
import { findLedgerErrors } from "./payout-row-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";

const LARGE = 10_000_000;
const PAID_OUT = { available: 1_000_000, held: 0, paidOut: LARGE };

describeEachBackend((site) => {
  const {
    hosts,
    db,
    reverse,
    getDetail,
    getBalance,
    listAuditRows,
    listEmailSubjects,
    createCompletedPayout,
  } = createPayoutActors(site);
  const decide = (
    who: string,
    { id, version }: { id: string; version: number },
    decision: ReversalDecision,
    password = PAYOUT_PASSWORD,
  ) => hosts(who).admin.decideReversal({ params: { id }, body: { version, decision, password } });
  const createProposal = async () => {
    const { who, payout } = await createCompletedPayout(LARGE);
    return { who, payout, proposed: (await reverse("admin", payout)).data };
  };
  const listActions = async (id: string) =>
    (await listAuditRows(id)).map(({ action }) => action).slice(-2);

  test("reversePayout of a payout with two approvers only proposes; decideReversal by another person returns the money", async () => {
    const { who, payout, proposed } = await createProposal();

    expect(proposed).toMatchObject({ status: "completed", version: payout.version + 1 });
    expect(await getBalance(who)).toEqual(PAID_OUT);
    expect(await getDetail("admin", payout.id)).toMatchObject({
      reversal: { proposedBy: "Nama admin", detail: expect.stringContaining(BANK_REFERENCE) },
      can: { reverse: false, confirmReversal: false, withdrawReversal: true },
    });
    expect((await getDetail("second", payout.id)).can).toMatchObject({
      reverse: false,
      confirmReversal: true,
      withdrawReversal: false,
    });
    expect((await getDetail(who, payout.id)).reversal).toBeNull();
    expect((await hosts("second").admin.listReversals()).data).toContainEqual({
      id: payout.id,
      reference: payout.reference,
      amount: LARGE,
      proposedBy: "Nama admin",
      proposedAt: expect.any(Number),
    });

    expect((await decide("second", proposed, "confirm")).data).toMatchObject({
      status: "failed",
      errorMessage: REASON,
    });
    expect(await getBalance(who)).toEqual({ available: 11_000_000, held: 0, paidOut: 0 });
    expect(await listActions(payout.id)).toEqual(["payout.reversal-proposed", "payout.reversed"]);
    expect((await listEmailSubjects(who)).at(-1)).toBe(
      `Pencairan ${payout.reference} dikembalikan bank`,
    );
    expect((await hosts("second").admin.listReversals()).data).toEqual([]);
  });

  test("decideReversal refuses the proposer's own confirmation, the requester, a wrong password and a stale version", async () => {
    const { who, payout, proposed } = await createProposal();

    expect(await getError(decide("admin", proposed, "confirm"))).toMatchObject({ status: 403 });
    expect(await getError(decide("admin", proposed, "decline"))).toMatchObject({ status: 403 });
    expect(await getError(decide("second", proposed, "withdraw"))).toMatchObject({ status: 403 });
    expect(await getError(decide("lead", proposed, "confirm"))).toMatchObject(FORBIDDEN);
    expect(await getError(decide("second", payout, "confirm"))).toMatchObject(STALE);
    expect(await getError(decide("second", proposed, "confirm", "salah"))).toMatchObject({
      status: 422,
      data: { password: "Kata sandi salah" },
    });
    expect(await getError(reverse("second", proposed))).toMatchObject(STALE);
    expect(await getError(hosts("lead").admin.listReversals())).toMatchObject(FORBIDDEN);
    expect((await hosts("theirs", OTHER_TENANT_ID).admin.listReversals()).data).toEqual([]);

    await db()
      .insertInto("user_roles")
      .values({ lms_id: TENANT_ID, user_id: who, role: 1 })
      .execute();

    expect(await getError(decide(who, proposed, "confirm"))).toMatchObject(OWN_PAYOUT);
    expect(await getBalance(who)).toEqual(PAID_OUT);
  });

  test("a declined or withdrawn reversal moves no money, and can be proposed again", async () => {
    const { who, payout, proposed } = await createProposal();
    const declined = (await decide("second", proposed, "decline")).data;

    expect(declined).toMatchObject({ status: "completed", version: proposed.version + 1 });
    expect(await listActions(payout.id)).toEqual([
      "payout.reversal-proposed",
      "payout.reversal-declined",
    ]);

    const again = (await reverse("second", declined)).data;
    await decide("second", again, "withdraw", "");

    expect(await listActions(payout.id)).toEqual([
      "payout.reversal-proposed",
      "payout.reversal-withdrawn",
    ]);
    expect(await getDetail("admin", payout.id)).toMatchObject({
      reversal: null,
      can: { reverse: true },
    });
    expect(await getBalance(who)).toEqual(PAID_OUT);
  });

  test("of concurrent proposals one applies, and of concurrent decisions too", async () => {
    for (let round = 0; round < 5; round++) {
      const { who, payout } = await createCompletedPayout(LARGE);
      const proposals = await Promise.allSettled([
        reverse("admin", payout),
        reverse("second", payout),
      ]);

      expect(proposals.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

      const proposed = { id: payout.id, version: payout.version + 1 };
      const proposer = proposals[0]?.status === "fulfilled" ? "admin" : "second";
      const decisions = await Promise.allSettled([
        decide("third", proposed, "confirm"),
        decide("super", proposed, "decline"),
        decide(proposer, proposed, "withdraw"),
      ]);
      const applied = decisions.findIndex(({ status }) => status === "fulfilled");

      expect(decisions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect((await getBalance(who)).paidOut).toBe(applied === 0 ? 0 : LARGE);
    }

    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
    expect((await hosts("admin").admin.verifyAudit()).data.brokenAt).toBeNull();
  });
});
