import { expect, test } from "vitest";
import { formatDateTime } from "~/lib/dates";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createPayoutActors, OWN_PAYOUT } from "./payout-actor-fixture";
import {
  BCA_ACCOUNT,
  findLedgerErrors,
  sendUnvalidated,
  signInPayoutUser,
} from "./payout-row-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";

describeEachBackend((site) => {
  const {
    tokens,
    hosts,
    db,
    createPayout,
    approveAll,
    approve,
    reject,
    cancel,
    getDetail,
    getBalance,
    updatePayoutRow,
    listAuditRows,
    listEmailSubjects,
  } = createPayoutActors(site);

  test("[PAY2] approvePayout records approver and time, emails the requester and keeps the account out of the audit log", async () => {
    const { who, payout } = await createPayout();
    const { data } = await approveAll("admin", [payout]);

    expect(data).toEqual([
      {
        id: payout.id,
        ok: true,
        message: "Disetujui",
        payout: expect.objectContaining({ status: "approved" }),
      },
    ]);

    const now = await getDetail("admin", payout.id);

    expect(now).toMatchObject({
      status: "approved",
      version: 2,
      decidedBy: "Nama admin",
      decidedAt: expect.any(Number),
    });
    expect(now.events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["requested", `Nama ${who}`],
      ["approved", "Nama admin"],
    ]);
    expect(now.approvals).toEqual([{ name: "Nama admin", at: now.decidedAt }]);
    expect(now.audit.map(({ action, role }) => [action, role])).toEqual([
      ["payout.requested", 2],
      ["payout.approved", 1],
    ]);
    expect(now.audit[0]?.after).toEqual({
      status: "queued",
      reference: payout.reference,
      amount: 500_000,
    });
    expect(now.audit[1]).toMatchObject({
      before: { status: "queued" },
      after: { status: "approved", amount: 500_000 },
    });
    expect(JSON.stringify(await listAuditRows(payout.id))).not.toContain(BCA_ACCOUNT.accountNumber);
    expect(await listEmailSubjects(who)).toEqual([`Pencairan ${payout.reference} disetujui`]);
    expect(await getBalance(who)).toMatchObject({ held: 500_000 });
  });

  test("approvePayout and rejectPayout answer a later decision with 409, the first approver and the time", async () => {
    const { payout } = await createPayout();
    const { decidedAt } = await approve("admin", payout);
    const alreadyDecided = {
      status: 409,
      message: `Permintaan ini sudah diproses oleh Nama admin pada ${formatDateTime(decidedAt ?? 0)}`,
      data: { decidedBy: "Nama admin", decidedAt, status: "approved" },
    };

    for (const version of [1, 2, 3]) {
      expect(await getError(approveAll("second", [{ id: payout.id, version }]))).toEqual(
        alreadyDecided,
      );
      expect(await getError(reject("second", { ...payout, version }))).toEqual(alreadyDecided);
    }
    expect((await listAuditRows(payout.id)).map(({ action }) => action)).toEqual([
      "payout.requested",
      "payout.approved",
    ]);

    const other = await createPayout();
    await cancel(other.who, other.payout);

    expect(await getError(approveAll("second", [other.payout]))).toMatchObject({
      status: 409,
      data: { decidedBy: `Nama ${other.who}`, status: "cancelled" },
    });
  });

  test("approvePayout needs two different approvers from Rp10.000.000; the first leaves the payout queued", async () => {
    const { who, payout } = await createPayout(10_000_000);

    expect((await approveAll("admin", [payout])).data[0]).toMatchObject({
      message: "Persetujuan pertama dicatat; perlu satu orang lagi",
      payout: { status: "queued", firstApprover: "Nama admin", decidedBy: null, version: 2 },
    });
    expect(await getError(approveAll("admin", [{ id: payout.id, version: 2 }]))).toMatchObject({
      status: 409,
      message: "Anda sudah menyetujui pencairan ini. Persetujuan kedua harus dari orang lain.",
    });
    expect(await getError(approveAll("second", [payout]))).toMatchObject({
      status: 409,
      message: "Nama admin sudah memberi persetujuan pertama. Muat ulang halaman.",
    });
    expect((await getDetail("admin", payout.id)).can).toMatchObject({
      approve: false,
      reject: true,
    });
    expect(await getDetail("second", payout.id)).toMatchObject({
      can: { approve: true },
      twoApproversReason: "amount",
    });
    expect(await approve("second", { id: payout.id, version: 2 })).toMatchObject({
      status: "approved",
      decidedBy: "Nama second",
    });

    const { approvals, audit } = await getDetail("lead", payout.id);

    expect(approvals.map(({ name }) => name)).toEqual(["Nama admin", "Nama second"]);
    expect(audit).toEqual([]);
    expect((await listAuditRows(payout.id)).map(({ action }) => action)).toEqual([
      "payout.requested",
      "payout.approved-first",
      "payout.approved",
    ]);
    expect(await listEmailSubjects(who)).toHaveLength(1);

    const one = await createPayout(9_999_999);

    expect((await approve("admin", one.payout)).status).toBe("approved");
  });

  test("approvePayout with the right password consumes no attempt, however many come at once", async () => {
    const who = "steady-admin";
    tokens[who] = await signInPayoutUser(site(), who, [1]);
    const { payout } = await createPayout();

    for (const data of await Promise.all(
      Array.from({ length: 8 }, () => approveAll(who, [payout])),
    ))
      expect(data.data).toMatchObject([{ id: payout.id, ok: true }]);

    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => getError(approveAll(who, [payout], "salah"))),
    );

    const statuses = guesses.map((error) => error.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test("approvePayout rejects a wrong password with 422 and locks after five for 15 minutes", async () => {
    tokens.forgetful = await signInPayoutUser(site(), "forgetful", [1]);
    const { payout } = await createPayout();

    for (let time = 0; time < 5; time++)
      expect(await getError(approveAll("forgetful", [payout], "salah"))).toMatchObject({
        status: 422,
        data: { password: "Kata sandi salah" },
      });
    expect(await getError(approveAll("forgetful", [payout]))).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect((await getDetail("admin", payout.id)).status).toBe("queued");

    const limit = () =>
      db().updateTable("try_limits").where("name", "=", "payout-password forgetful");
    await limit()
      .set({ ends_at: Date.now() - 1 })
      .execute();
    // Successful attempts are refunded.
    for (let time = 0; time < 6; time++) await approve("forgetful", (await createPayout()).payout);

    expect(
      (
        await sendUnvalidated(site(), "services", tokens.admin, "v2/payout/approve", {
          payouts: [payout],
          password: "",
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await sendUnvalidated(site(), "services", tokens.admin, "v2/payout/approve", {
          payouts: [],
          password: PAYOUT_PASSWORD,
        })
      ).status,
    ).toBe(422);
  });

  test("approvePayout reports each of several payouts separately", async () => {
    const [one, two, own, big] = [
      await createPayout(),
      await createPayout(),
      await createPayout(500_000, [1]),
      await createPayout(20_000_000),
    ];
    await approve("second", two.payout);
    tokens.own = tokens[own.who] as string;
    const { data } = await approveAll("own", [
      one.payout,
      two.payout,
      { id: "123", version: 1 },
      own.payout,
      big.payout,
      one.payout,
    ]);

    expect(data.map(({ ok, payout }) => [ok, payout?.status ?? null])).toEqual([
      [true, "approved"],
      [false, "approved"],
      [false, null],
      [false, "queued"],
      [true, "queued"],
      [true, "approved"],
    ]);
    expect(data[1]?.message).toMatch(/^Permintaan ini sudah diproses oleh Nama second pada /);
    expect(await listAuditRows(one.id)).toHaveLength(2);
  });

  test("approvePayout answers 409 while a new account is on hold; rejectPayout does not", async () => {
    const { payout } = await createPayout();
    const heldUntil = Date.now() + 60_000;
    await updatePayoutRow(payout.id, { held_until: heldUntil });

    expect(await getError(approveAll("admin", [payout]))).toMatchObject({
      status: 409,
      message: `Rekening ini baru. Pencairan dapat disetujui setelah ${formatDateTime(heldUntil)}.`,
      data: { heldUntil, status: "queued" },
    });
    expect((await getDetail("admin", payout.id)).can).toMatchObject({
      approve: false,
      reject: true,
    });

    await updatePayoutRow(payout.id, { held_until: Date.now() });

    expect((await approve("admin", payout)).status).toBe("approved");

    const other = await createPayout();
    await updatePayoutRow(other.id, { held_until: heldUntil });
    await reject("admin", other.payout);
  });

  test("allowSelfApproval lets the tenant's admin approve their own payout and marks it", async () => {
    const { who, payout } = await createPayout(500_000, [1]);
    const setting = { lms_id: TENANT_ID, key: "allowSelfApproval", value: "true", updated_at: 0 };
    await db()
      .insertInto("settings")
      .values({ ...setting, lms_id: OTHER_TENANT_ID })
      .execute();

    expect(await getError(approveAll(who, [payout]))).toMatchObject(OWN_PAYOUT);

    await db().insertInto("settings").values(setting).execute();
    try {
      expect((await getDetail(who, payout.id)).can.approve).toBe(true);
      expect((await approve(who, payout)).status).toBe("approved");
      const { selfApproved, audit } = await getDetail("admin", payout.id);
      expect([selfApproved, audit[1]?.after]).toEqual([
        true,
        expect.objectContaining({ detail: "Disetujui oleh pemohonnya sendiri" }),
      ]);
      const big = await createPayout(10_000_000, [1]);
      expect((await approve(big.who, big.payout)).status).toBe("queued");
      expect(await getError(approveAll(big.who, [{ id: big.id, version: 2 }]))).toMatchObject({
        status: 409,
      });
    } finally {
      await db().deleteFrom("settings").where("key", "=", "allowSelfApproval").execute();
    }
    const ordinary = await createPayout();
    await approve("admin", ordinary.payout);

    expect((await getDetail("admin", ordinary.id)).selfApproved).toBe(false);
  });

  test("payout decisions leave ledger and audit log consistent", async () => {
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
    expect((await hosts("admin").admin.verifyAudit()).data.brokenAt).toBeNull();
  });
});
