import { expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPayoutActors, NOT_FOUND } from "./payout-actor-fixture";
import {
  BCA_ACCOUNT,
  findLedgerErrors,
  sendUnvalidated,
  signInPayoutUser,
} from "./payout-row-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";

describeEachBackend((site) => {
  const { tokens, hosts, db, createPayout, getDetail, listAuditRows } = createPayoutActors(site);

  test("getPayout shows the whole account to requester and managers, masks it for leads and is a 404 for others", async () => {
    const { who, payout } = await createPayout();

    for (const reader of [who, "admin", "super"])
      expect((await getDetail(reader, payout.id)).accountNumber).toBe(BCA_ACCOUNT.accountNumber);
    for (const reader of ["lead", "region"])
      expect((await getDetail(reader, payout.id)).accountNumber).toBe("****7890");
    for (const reader of ["mentor", "student"])
      expect(
        await getError(hosts(reader).admin.getPayout({ params: { id: payout.id } })),
      ).toMatchObject(NOT_FOUND);
    expect((await getDetail(who, payout.id)).audit).toEqual([]);
    expect((await getDetail("admin", payout.id)).can).toEqual({
      approve: true,
      reject: true,
      cancel: false,
      reverse: false,
      confirmReversal: false,
      withdrawReversal: false,
    });
    expect((await getDetail("lead", payout.id)).can).toEqual({
      approve: false,
      reject: false,
      cancel: false,
      reverse: false,
      confirmReversal: false,
      withdrawReversal: false,
    });
  });

  test("getPayoutTotals sums the payouts visible to the reader", async () => {
    const rows = await db()
      .selectFrom("payouts")
      .select(["status", "amount"])
      .where("lms_id", "=", TENANT_ID)
      .execute();
    const queued = rows.filter(({ status }) => status === "queued");
    const { data } = await hosts("admin").admin.getPayoutTotals();

    expect(data.find(({ status }) => status === "queued")).toEqual({
      status: "queued",
      count: queued.length,
      amount: queued.reduce((sum, { amount }) => sum + amount, 0),
    });

    const { who } = await createPayout(70_000);

    expect((await hosts(who).admin.getPayoutTotals()).data).toEqual([
      { status: "queued", count: 1, amount: 70_000 },
    ]);
    expect((await hosts("theirs", OTHER_TENANT_ID).admin.getPayoutTotals()).data).toEqual([]);
    expect(await getError(hosts("student").admin.getPayoutTotals())).toMatchObject(FORBIDDEN);
  });

  test("creditEarnings credits another user of the tenant once per idempotency key and is audited", async () => {
    tokens.new = await signInPayoutUser(site(), "new", [2]);
    const credit = (who: string, userId: string, more = {}, tenantId = TENANT_ID) =>
      hosts(who, tenantId).admin.creditEarnings({
        body: {
          userId,
          amount: 250_000,
          note: "Honor mentor Juli",
          password: PAYOUT_PASSWORD,
          ...more,
        },
        idempotencyKey: "honor",
      });

    expect(await getError(credit("mentor", "new"))).toMatchObject(FORBIDDEN);
    expect(await getError(credit("admin", "admin"))).toMatchObject({ status: 403 });
    for (const stranger of ["nobody", "theirs"])
      expect(await getError(credit("admin", stranger))).toMatchObject({ status: 404 });
    expect(await getError(credit("theirs", "new", {}, OTHER_TENANT_ID))).toMatchObject({
      status: 404,
    });

    expect(await getError(credit("admin", "new", { password: "salah" }))).toMatchObject({
      status: 422,
      data: { password: "Kata sandi salah" },
    });

    const answers = await Promise.all([1, 2, 3].map(() => credit("admin", "new")));

    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ available: 250_000 }));
    expect(await getError(credit("admin", "new", { amount: 300_000 }))).toMatchObject({
      status: 409,
    });
    expect(await listAuditRows("new")).toMatchObject([
      { action: "earning.credited", actor_name: "Nama admin" },
    ]);
    for (const wrong of [{ amount: 999 }, { amount: 1_000.5 }, { note: "" }, { password: "" }])
      expect(
        (
          await sendUnvalidated(site(), "admin", tokens.admin, "v1/payout-credit", {
            userId: "new",
            amount: 5_000,
            note: "Honor",
            password: PAYOUT_PASSWORD,
            ...wrong,
          })
        ).status,
      ).toBe(422);
  });

  test("payout decisions leave ledger and audit log consistent", async () => {
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
    expect((await hosts("admin").admin.verifyAudit()).data.brokenAt).toBeNull();
  });
});
