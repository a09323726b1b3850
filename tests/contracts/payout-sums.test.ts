import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { describeEachBackend } from "./backend";
import { createPayoutActors } from "./payout-actor-fixture";
import { BCA_ACCOUNT, creditEarnings } from "./payout-row-fixture";

const [PART, REST] = [6_000_000, 4_000_000];

describeEachBackend((site) => {
  const {
    hosts,
    createPayout,
    approve,
    approveAll,
    reverse,
    getDetail,
    updatePayoutRow,
    createCompletedPayout,
  } = createPayoutActors(site);
  const askAgain = async (who: string, amount: number) => {
    await creditEarnings(site(), who, amount);
    return (await hosts(who).services.requestPayout({ body: { ...BCA_ACCOUNT, amount } })).data;
  };

  test("approvePayout needs two approvers for the payout that carries a requester's day to Rp10.000.000", async () => {
    const { who, payout } = await createPayout(PART);
    const second = await askAgain(who, REST);

    expect(await getDetail("admin", second.id)).toMatchObject({
      twoApproversReason: null,
      recentAmount: 0,
    });
    expect((await approve("admin", payout)).status).toBe("approved");
    expect(await getDetail("admin", second.id)).toMatchObject({
      twoApproversReason: "sum",
      recentAmount: PART,
    });

    const first = await approve("admin", second);

    expect(first).toMatchObject({ status: "queued", firstApprover: "Nama admin" });
    expect((await approve("second", first)).status).toBe("approved");
    expect((await getDetail("admin", second.id)).twoApproversReason).toBe("sum");
  });

  test("approvePayout does not count other requesters, queued payouts and approvals of an earlier day", async () => {
    const { who, payout } = await createPayout(PART);
    await createPayout(PART);
    await askAgain(who, 500_000);
    await approve("admin", payout);
    await updatePayoutRow(payout.id, { decided_at: Date.now() - DAY_MS - MINUTE_MS });
    const next = await askAgain(who, REST);

    expect((await approve("admin", next)).status).toBe("approved");
  });

  test("approvePayout counts a payout that one person approved and reversed", async () => {
    const { who, payout } = await createCompletedPayout(PART);
    await reverse("admin", payout);
    const next = await askAgain(who, REST);

    expect(await approve("admin", next)).toMatchObject({ status: "queued" });
  });

  test("approvePayout of several payouts at once counts them in order", async () => {
    const { who, payout } = await createPayout(PART);
    const others = [await askAgain(who, REST), await askAgain(who, 300_000)];
    const { data } = await approveAll("admin", [payout, ...others]);

    expect(data.map(({ message }) => message)).toEqual([
      "Disetujui",
      "Persetujuan pertama dicatat; perlu satu orang lagi",
      "Disetujui",
    ]);
  });

  test("of concurrent approvals of parts of Rp10.000.000 only one suffices alone", async () => {
    for (let round = 0; round < 8; round++) {
      const { who, payout } = await createPayout(PART);
      const other = await askAgain(who, REST);
      const results = await Promise.all([approve("admin", payout), approve("second", other)]);

      expect(results.map(({ status }) => status).toSorted()).toEqual(["approved", "queued"]);
    }
  });
});
