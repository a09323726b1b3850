import { describe, expect, test } from "vitest";
import { brokenAuditRow } from "~/server/embedded/audit";
import { processPayouts } from "~/server/embedded/payout-processing";
import { balancesFit, bca, ledgerSum, PASSWORD, person, queued } from "./payouts-fixture";
import { OURS, onEverySite, refusal, type Site, THEIRS } from "./site";

const approve = (who: Awaited<ReturnType<typeof person>>, ...payouts: { id: string; version: number }[]) =>
  who.hosts.services.approvePayout({ body: { payouts: payouts.map(({ id, version }) => ({ id, version })), password: PASSWORD } });
const balance = async (who: Awaited<ReturnType<typeof person>>) => (await who.hosts.services.getPayoutBalance()).data;
const auditOf = async (site: Site, id: string) =>
  (
    await site.database.db
      .selectFrom("audit_log")
      .select("action")
      .where("lms_id", "=", OURS)
      .where("entity_id", "=", id)
      .orderBy("seq")
      .execute()
  ).map(({ action }) => action);
/** Until nothing is due any more: sent, asked, done. */
const process = async (site: Site) => {
  for (let round = 0; round < 5; round++) await processPayouts({ ...site.context, clock: () => Date.now() + round * 120_000 });
};

onEverySite((site) => {
  describe("asking", () => {
    test("[PAY2] a request holds its amount at once; the same key makes one; the account's number is whole for its owner alone", async () => {
      const who = await person(site(), [2], 1_000_000);
      const call = () => who.hosts.services.requestPayout({ body: bca(250_000), idempotencyKey: "same-key-of-one-form" });
      const [one, two] = await Promise.all([call(), call()]);
      expect(one.data).toEqual(two.data);
      expect(one.data).toMatchObject({
        reference: expect.stringMatching(/^PO-\d{4}-\d{6}$/),
        status: "queued",
        amount: 250_000,
        fee: 2_500,
        net: 247_500,
      });
      expect(one.data.accountNumber).toBe("0123456789");
      expect(await balance(who)).toEqual({ available: 750_000, held: 250_000, paidOut: 0 });
      expect((await who.hosts.services.listPayouts()).data.items[0]?.accountNumber).toBe("****6789");
      expect(await ledgerSum(site())).toBe(0);
    });

    test.each([
      [49_999, "Pencairan paling sedikit Rp50.000"],
      [100_000_001, "Pencairan paling banyak Rp100.000.000"],
      [600_000, "Jumlah ini melebihi saldo Anda yang tersedia"],
    ])("an amount of %i is refused at its field", async (amount, message) => {
      const who = await person(site(), [2], 500_000);
      const answer = await site().send("services", "v2/payout/request", { method: "POST" });
      expect(answer.status).toBe(401);
      const call = who.hosts.services.requestPayout({ body: bca(amount) });
      await expect(call.catch((error: Error) => error)).resolves.toSatisfy((error: { data?: unknown; message: string }) =>
        JSON.stringify(error.data ?? error.message).includes(message),
      );
      expect(await balance(who)).toMatchObject({ available: 500_000, held: 0 });
    });

    test("three open ones are the most, also when they are asked for at once", async () => {
      const who = await person(site(), [2], 1_000_000);
      const calls = await Promise.allSettled(Array.from({ length: 6 }, () => who.hosts.services.requestPayout({ body: bca(50_000) })));
      expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
      expect(await balance(who)).toMatchObject({ available: 850_000, held: 150_000 });
    });

    test("an e-wallet is a mobile number and costs nothing; students and guests ask for nothing", async () => {
      const who = await person(site(), [2], 200_000);
      const wallet = { ...bca(100_000), bankCode: "GOPAY" };
      expect(await refusal(who.hosts.services.requestPayout({ body: wallet }))).toMatchObject({
        status: 422,
        data: { accountNumber: expect.any(String) },
      });
      const { data } = await who.hosts.services.requestPayout({ body: { ...wallet, accountNumber: "081234567890" } });
      expect(data).toMatchObject({ accountNumber: "+6281234567890", fee: 0, net: 100_000 });
      const student = await person(site(), [4], 200_000);
      expect(await refusal(student.hosts.services.requestPayout({ body: bca(100_000) }))).toMatchObject({ status: 403 });
      expect(await refusal(student.hosts.services.listPayouts())).toMatchObject({ status: 403 });
    });

    test("banks are the same for everybody", async () => {
      expect((await site().hosts().services.listBanks()).data).toHaveLength(42);
    });
  });

  describe("deciding", () => {
    test("approved by another, processed, completed, sent back by the bank: balance, timeline, mail and audit are right at every step", async () => {
      const { requester, payout } = await queued(site());
      const admin = await person(site(), [1]);
      expect((await approve(admin, payout)).data).toMatchObject([
        { ok: true, payout: { status: "approved", decidedBy: expect.stringMatching(/^Nama/) } },
      ]);
      expect(await balance(requester)).toMatchObject({ available: 250_000, held: 250_000 });
      await process(site());
      expect(await balance(requester)).toEqual({ available: 250_000, held: 0, paidOut: 250_000 });
      const { data } = await requester.hosts.desk.getPayout({ params: { id: payout.id } });
      expect(data.events.map(({ kind }) => kind)).toEqual(["requested", "approved", "processed", "completed"]);
      await admin.hosts.desk.reversePayout({
        params: { id: payout.id },
        body: { version: data.version, reason: "Rekening tujuan ditutup" },
      });
      expect(await balance(requester)).toEqual({ available: 500_000, held: 0, paidOut: 0 });
      expect(await auditOf(site(), payout.id)).toEqual([
        "payout.requested",
        "payout.approved",
        "payout.processed",
        "payout.completed",
        "payout.reversed",
      ]);
      const mails = await site()
        .database.db.selectFrom("outbox")
        .select("subject")
        .where("subject", "like", `%${payout.reference}%`)
        .execute();
      expect(mails.map(({ subject }) => subject.replace(`Pencairan ${payout.reference} `, "")).sort()).toEqual([
        "berhasil",
        "dikembalikan bank",
        "disetujui",
      ]);
      expect([await ledgerSum(site()), await balancesFit(site())]).toEqual([0, true]);
    });

    test("the requester decides on nothing of their own, whatever their role; a second tenant's admin finds nothing", async () => {
      for (const role of [0, 1]) {
        const own = await person(site(), [role, 2], 500_000);
        const { data: payout } = await own.hosts.services.requestPayout({ body: bca(100_000) });
        expect(await refusal(approve(own, payout))).toMatchObject({
          status: 403,
          message: "Anda tidak dapat memutuskan pencairan Anda sendiri.",
        });
        expect(
          await refusal(own.hosts.services.rejectPayout({ body: { id: payout.id, version: 1, reason: "Bukan saya yang memutuskan" } })),
        ).toMatchObject({ status: 403 });
        expect((await own.hosts.desk.getPayout({ params: { id: payout.id } })).data.can).toEqual({
          approve: false,
          reject: false,
          cancel: true,
          reverse: false,
        });
      }
      const { payout } = await queued(site());
      const elsewhere = await person(site(), [1], 0, THEIRS);
      expect(await refusal(approve(elsewhere, payout))).toMatchObject({ status: 404 });
      for (const role of [2, 7, 9]) expect(await refusal(approve(await person(site(), [role]), payout))).toMatchObject({ status: 403 });
    });

    test("somebody who became an admin after asking still can't approve it", async () => {
      const { requester, payout } = await queued(site());
      await site().database.db.insertInto("user_roles").values({ lms_id: OURS, user_id: requester.id, role: 1 }).execute();
      expect(await refusal(approve(requester, payout))).toMatchObject({ status: 403 });
    });

    test("from Rp10.000.000 two different people approve", async () => {
      const { payout } = await queued(site(), 10_000_000);
      const [one, two] = [await person(site(), [1]), await person(site(), [0])];
      const first = (await approve(one, payout)).data[0]?.payout;
      expect(first).toMatchObject({ status: "queued", version: 2, firstApprover: expect.any(String) });
      expect(await refusal(approve(one, { id: payout.id, version: 2 }))).toMatchObject({ status: 409 });
      expect((await approve(two, { id: payout.id, version: 2 })).data[0]?.payout).toMatchObject({ status: "approved" });
    });

    test("the loser is told who decided and when; an old page changes nothing", async () => {
      const { payout } = await queued(site());
      const [one, two] = [await person(site(), [1]), await person(site(), [1])];
      await one.hosts.services.rejectPayout({ body: { id: payout.id, version: 1, reason: "Nama rekening berbeda" } });
      const late = await refusal(approve(two, payout));
      expect(late).toMatchObject({ status: 409, data: { status: "rejected", decidedBy: `Nama ${one.id}`, decidedAt: expect.any(Number) } });
      expect(late.message).toMatch(new RegExp(`^Permintaan ini sudah diproses oleh Nama ${one.id} pada \\d+ \\w+ \\d{4} pukul`));
    });

    test("a wrong password approves nothing, and the sixth try in a quarter of an hour is not answered", async () => {
      const { payout } = await queued(site());
      const admin = await person(site(), [1]);
      const wrong = () => admin.hosts.services.approvePayout({ body: { payouts: [{ id: payout.id, version: 1 }], password: "salah" } });
      for (let tries = 0; tries < 5; tries++)
        expect(await refusal(wrong())).toMatchObject({ status: 422, data: { password: "Kata sandi salah" } });
      expect(await refusal(approve(admin, payout))).toMatchObject({ status: 429 });
      expect((await admin.hosts.desk.getPayout({ params: { id: payout.id } })).data.status).toBe("queued");
    });

    test("an account that was never used before waits a day", async () => {
      const { requester, payout } = await queued(site(), 100_000);
      const admin = await person(site(), [1]);
      const { data: other } = await requester.hosts.services.requestPayout({ body: bca(60_000, "9876543210") });
      expect([payout.heldUntil, (other.heldUntil ?? 0) - Date.now() > 86_000_000]).toEqual([null, true]);
      expect(await refusal(approve(admin, other))).toMatchObject({ status: 409, data: { heldUntil: other.heldUntil } });
      await site()
        .database.db.updateTable("payouts")
        .set({ held_until: Date.now() - 1 })
        .where("id", "=", other.id)
        .execute();
      expect((await approve(admin, other)).data[0]?.ok).toBe(true);
    });

    test("many at once are each decided by themselves; one that is stale does not hold the others", async () => {
      const [a, b, c] = [await queued(site()), await queued(site()), await queued(site())];
      const admin = await person(site(), [1]);
      await a.requester.hosts.desk.cancelPayout({ params: { id: a.payout.id }, body: { version: 1 } });
      const { data } = await approve(admin, a.payout, b.payout, c.payout);
      expect(data.map(({ ok }) => ok)).toEqual([false, true, true]);
      expect(await balance(a.requester)).toMatchObject({ available: 500_000, held: 0 });
    });

    test("what the bank refuses is the requester's again", async () => {
      const { requester, payout } = await queued(site(), 100_000, "1234560000");
      await approve(await person(site(), [1]), payout);
      await process(site());
      expect((await requester.hosts.desk.getPayout({ params: { id: payout.id } })).data).toMatchObject({
        status: "failed",
        errorCode: "INVALID_DESTINATION",
      });
      expect(await balance(requester)).toMatchObject({ available: 200_000, held: 0 });
    });

    test("two approvers at once, two hundred times: one transition, one audit row, one call to the bank each", async () => {
      const [one, two] = [await person(site(), [1]), await person(site(), [0])];
      const sent: string[] = [];
      const { ports } = site().context;
      const rail = {
        ...ports.rail,
        send: (order: Parameters<typeof ports.rail.send>[0]) => (sent.push(order.reference), ports.rail.send(order)),
      };
      const rounds = 200;
      const ids: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const { payout } = await queued(site(), 50_000);
        ids.push(payout.id);
        const outcomes = await Promise.allSettled([approve(one, payout), approve(two, payout)]);
        expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      }
      const context = { ...site().context, ports: { ...ports, rail } };
      while ((await Promise.all([processPayouts(context), processPayouts(context)])).some((handled) => handled > 0));
      const audit = await site()
        .database.db.selectFrom("audit_log")
        .select("entity_id")
        .where("action", "=", "payout.approved")
        .where("entity_id", "in", ids)
        .execute();
      expect([audit.length, new Set(audit.map(({ entity_id }) => entity_id)).size]).toEqual([rounds, rounds]);
      const own = sent.filter((reference) => reference.startsWith(`${OURS}-PO-`));
      expect(own.length).toBe(new Set(own).size);
      expect(await brokenAuditRow(site().database.db, OURS)).toBeNull();
      expect([await ledgerSum(site()), await balancesFit(site())]).toEqual([0, true]);
    }, 120_000);
  });

  describe("reading", () => {
    test("[STO15, ENT8] the list is filtered by status, bank, words, last digits and days; perPage and page", async () => {
      const who = await person(site(), [2], 1_000_000);
      const { data: payout } = await who.hosts.services.requestPayout({ body: bca(75_000, "5550001234") });
      const list = async (query: object) => (await who.hosts.services.listPayouts({ query })).data.items.map(({ id }) => id);
      const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
      for (const query of [
        {},
        { status: "queued" },
        { bank: "014" },
        { search: payout.reference },
        { search: "1234" },
        { search: "sri wahyuni" },
        { from: today, to: today },
      ])
        expect(await list(query)).toEqual([payout.id]);
      for (const query of [{ status: "approved" }, { bank: "008" }, { search: "9999" }, { to: "2020-01-01" }, { page: 2 }])
        expect(await list(query)).toEqual([]);
      expect((await who.hosts.services.listPayouts({ query: { perPage: 1 } })).data).toMatchObject({ perPage: 1, totalItems: 1 });
    });

    test("one's own are one's own: other requesters find nothing, region leaders see all and the account masked", async () => {
      const { payout } = await queued(site());
      expect(await refusal((await person(site(), [2])).hosts.desk.getPayout({ params: { id: payout.id } }))).toMatchObject({ status: 404 });
      expect((await (await person(site(), [9])).hosts.desk.getPayout({ params: { id: payout.id } })).data.accountNumber).toBe("****6789");
      expect(
        await refusal((await person(site(), [2])).hosts.desk.cancelPayout({ params: { id: payout.id }, body: { version: 1 } })),
      ).toMatchObject({ status: 404 });
    });

    test("the CSV has every filtered row, and nothing that a spreadsheet would calculate", async () => {
      const who = await person(site(), [2], 1_000_000);
      await who.hosts.services.requestPayout({ body: { ...bca(60_000), accountName: "=HYPERLINK(1)", notes: 'kata "kutip", koma' } });
      await who.hosts.services.requestPayout({ body: bca(70_000) });
      const answer = await who.hosts.desk.exportPayouts({ query: {} });
      expect(answer.headers.get("content-type")).toContain("text/csv");
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = new TextDecoder().decode(bytes).split("\r\n");
      expect(lines).toHaveLength(4);
      expect(lines.join()).toContain("'=HYPERLINK(1)");
      expect(lines.join()).toContain('"kata ""kutip"", koma"');
    });

    test("the audit log is for managers, whole, and tells when it is not", async () => {
      const admin = await person(site(), [1]);
      const { payout } = await queued(site());
      const { data } = await admin.hosts.desk.listAudit({ query: { entityId: payout.id } });
      expect(data.items).toMatchObject([{ action: "payout.requested", entity: "payout", after: { amount: 250_000 } }]);
      expect((await admin.hosts.desk.verifyAudit()).data.brokenAt).toBeNull();
      expect(await refusal((await person(site(), [6])).hosts.desk.listAudit())).toMatchObject({ status: 403 });
      const { db } = site().database;
      const { seq, after } = await db
        .selectFrom("audit_log")
        .select(["seq", "after"])
        .where("entity_id", "=", payout.id)
        .executeTakeFirstOrThrow();
      await db.updateTable("audit_log").set({ after: '{"amount":1}' }).where("lms_id", "=", OURS).where("seq", "=", seq).execute();
      expect((await admin.hosts.desk.verifyAudit()).data.brokenAt).toBe(seq);
      await db.updateTable("audit_log").set({ after }).where("lms_id", "=", OURS).where("seq", "=", seq).execute();
    });

    test("earnings are credited by another manager, once a key, and counted in the totals", async () => {
      const [admin, mentor] = [await person(site(), [1]), await person(site(), [2])];
      const credit = () =>
        admin.hosts.desk.creditEarnings({
          body: { userId: mentor.id, amount: 300_000, note: "Honor kelas web" },
          idempotencyKey: `credit-of-${mentor.id}`,
        });
      await Promise.all([credit(), credit()]);
      expect(await balance(mentor)).toMatchObject({ available: 300_000 });
      expect(
        await refusal(admin.hosts.desk.creditEarnings({ body: { userId: admin.id, amount: 300_000, note: "Untuk saya" } })),
      ).toMatchObject({ status: 403 });
      await mentor.hosts.services.requestPayout({ body: bca(100_000) });
      expect((await mentor.hosts.desk.getPayoutTotals()).data).toEqual([{ status: "queued", count: 1, amount: 100_000 }]);
    });
  });
});
