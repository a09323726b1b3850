import { beforeAll, expect, test } from "vitest";
import { formatDateTime } from "~/lib/dates";
import { payoutLine } from "~/server/embedded/services/payout-lines";
import type { Payout } from "~/server/hosts/services/payouts";
import { BCA, earn, ledgerFaults, past, person, staleLines } from "./payout-fixture";
import { PASSWORD } from "./payouts-fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };
const OWN = { status: 403, message: "Anda tidak dapat memutuskan pencairan Anda sendiri." };
const MISSING = { status: 404, message: "Pencairan tidak ditemukan" };
const STALE = { status: 409, message: "Data sudah berubah, muat ulang halaman." };
const REASON = "Nomor rekening tidak sesuai nama";

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  const hosts = (who: string, lmsId = OURS) => site().hosts({ accessToken: tokens[who], lmsId });
  const db = () => site().database.db;
  let people = 0;
  /** Asked for by somebody new with enough money. */
  const ask = async (amount = 500_000, roles = [2]) => {
    const who = `asker-${++people}`;
    tokens[who] = await person(site(), who, roles);
    await earn(site(), who, amount + 1_000_000);
    const payout = (await hosts(who).services.requestPayout({ body: { ...BCA, amount } })).data;
    return { who, payout, ...payout };
  };
  const approveAll = (who: string, payouts: { id: string; version: number }[], password = PASSWORD, lmsId = OURS) =>
    hosts(who, lmsId).services.approvePayout({ body: { payouts: payouts.map(({ id, version }) => ({ id, version })), password } });
  const approve = async (who: string, payout: { id: string; version: number }) =>
    (await approveAll(who, [payout])).data[0]?.payout as Payout;
  const reject = (who: string, { id, version }: Payout, lmsId = OURS) =>
    hosts(who, lmsId).services.rejectPayout({ body: { id, version, reason: REASON } });
  const cancel = (who: string, { id, version }: Payout, lmsId = OURS) =>
    hosts(who, lmsId).desk.cancelPayout({ params: { id }, body: { version } });
  const reverse = (who: string, { id, version }: Payout, lmsId = OURS) =>
    hosts(who, lmsId).desk.reversePayout({ params: { id }, body: { version, reason: REASON } });
  const detail = async (who: string, id: string) => (await hosts(who).desk.getPayout({ params: { id } })).data;
  const balance = async (who: string) => (await hosts(who).services.getPayoutBalance()).data;
  const set = async (id: string, more: object) => {
    const row = await db().selectFrom("payouts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const csv_line = payoutLine({ ...row, ...more });
    await db()
      .updateTable("payouts")
      .set({ ...more, csv_line })
      .where("id", "=", id)
      .execute();
  };
  const audited = (id: string) => db().selectFrom("audit_log").selectAll().where("entity_id", "=", id).orderBy("seq").execute();
  const mails = async (who: string) =>
    (await db().selectFrom("outbox").select("subject").where("to_address", "=", `${who}@ours.example`).execute()).map(
      ({ subject }) => subject,
    );
  /** Approved and paid out, as the job leaves it. */
  const complete = async (amount = 500_000) => {
    const asked = await ask(amount);
    await approve("admin", asked.payout);
    await set(asked.id, { status: "completed", completed_at: Date.now(), next_attempt_at: null });
    const account = (name: string) => `user:${asked.who}:${name}`;
    const entries = [
      { account: account("held"), amount: -amount },
      { account: account("paid-out"), amount },
    ];
    const { postLedger } = await import("~/server/embedded/ledger");
    await postLedger(db(), { lmsId: OURS, kind: "payout-completed", reference: asked.id, at: Date.now(), entries });
    return { ...asked, payout: await detail("admin", asked.id) };
  };

  beforeAll(async () => {
    for (const [id, role] of Object.entries({ super: 0, admin: 1, second: 1, third: 1, mentor: 2, student: 4, lead: 7, region: 9 }))
      tokens[id] = await person(site(), id, [role]);
    tokens.theirs = await person(site(), "theirs", [1], THEIRS);
  });

  test("[PAY2] an approval is made once, by name and time, told by mail, and in the audit log without a word of the account", async () => {
    const { who, payout } = await ask();
    const { data } = await approveAll("admin", [payout]);
    expect(data).toEqual([{ id: payout.id, ok: true, message: "Disetujui", payout: expect.objectContaining({ status: "approved" }) }]);
    const now = await detail("admin", payout.id);
    expect(now).toMatchObject({ status: "approved", version: 2, decidedBy: "Nama admin", decidedAt: expect.any(Number) });
    expect(now.events.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["requested", `Nama ${who}`],
      ["approved", "Nama admin"],
    ]);
    expect(now.approvals).toEqual([{ name: "Nama admin", at: now.decidedAt }]);
    expect(now.audit.map(({ action, role }) => [action, role])).toEqual([
      ["payout.requested", 2],
      ["payout.approved", 1],
    ]);
    expect(now.audit[1]).toMatchObject({ before: { status: "queued" }, after: { status: "approved", amount: 500_000 } });
    expect(JSON.stringify(await audited(payout.id))).not.toContain(BCA.accountNumber);
    expect(await mails(who)).toEqual([`Pencairan ${payout.reference} disetujui`]);
    expect(await balance(who)).toMatchObject({ held: 500_000 });
  });

  test("who comes second is told who decided and when, with the state it has", async () => {
    const { payout } = await ask();
    const { decidedAt } = await approve("admin", payout);
    const told = {
      ...{ status: 409, message: `Permintaan ini sudah diproses oleh Nama admin pada ${formatDateTime(decidedAt ?? 0)}` },
      data: { decidedBy: "Nama admin", decidedAt, status: "approved" },
    };
    for (const version of [1, 2, 3]) {
      expect(await refusal(approveAll("second", [{ id: payout.id, version }]))).toEqual(told);
      expect(await refusal(reject("second", { ...payout, version }))).toEqual(told);
    }
    expect((await audited(payout.id)).map(({ action }) => action)).toEqual(["payout.requested", "payout.approved"]);
    const other = await ask();
    await cancel(other.who, other.payout);
    expect(await refusal(approveAll("second", [other.payout]))).toMatchObject({
      status: 409,
      data: { decidedBy: `Nama ${other.who}`, status: "cancelled" },
    });
  });

  test("[ROL6] nobody decides on their own: not an admin, not a superadmin, not by a new role or from another tenant", async () => {
    for (const roles of [[1], [0], [0, 1, 2]]) {
      const { who, payout } = await ask(500_000, roles);
      expect(await refusal(approveAll(who, [payout]))).toMatchObject(OWN);
      expect(await refusal(reject(who, payout))).toMatchObject(OWN);
      expect((await approveAll(who, [payout, payout])).data.map(({ ok, message }) => [ok, message])).toEqual([
        [false, OWN.message],
        [false, OWN.message],
      ]);
      expect(await detail(who, payout.id)).toMatchObject({
        can: { approve: false, reject: false, cancel: true, reverse: false },
        isOwn: true,
      });
    }
    const { who, payout } = await ask();
    expect(await refusal(approveAll(who, [payout]))).toMatchObject(FORBIDDEN);
    await db().insertInto("user_roles").values({ lms_id: OURS, user_id: who, role: 1 }).execute();
    expect(await refusal(approveAll(who, [payout]))).toMatchObject(OWN);
    await db().updateTable("user_roles").set({ role: 1, lms_id: THEIRS }).where("user_id", "=", who).where("role", "=", 1).execute();
    expect(await refusal(approveAll(who, [payout], PASSWORD, THEIRS))).toMatchObject(MISSING);
    expect(await balance(who)).toMatchObject({ held: 500_000 });
  });

  test("[ROL6] only roles 0 and 1 of the tenant decide; another tenant's payout answers like a missing one", async () => {
    const { payout } = await ask();
    for (const who of ["student", "mentor", "lead", "region", "theirs"]) {
      expect(await refusal(approveAll(who, [payout]))).toMatchObject(FORBIDDEN);
      expect(await refusal(reject(who, payout))).toMatchObject(FORBIDDEN);
      expect(await refusal(reverse(who, payout))).toMatchObject(FORBIDDEN);
    }
    for (const one of [payout, { ...payout, id: "100000000000" }]) {
      expect(await refusal(approveAll("theirs", [one], PASSWORD, THEIRS))).toMatchObject(MISSING);
      expect(await refusal(reject("theirs", one, THEIRS))).toMatchObject(MISSING);
      expect(await refusal(reverse("theirs", one, THEIRS))).toMatchObject(MISSING);
      expect(await refusal(cancel("theirs", one, THEIRS))).toMatchObject(MISSING);
      expect(await refusal(hosts("theirs", THEIRS).desk.getPayout({ params: { id: one.id } }))).toMatchObject(MISSING);
    }
    expect((await approve("super", payout)).status).toBe("approved");
  });

  test("from Rp10.000.000 two different people approve; the first leaves it waiting", async () => {
    const { who, payout } = await ask(10_000_000);
    expect((await approveAll("admin", [payout])).data[0]).toMatchObject({
      message: "Persetujuan pertama dicatat; perlu satu orang lagi",
      payout: { status: "queued", firstApprover: "Nama admin", decidedBy: null, version: 2 },
    });
    expect(await refusal(approveAll("admin", [{ id: payout.id, version: 2 }]))).toMatchObject({
      status: 409,
      message: "Anda sudah menyetujui pencairan ini. Persetujuan kedua harus dari orang lain.",
    });
    expect(await refusal(approveAll("second", [payout]))).toMatchObject({
      status: 409,
      message: "Nama admin sudah memberi persetujuan pertama. Muat ulang halaman.",
    });
    expect((await detail("admin", payout.id)).can).toMatchObject({ approve: false, reject: true });
    expect(await detail("second", payout.id)).toMatchObject({ can: { approve: true }, needsTwo: true });
    expect(await approve("second", { id: payout.id, version: 2 })).toMatchObject({ status: "approved", decidedBy: "Nama second" });
    const { approvals, audit } = await detail("lead", payout.id);
    expect(approvals.map(({ name }) => name)).toEqual(["Nama admin", "Nama second"]);
    expect(audit).toEqual([]);
    expect((await audited(payout.id)).map(({ action }) => action)).toEqual([
      "payout.requested",
      "payout.approved-first",
      "payout.approved",
    ]);
    expect(await mails(who)).toHaveLength(1);
    const one = await ask(9_999_999);
    expect((await approve("admin", one.payout)).status).toBe("approved");
  });

  test("the password again: a wrong one is named at its field, and five wrong ones are enough for 15 minutes", async () => {
    tokens.forgetful = await person(site(), "forgetful", [1]);
    const { payout } = await ask();
    for (let time = 0; time < 5; time++)
      expect(await refusal(approveAll("forgetful", [payout], "salah"))).toMatchObject({
        status: 422,
        data: { password: "Kata sandi salah" },
      });
    expect(await refusal(approveAll("forgetful", [payout]))).toMatchObject({
      status: 429,
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect((await detail("admin", payout.id)).status).toBe("queued");
    const limit = () => db().updateTable("try_limits").where("name", "=", "payout-password forgetful");
    await limit()
      .set({ ends_at: Date.now() - 1 })
      .execute();
    // Right ones don't count.
    for (let time = 0; time < 6; time++) await approve("forgetful", (await ask()).payout);
    expect((await past(site(), "services", tokens.admin, "v2/payout/approve", { payouts: [payout], password: "" })).status).toBe(422);
    expect((await past(site(), "services", tokens.admin, "v2/payout/approve", { payouts: [], password: PASSWORD })).status).toBe(422);
  });

  test("of many, each is answered by itself", async () => {
    const [one, two, own, big] = [await ask(), await ask(), await ask(500_000, [1]), await ask(20_000_000)];
    await approve("second", two.payout);
    tokens.own = tokens[own.who] as string;
    const { data } = await approveAll("own", [one.payout, two.payout, { id: "123", version: 1 }, own.payout, big.payout, one.payout]);
    expect(data.map(({ ok, payout }) => [ok, payout?.status ?? null])).toEqual([
      [true, "approved"],
      [false, "approved"],
      [false, null],
      [false, "queued"],
      [true, "queued"],
      [true, "approved"],
    ]);
    expect(data[1]?.message).toMatch(/^Permintaan ini sudah diproses oleh Nama second pada /);
    expect(await audited(one.id)).toHaveLength(2);
  });

  test("the same decision of the same person once more, at once or later, changes nothing and is answered as the first time", async () => {
    const one = await ask();
    const twice = await Promise.all([approve("admin", one), approve("admin", one)]);
    expect(twice.map(({ status, version }) => [status, version])).toEqual([
      ["approved", 2],
      ["approved", 2],
    ]);
    await set(one.id, { status: "processed", version: 3 });
    expect(await approve("admin", one)).toMatchObject({ status: "processed", decidedBy: "Nama admin" });
    expect(await refusal(reject("admin", one.payout))).toMatchObject({ status: 409 });

    const big = await ask(10_000_000);
    for (let time = 0; time < 2; time++) expect(await approve("admin", big)).toMatchObject({ status: "queued", version: 2 });
    await approve("second", { id: big.id, version: 2 });
    expect(await approve("admin", big)).toMatchObject({ status: "approved", decidedBy: "Nama second" });
    expect(await refusal(approveAll("third", [{ id: big.id, version: 2 }]))).toMatchObject({ status: 409 });

    const refused = await ask();
    for (let time = 0; time < 2; time++)
      expect((await reject("admin", refused.payout)).data).toMatchObject({ status: "rejected", version: 2 });
    expect(await refusal(approveAll("admin", [refused]))).toMatchObject({ status: 409 });
    const taken = await ask();
    for (let time = 0; time < 2; time++)
      expect((await cancel(taken.who, taken.payout)).data).toMatchObject({ status: "cancelled", version: 2 });

    for (const [{ id, who }, decisions] of [
      [one, 1],
      [big, 2],
      [refused, 1],
      [taken, 1],
    ] as const) {
      expect(await audited(id)).toHaveLength(1 + decisions);
      expect(await mails(who)).toHaveLength(id === taken.id ? 0 : 1);
    }
    for (const { who } of [refused, taken]) expect(await balance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });
  });

  test("a new account cannot be approved before its time; rejecting it can be done at once", async () => {
    const { payout } = await ask();
    const heldUntil = Date.now() + 60_000;
    await set(payout.id, { held_until: heldUntil });
    expect(await refusal(approveAll("admin", [payout]))).toMatchObject({
      ...{ status: 409, message: `Rekening ini baru. Pencairan dapat disetujui setelah ${formatDateTime(heldUntil)}.` },
      data: { heldUntil, status: "queued" },
    });
    expect((await detail("admin", payout.id)).can).toMatchObject({ approve: false, reject: true });
    await set(payout.id, { held_until: Date.now() });
    expect((await approve("admin", payout)).status).toBe("approved");
    const other = await ask();
    await set(other.id, { held_until: heldUntil });
    await reject("admin", other.payout);
  });

  test("[PAY2] rejecting needs a reason, gives the money back and tells why", async () => {
    const { who, payout } = await ask();
    for (const reason of ["", " terlalu ", "x".repeat(501)])
      expect(await past(site(), "services", tokens.admin, "v2/payout/reject", { id: payout.id, version: 1, reason })).toEqual({
        ...{ status: 422, data: { reason: "Alasan wajib diisi, 10-500 karakter" } },
      });
    expect(await refusal(reject("admin", { ...payout, version: 9 }))).toMatchObject(STALE);
    const { data } = await reject("admin", payout);
    expect(data).toMatchObject({ status: "rejected", reason: REASON, decidedBy: "Nama admin", version: 2 });
    expect(await balance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });
    expect(await mails(who)).toEqual([`Pencairan ${payout.reference} ditolak`]);
    expect(await refusal(cancel(who, { ...payout, version: 2 }))).toMatchObject({ status: 409, data: { status: "rejected" } });
  });

  test("its requester cancels it while it waits, nobody else", async () => {
    const { who, payout } = await ask();
    expect(await refusal(cancel("admin", payout))).toMatchObject(MISSING);
    expect(await refusal(cancel("mentor", payout))).toMatchObject(MISSING);
    expect(await refusal(cancel(who, { ...payout, version: 2 }))).toMatchObject(STALE);
    expect((await cancel(who, payout)).data).toMatchObject({ status: "cancelled", decidedBy: `Nama ${who}` });
    expect(await refusal(cancel(who, { ...payout, version: 2 }))).toMatchObject({ status: 409 });
    expect(await balance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });
    const approved = await ask();
    await approve("admin", approved.payout);
    expect(await refusal(cancel(approved.who, { ...approved.payout, version: 2 }))).toMatchObject({ data: { decidedBy: "Nama admin" } });
  });

  test("a bank's refund is recorded once, by somebody else, with a reason, and its money is there again", async () => {
    const { who, payout } = await complete();
    expect(await balance(who)).toEqual({ available: 1_000_000, held: 0, paidOut: 500_000 });
    expect((await detail("admin", payout.id)).can).toEqual({ approve: false, reject: false, cancel: false, reverse: true });
    expect(await refusal(reverse("admin", { ...payout, version: 1 }))).toMatchObject(STALE);
    expect(await past(site(), "desk", tokens.admin, `v1/payout/${payout.id}/reverse`, { version: 2, reason: "salah" })).toMatchObject({
      status: 422,
    });
    expect((await reverse("admin", payout)).data).toMatchObject({ status: "failed", errorCode: "BANK_REFUND", errorMessage: REASON });
    expect(await refusal(reverse("second", { ...payout, version: payout.version + 1 }))).toMatchObject({
      ...STALE,
      data: { status: "failed" },
    });
    expect(await balance(who)).toEqual({ available: 1_500_000, held: 0, paidOut: 0 });
    expect((await mails(who)).at(-1)).toBe(`Pencairan ${payout.reference} dikembalikan bank`);
    const own = await complete();
    await db().insertInto("user_roles").values({ lms_id: OURS, user_id: own.who, role: 0 }).execute();
    expect(await refusal(reverse(own.who, own.payout))).toMatchObject(OWN);
    const waiting = await ask();
    expect(await refusal(reverse("admin", waiting.payout))).toMatchObject({ ...STALE, data: { status: "queued" } });
  });

  test("only a tenant that says so lets its admin approve their own, and it is marked", async () => {
    const { who, payout } = await ask(500_000, [1]);
    const setting = { lms_id: OURS, key: "allowSelfApproval", value: "true", updated_at: 0 };
    await db()
      .insertInto("settings")
      .values({ ...setting, lms_id: THEIRS })
      .execute();
    expect(await refusal(approveAll(who, [payout]))).toMatchObject(OWN);
    await db().insertInto("settings").values(setting).execute();
    try {
      expect((await detail(who, payout.id)).can.approve).toBe(true);
      expect((await approve(who, payout)).status).toBe("approved");
      const { selfApproved, audit } = await detail("admin", payout.id);
      expect([selfApproved, audit[1]?.after]).toEqual([true, expect.objectContaining({ detail: "Disetujui oleh pemohonnya sendiri" })]);
      const big = await ask(10_000_000, [1]);
      expect((await approve(big.who, big.payout)).status).toBe("queued");
      expect(await refusal(approveAll(big.who, [{ id: big.id, version: 2 }]))).toMatchObject({ status: 409 });
    } finally {
      await db().deleteFrom("settings").where("key", "=", "allowSelfApproval").execute();
    }
    const ordinary = await ask();
    await approve("admin", ordinary.payout);
    expect((await detail("admin", ordinary.id)).selfApproved).toBe(false);
  });

  test("a payout is shown to its requester and to managers whole, to leads masked, to others not at all", async () => {
    const { who, payout } = await ask();
    for (const reader of [who, "admin", "super"]) expect((await detail(reader, payout.id)).accountNumber).toBe(BCA.accountNumber);
    for (const reader of ["lead", "region"]) expect((await detail(reader, payout.id)).accountNumber).toBe("****7890");
    for (const reader of ["mentor", "student"])
      expect(await refusal(hosts(reader).desk.getPayout({ params: { id: payout.id } }))).toMatchObject(MISSING);
    expect((await detail(who, payout.id)).audit).toEqual([]);
    expect((await detail("admin", payout.id)).can).toEqual({ approve: true, reject: true, cancel: false, reverse: false });
    expect((await detail("lead", payout.id)).can).toEqual({ approve: false, reject: false, cancel: false, reverse: false });
  });

  test("totals by state are of what the reader sees", async () => {
    const rows = await db().selectFrom("payouts").select(["status", "amount"]).where("lms_id", "=", OURS).execute();
    const queued = rows.filter(({ status }) => status === "queued");
    const { data } = await hosts("admin").desk.getPayoutTotals();
    expect(data.find(({ status }) => status === "queued")).toEqual({
      ...{ status: "queued", count: queued.length },
      amount: queued.reduce((sum, { amount }) => sum + amount, 0),
    });
    const { who } = await ask(70_000);
    expect((await hosts(who).desk.getPayoutTotals()).data).toEqual([{ status: "queued", count: 1, amount: 70_000 }]);
    expect((await hosts("theirs", THEIRS).desk.getPayoutTotals()).data).toEqual([]);
    expect(await refusal(hosts("student").desk.getPayoutTotals())).toMatchObject(FORBIDDEN);
  });

  test("earnings are credited by managers to others of the tenant, once a key, and are in the audit log", async () => {
    tokens.new = await person(site(), "new", [2]);
    const credit = (who: string, userId: string, more = {}, lmsId = OURS) =>
      hosts(who, lmsId).desk.creditEarnings({
        body: { userId, amount: 250_000, note: "Honor mentor Juli", ...more },
        idempotencyKey: "honor",
      });
    expect(await refusal(credit("mentor", "new"))).toMatchObject(FORBIDDEN);
    expect(await refusal(credit("admin", "admin"))).toMatchObject({ status: 403 });
    for (const nobody of ["nobody", "theirs"]) expect(await refusal(credit("admin", nobody))).toMatchObject({ status: 404 });
    expect(await refusal(credit("theirs", "new", {}, THEIRS))).toMatchObject({ status: 404 });
    const answers = await Promise.all([1, 2, 3].map(() => credit("admin", "new")));
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ available: 250_000 }));
    expect(await refusal(credit("admin", "new", { amount: 300_000 }))).toMatchObject({ status: 409 });
    expect(await audited("new")).toMatchObject([{ action: "earning.credited", actor_name: "Nama admin" }]);
    for (const wrong of [{ amount: 999 }, { amount: 1_000.5 }, { note: "" }])
      expect(
        (await past(site(), "desk", tokens.admin, "v1/payout-credit", { userId: "new", amount: 5_000, note: "Honor", ...wrong })).status,
      ).toBe(422);
  });

  test("after all of it the ledger is whole, and the export says what the rows say", async () => {
    expect(await ledgerFaults(site())).toEqual({ sums: [0, 0], wrong: [] });
    expect(await staleLines(site().database.db)).toEqual([]);
    expect((await hosts("admin").desk.verifyAudit()).data.brokenAt).toBeNull();
  });
});
