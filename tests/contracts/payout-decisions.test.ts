import { expect, test } from "vitest";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import {
  BANK_REFERENCE,
  createPayoutActors,
  NOT_FOUND,
  OWN_PAYOUT,
  REASON,
  STALE,
} from "./payout-actor-fixture";
import { findLedgerErrors, sendUnvalidated } from "./payout-row-fixture";
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
    reverse,
    getDetail,
    getBalance,
    updatePayoutRow,
    listAuditRows,
    listEmailSubjects,
    createCompletedPayout,
  } = createPayoutActors(site);

  test("[ROL6] approvePayout and rejectPayout refuse the requester's own decision, whatever their role or tenant", async () => {
    for (const roles of [[1], [0], [0, 1, 2]]) {
      const { who, payout } = await createPayout(500_000, roles);
      expect(await getError(approveAll(who, [payout]))).toMatchObject(OWN_PAYOUT);
      expect(await getError(reject(who, payout))).toMatchObject(OWN_PAYOUT);
      expect(
        (await approveAll(who, [payout, payout])).data.map(({ ok, message }) => [ok, message]),
      ).toEqual([
        [false, OWN_PAYOUT.message],
        [false, OWN_PAYOUT.message],
      ]);
      expect(await getDetail(who, payout.id)).toMatchObject({
        can: expect.objectContaining({
          approve: false,
          reject: false,
          cancel: true,
          reverse: false,
        }),
        isOwn: true,
      });
    }
    const { who, payout } = await createPayout();

    expect(await getError(approveAll(who, [payout]))).toMatchObject(FORBIDDEN);

    await db()
      .insertInto("user_roles")
      .values({ lms_id: TENANT_ID, user_id: who, role: 1 })
      .execute();

    expect(await getError(approveAll(who, [payout]))).toMatchObject(OWN_PAYOUT);

    await db()
      .updateTable("user_roles")
      .set({ role: 1, lms_id: OTHER_TENANT_ID })
      .where("user_id", "=", who)
      .where("role", "=", 1)
      .execute();

    expect(
      await getError(approveAll(who, [payout], PAYOUT_PASSWORD, OTHER_TENANT_ID)),
    ).toMatchObject(NOT_FOUND);
    expect(await getBalance(who)).toMatchObject({ held: 500_000 });
  });

  test("[ROL6] payout decisions require a manager of the tenant; another tenant's payout is a 404", async () => {
    const { payout } = await createPayout();

    for (const who of ["student", "mentor", "lead", "region", "theirs"]) {
      expect(await getError(approveAll(who, [payout]))).toMatchObject(FORBIDDEN);
      expect(await getError(reject(who, payout))).toMatchObject(FORBIDDEN);
      expect(await getError(reverse(who, payout))).toMatchObject(FORBIDDEN);
    }
    for (const one of [payout, { ...payout, id: "100000000000" }]) {
      expect(
        await getError(approveAll("theirs", [one], PAYOUT_PASSWORD, OTHER_TENANT_ID)),
      ).toMatchObject(NOT_FOUND);
      expect(await getError(reject("theirs", one, OTHER_TENANT_ID))).toMatchObject(NOT_FOUND);
      expect(await getError(reverse("theirs", one, OTHER_TENANT_ID))).toMatchObject(NOT_FOUND);
      expect(await getError(cancel("theirs", one, OTHER_TENANT_ID))).toMatchObject(NOT_FOUND);
      expect(
        await getError(
          hosts("theirs", OTHER_TENANT_ID).admin.getPayout({ params: { id: one.id } }),
        ),
      ).toMatchObject(NOT_FOUND);
    }
    expect((await approve("super", payout)).status).toBe("approved");
  });

  test("payout decisions are idempotent for the same user, concurrently and later", async () => {
    const one = await createPayout();
    const repeated = await Promise.all([approve("admin", one), approve("admin", one)]);

    expect(repeated.map(({ status, version }) => [status, version])).toEqual([
      ["approved", 2],
      ["approved", 2],
    ]);

    await updatePayoutRow(one.id, { status: "processed", version: 3 });

    expect(await approve("admin", one)).toMatchObject({
      status: "processed",
      decidedBy: "Nama admin",
    });
    expect(await getError(reject("admin", one.payout))).toMatchObject({ status: 409 });

    const big = await createPayout(10_000_000);

    for (let time = 0; time < 2; time++)
      expect(await approve("admin", big)).toMatchObject({ status: "queued", version: 2 });

    await approve("second", { id: big.id, version: 2 });

    expect(await approve("admin", big)).toMatchObject({
      status: "approved",
      decidedBy: "Nama second",
    });
    expect(await getError(approveAll("third", [{ id: big.id, version: 2 }]))).toMatchObject({
      status: 409,
    });

    const refused = await createPayout();

    for (let time = 0; time < 2; time++)
      expect((await reject("admin", refused.payout)).data).toMatchObject({
        status: "rejected",
        version: 2,
      });
    expect(await getError(approveAll("admin", [refused]))).toMatchObject({ status: 409 });

    const decided = await createPayout();

    for (let time = 0; time < 2; time++)
      expect((await cancel(decided.who, decided.payout)).data).toMatchObject({
        status: "cancelled",
        version: 2,
      });

    for (const [{ id, who }, decisions] of [
      [one, 1],
      [big, 2],
      [refused, 1],
      [decided, 1],
    ] as const) {
      expect(await listAuditRows(id)).toHaveLength(1 + decisions);
      expect(await listEmailSubjects(who)).toHaveLength(id === decided.id ? 0 : 1);
    }
    for (const { who } of [refused, decided])
      expect(await getBalance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });
  });

  test("[PAY2] rejectPayout requires a reason, returns the money and emails the reason", async () => {
    const { who, payout } = await createPayout();

    for (const reason of ["", " terlalu ", "x".repeat(501)])
      expect(
        await sendUnvalidated(site(), "services", tokens.admin, "v2/payout/reject", {
          id: payout.id,
          version: 1,
          reason,
        }),
      ).toEqual({
        status: 422,
        data: { reason: "Alasan wajib diisi, 10-500 karakter" },
      });
    expect(await getError(reject("admin", { ...payout, version: 9 }))).toMatchObject(STALE);

    const { data } = await reject("admin", payout);

    expect(data).toMatchObject({
      status: "rejected",
      reason: REASON,
      decidedBy: "Nama admin",
      version: 2,
    });
    expect(await getBalance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });
    expect(await listEmailSubjects(who)).toEqual([`Pencairan ${payout.reference} ditolak`]);
    expect(await getError(cancel(who, { ...payout, version: 2 }))).toMatchObject({
      status: 409,
      data: { status: "rejected" },
    });
  });

  test("cancelPayout works for the requester of a queued payout only", async () => {
    const { who, payout } = await createPayout();

    expect(await getError(cancel("admin", payout))).toMatchObject(NOT_FOUND);
    expect(await getError(cancel("mentor", payout))).toMatchObject(NOT_FOUND);
    expect(await getError(cancel(who, { ...payout, version: 2 }))).toMatchObject(STALE);
    expect((await cancel(who, payout)).data).toMatchObject({
      status: "cancelled",
      decidedBy: `Nama ${who}`,
    });
    expect(await getError(cancel(who, { ...payout, version: 2 }))).toMatchObject({ status: 409 });
    expect(await getBalance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });

    const approved = await createPayout();
    await approve("admin", approved.payout);

    expect(await getError(cancel(approved.who, { ...approved.payout, version: 2 }))).toMatchObject({
      data: { decidedBy: "Nama admin" },
    });
  });

  test("reversePayout asks for the password, and for a statement while the rail reports the money as paid", async () => {
    const { who, payout } = await createCompletedPayout();
    const reverseWith = (more: { password?: string; confirmed?: boolean }) =>
      reverse("admin", payout, TENANT_ID, more);

    expect(await getError(reverseWith({ password: "salah" }))).toMatchObject({
      status: 422,
      data: { password: "Kata sandi salah" },
    });
    expect(await getError(reverseWith({ confirmed: false }))).toMatchObject({
      status: 422,
      data: { confirmed: expect.stringContaining("tidak melaporkan pengembalian") },
    });
    expect(await getBalance(who)).toEqual({ available: 1_000_000, held: 0, paidOut: 500_000 });

    await reverseWith({ confirmed: true });

    const audit = (await listAuditRows(payout.id)).at(-1);
    expect(audit?.action).toBe("payout.reversed");
    expect(audit?.after).toContain("dinyatakan sudah kembali oleh pencatat");
    expect(audit?.after).toContain(BANK_REFERENCE);
  });

  test("reversePayout returns the money once, not for the requester's own payout", async () => {
    const { who, payout } = await createCompletedPayout();

    expect(await getBalance(who)).toEqual({ available: 1_000_000, held: 0, paidOut: 500_000 });
    expect((await getDetail("admin", payout.id)).can).toEqual({
      approve: false,
      reject: false,
      cancel: false,
      reverse: true,
      confirmReversal: false,
      withdrawReversal: false,
    });
    expect(await getError(reverse("admin", { ...payout, version: 1 }))).toMatchObject(STALE);
    expect(
      await sendUnvalidated(site(), "admin", tokens.admin, `v1/payout/${payout.id}/reverse`, {
        version: 2,
        reason: "salah",
      }),
    ).toMatchObject({
      status: 422,
    });
    expect((await reverse("admin", payout)).data).toMatchObject({
      status: "failed",
      errorCode: "BANK_REFUND",
      errorMessage: REASON,
    });
    expect(
      await getError(reverse("second", { ...payout, version: payout.version + 1 })),
    ).toMatchObject({
      ...STALE,
      data: { status: "failed" },
    });
    expect(await getBalance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });
    expect((await listEmailSubjects(who)).at(-1)).toBe(
      `Pencairan ${payout.reference} dikembalikan bank`,
    );

    const own = await createCompletedPayout();
    await db()
      .insertInto("user_roles")
      .values({ lms_id: TENANT_ID, user_id: own.who, role: 0 })
      .execute();

    expect(await getError(reverse(own.who, own.payout))).toMatchObject(OWN_PAYOUT);

    const waiting = await createPayout();

    expect(await getError(reverse("admin", waiting.payout))).toMatchObject({
      ...STALE,
      data: { status: "queued" },
    });
  });

  test("payout decisions leave ledger and audit log consistent", async () => {
    expect(await findLedgerErrors(site())).toEqual({ sums: [0, 0], wrong: [] });
    expect((await hosts("admin").admin.verifyAudit()).data.brokenAt).toBeNull();
  });
});
