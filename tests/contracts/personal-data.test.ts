import { beforeAll, describe, expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import { DAY_MS } from "~/lib/time";
import { erasePeople } from "~/server/embedded/domain/personal-data/erase-person";
import { findBrokenAuditRow } from "~/server/embedded/kit/audit/verify-audit-log";
import { getLastMail } from "./account-fixture";
import { seedAssignments } from "./assignment-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { findFiles, findRows } from "./find-words";
import { createPayoutRow } from "./payout-row-fixture";
import { PAYOUT_PASSWORD as PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";
import { createFilledPerson, type FilledPerson, insertDueErasure } from "./personal-data-fixture";

const REASON = "Diminta lewat surat resmi";
const wordsOf = ({ name, email, phone, text }: FilledPerson) => [name, email, phone, text];

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  let [zahra, hasan] = [{} as FilledPerson, {} as FilledPerson];
  const as = (accessToken: string | undefined, tenantId = TENANT_ID) =>
    site().createClients({ accessToken, tenantId });
  const admin = () => as(tokens.admin).admin;
  const erase = (id: string, email: string, password = PASSWORD) =>
    admin().erasePerson({ params: { id }, body: { email, reason: REASON, password } });
  const runJob = (ms: number) =>
    erasePeople({ ...site().context, clock: () => Date.now() + ms }, () => undefined);
  const find = () => findBrokenAuditRow(site().context, TENANT_ID);

  beforeAll(async () => {
    await seedAssignments(site().database.db);
    for (const [id, role] of [
      ["admin", ROLE.admin],
      ["student", ROLE.student],
    ] as const)
      tokens[id] = await createPerson(site(), id, [role]);
    tokens.stranger = await createPerson(site(), "stranger", [ROLE.admin], OTHER_TENANT_ID);
    const [phone, otherPhone] = ["+6281299887766", "+6281355443322"];
    zahra = await createFilledPerson(site(), { id: "p71", name: "Zahra Wulandari", phone }, [
      ROLE.mentor,
      ROLE.student,
    ]);
    hasan = await createFilledPerson(site(), {
      id: "p72",
      name: "Hasan Nugraha",
      phone: otherPhone,
    });
    for (const change of ["suspend", "restore"] as const)
      await admin().changePerson({
        params: { id: zahra.id },
        body: { change, reason: `Karena ${zahra.name}, ${zahra.email}`, password: PASSWORD },
      });
  });

  describe("exportPerson", () => {
    const start = (
      token: string | undefined,
      id: string,
      password = PASSWORD,
      tenant = TENANT_ID,
    ) => as(token, tenant).admin.startExport({ params: { id }, body: { password } });
    const read = async (token: string | undefined, id: string, key: string) => {
      const response = await as(token).admin.exportPerson({ params: { id }, query: { key } });
      return JSON.parse(await response.text()) as Record<string, Record<string, unknown>[]>;
    };

    test("answers everything of the person and nothing of another, audited and mailed", async () => {
      const session = { user_id: zahra.id, created_at: 1, last_used_at: 1, expires_at: 1 };
      const sessions = [
        { ...session, id: "s-ours", token_hash: "s-ours", lms_id: TENANT_ID, device: "Sini" },
        {
          ...session,
          id: "s-other",
          token_hash: "s-other",
          lms_id: OTHER_TENANT_ID,
          device: "Sana",
        },
      ];
      await site().database.db.insertInto("account_sessions").values(sessions).execute();
      const { key } = (await start(zahra.token, zahra.id)).data;

      const data = await read(zahra.token, zahra.id, key);

      const text = JSON.stringify(data);
      for (const word of wordsOf(zahra)) expect(text).toContain(word);
      for (const word of wordsOf(hasan)) expect(text).not.toContain(word);
      expect(text).not.toMatch(/hash"|argon2/i);
      expect(data).toMatchObject({
        account: { id: zahra.id, name: zahra.name, email: zahra.email },
        accountSessions: [{ device: "Sini" }],
        handIns: [{ body: zahra.text, fileId: zahra.fileId }],
        lessonNotes: [{ body: zahra.text }],
        lessonQuestions: [{ body: zahra.text }],
        chatMessages: [{ query: zahra.text }],
        appointments: [{ message: zahra.text }],
        payouts: [{ notes: zahra.text }],
        donations: [{ message: zahra.text }],
        files: [{ id: zahra.fileId, url: expect.stringMatching(`/Berkas/${zahra.fileId}$`) }],
      });
      expect(data.auditLog?.at(-1)).toMatchObject({ action: "person.exported" });
      expect(await getLastMail(site(), zahra.email)).toMatchObject({
        subject: "Data Anda di Kami disalin",
      });
    });

    test("opens to who asked for it only, by password, and for ten minutes", async () => {
      expect(await getError(start(tokens.student, zahra.id))).toMatchObject(FORBIDDEN);
      expect(await getError(start(tokens.stranger, zahra.id))).toMatchObject(FORBIDDEN);
      expect(await getError(start(zahra.token, zahra.id, "bukan ini"))).toMatchObject({
        status: 422,
        data: { password: expect.any(String) },
      });
      const { key, expiresAt } = (await start(tokens.admin, hasan.id)).data;
      expect((await read(tokens.admin, hasan.id, key)).account).toMatchObject({ id: hasan.id });
      const later = key.replace(String(expiresAt), String(expiresAt + 1));

      for (const [token, id, used] of [
        [hasan.token, hasan.id, key],
        [tokens.admin, zahra.id, key],
        [tokens.admin, hasan.id, later],
      ] as const)
        expect(await getError(read(token, id, used))).toMatchObject({ status: 403 });
    });
  });

  describe("requestErasure", () => {
    test("waits seven days, in which it can be withdrawn, and is carried out by the job", async () => {
      const id = "p73";
      const token = await createPerson(site(), id, [ROLE.student]);
      const own = as(token).admin;
      const body = { password: PASSWORD };

      const { data } = await own.requestErasure({ body });
      expect(await getError(own.requestErasure({ body }))).toMatchObject({ status: 409 });
      expect((await own.getMyErasure()).data).toEqual({ holds: [], dueAt: data.dueAt });
      await own.withdrawErasure();
      expect(await getError(own.withdrawErasure())).toMatchObject({ status: 409 });
      await runJob(8 * DAY_MS);
      expect((await own.getMyErasure()).data.dueAt).toBeNull();

      await own.requestErasure({ body });
      await runJob(6 * DAY_MS);
      expect((await as(token).services.getMe()).data.id).toBe(id);
      await runJob(8 * DAY_MS);

      expect(await getError(as(token).services.getMe())).toMatchObject({ status: 401 });
      expect(await findRows(site(), [`Nama ${id}`, `${id}@ours.example`])).toEqual([]);
      expect(await find()).toBeNull();
    });

    test("is held back by an unpaid payout and by being the last admin", async () => {
      const { db } = site().database;
      const token = await createPerson(site(), "p74", [ROLE.student]);
      const row = createPayoutRow(20_074, "p74");
      await db.insertInto("payouts").values(row).execute();
      const ask = (who: string | undefined) =>
        as(who).admin.requestErasure({ body: { password: PASSWORD } });

      expect(await getError(ask(token))).toMatchObject({
        status: 409,
        data: { holds: ["payout"] },
      });
      expect((await as(tokens.admin).admin.getMyErasure()).data.holds).toEqual(["last-admin"]);
      expect(await getError(ask(tokens.admin))).toMatchObject({ status: 409 });

      await db
        .updateTable("payouts")
        .set({ status: "completed" })
        .where("id", "=", row.id)
        .execute();
      await ask(token);
      await db
        .updateTable("payouts")
        .set({ status: "approved" })
        .where("id", "=", row.id)
        .execute();
      await runJob(8 * DAY_MS);

      expect((await as(token).services.getMe()).data.id).toBe("p74");
      expect((await as(token).admin.getMyErasure()).data.holds).toEqual(["payout"]);
    });
  });

  describe("erasePerson", () => {
    test("rejects others, oneself, another email and a wrong password", async () => {
      const call = {
        params: { id: hasan.id },
        body: { email: hasan.email, reason: REASON, password: PASSWORD },
      };
      for (const token of [tokens.student, tokens.stranger])
        expect(await getError(as(token).admin.erasePerson(call))).toMatchObject(FORBIDDEN);
      expect(await getError(erase("admin", "admin@ours.example"))).toMatchObject({ status: 409 });
      expect(await getError(erase(hasan.id, zahra.email))).toMatchObject({
        status: 422,
        data: { email: expect.any(String) },
      });
      expect(await getError(erase(hasan.id, hasan.email, "bukan ini"))).toMatchObject({
        status: 422,
        data: { password: expect.any(String) },
      });
      expect((await admin().getPersonErasure({ params: { id: hasan.id } })).data.holds).toEqual([]);
    });

    test("leaves none of the person's words in any table or file, and everything of others", async () => {
      const { db } = site().database;
      const before = await findRows(site(), [hasan.id, ...wordsOf(hasan)]);
      const countRows = (table: "ledger_entries" | "audit_log" | "payouts" | "donations") =>
        db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as("count"))
          .executeTakeFirstOrThrow();
      const kept = await Promise.all([countRows("payouts"), countRows("donations")]);
      expect((await findRows(site(), wordsOf(zahra))).length).toBeGreaterThan(15);
      expect(await find()).toBeNull();

      await erase(zahra.id, zahra.email);

      expect(await findRows(site(), wordsOf(zahra))).toEqual([]);
      expect(findFiles(site(), [zahra.fileId, ...wordsOf(zahra)])).toEqual([]);
      expect(findFiles(site(), [hasan.fileId])).not.toEqual([]);
      expect(await findRows(site(), [hasan.id, ...wordsOf(hasan)])).toEqual(before);
      expect(await Promise.all([countRows("payouts"), countRows("donations")])).toEqual(kept);
      expect(await find()).toBeNull();
    });

    test("ends sign-in, and leaves a certificate without a name and a class that names the site", async () => {
      const { account, learning } = site().createClients();

      const body = { email: zahra.email, password: PASSWORD };
      expect(await getError(account.signIn({ body }))).toMatchObject({ status: 401 });
      expect(await getError(as(zahra.token).services.getMe())).toMatchObject({ status: 401 });
      const params = { number: zahra.certificate };
      expect((await learning.getCertificate({ params })).data).toMatchObject({
        name: "",
        erasedAt: expect.any(Number),
      });
      expect(
        (await learning.getCertificate({ params: { number: hasan.certificate } })).data,
      ).toMatchObject({
        name: hasan.name,
        erasedAt: null,
      });
      const mentor = await site()
        .database.db.selectFrom("mentors")
        .select(["name", "bio"])
        .where("id", "=", `mentor-${zahra.id}`)
        .executeTakeFirst();
      expect(mentor).toEqual({ name: "Kami", bio: "" });
      expect(await getError(erase(zahra.id, zahra.email))).toMatchObject({ status: 404 });
    });

    test("goes on after a crash", async () => {
      const { context, database } = site();
      await createPerson(site(), "p75", [ROLE.student]);
      const fileId = await insertDueErasure(site(), "p75");
      const blobs = {
        ...context.ports.blobs,
        delete: () => Promise.reject(new Error("crash")),
      };
      const failing = { ...context, ports: { ...context.ports, blobs } };

      await expect(erasePeople(failing, () => undefined)).rejects.toThrow("crash");
      expect(await findRows(site(), ["p75@ours.example"])).toEqual([]);
      await runJob(0);

      const { db } = database;
      expect(
        await db.selectFrom("erasures").where("user_id", "=", "p75").selectAll().execute(),
      ).toEqual([]);
      expect(await db.selectFrom("files").where("id", "=", fileId).selectAll().execute()).toEqual(
        [],
      );
    });

    test("leaves the account of a person whom another tenant knows", async () => {
      const token = await createPerson(site(), "p76", [ROLE.student]);
      const elsewhere = { lms_id: OTHER_TENANT_ID, user_id: "p76", role: ROLE.student };
      await site().database.db.insertInto("user_roles").values(elsewhere).execute();

      const body = { password: PASSWORD };
      const { dueAt } = (await as(token, OTHER_TENANT_ID).admin.requestErasure({ body })).data;

      await erase("p76", "p76@ours.example");

      expect((await as(token, OTHER_TENANT_ID).admin.getMyErasure()).data.dueAt).toBe(dueAt);
      expect((await as(token, OTHER_TENANT_ID).services.getMe()).data).toMatchObject({
        name: "Nama p76",
        kinds: [ROLE.student],
      });
      expect(await getError(admin().getPerson({ params: { id: "p76" } }))).toMatchObject({
        status: 404,
      });
    });
  });
});
