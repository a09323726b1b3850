import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { sendOutbox } from "~/server/embedded/domain/mail/send-outbox";
import { getLastMail, getMailedToken } from "./account-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createClassRow } from "./core-fixture";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";

const REASON = "Tagihan tahunan belum dibayar";
const NEW_TENANT = {
  name: "Sekolah Kopi",
  slug: "sekolah-kopi",
  layout: "foundation",
  adminName: "Bu Sari",
  adminEmail: "sari@kopi.example",
  password: PAYOUT_PASSWORD,
};

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  const create = (who: string, more: Partial<typeof NEW_TENANT> & { from?: string } = {}) =>
    as(who).admin.createTenant({ body: { ...NEW_TENANT, ...more } });
  const change = (who: string, id: string, kind: "suspend" | "restore") =>
    as(who).admin.changeTenant({
      params: { id },
      body: { change: kind, reason: REASON, password: PAYOUT_PASSWORD },
    });

  /** All rows of a tenant, by table. */
  async function readTenantRows(tenantId: string): Promise<Record<string, unknown[]>> {
    const { db } = site().database;
    const tables = await db.introspection.getTables();
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "lms_id"));
    const rows: Record<string, unknown[]> = {};
    for (const { name } of owned) {
      const found = await sql`select * from ${sql.table(name)} where lms_id = ${tenantId}`.execute(
        db,
      );
      rows[name] = found.rows.map((row) => JSON.stringify(row)).sort();
    }
    return rows;
  }

  beforeAll(async () => {
    tokens.super = await createPerson(site(), "super", [0]);
    tokens.admin = await createPerson(site(), "admin", [1]);
    tokens.otherSuper = await createPerson(site(), "otherSuper", [0], OTHER_TENANT_ID);
    tokens.otheradmin = await createPerson(site(), "otheradmin", [1], OTHER_TENANT_ID);
    const { db } = site().database;
    await db
      .insertInto("classes")
      .values(
        createClassRow(OTHER_TENANT_ID, "kopi", { start: 3 }, { cover: "/Berkas/1", enrolled: 4 }),
      )
      .execute();
    await db
      .insertInto("class_modules")
      .values({
        lms_id: OTHER_TENANT_ID,
        class_id: `${OTHER_TENANT_ID}-kopi`,
        slug: "satu",
        title: "Satu",
        sort: 1,
      })
      .execute();
    const settings = {
      about: "Tentang kami",
      logoDark: "/Berkas/2",
      contact: { email: "a@b.example" },
    };
    for (const [key, value] of Object.entries(settings))
      await db
        .insertInto("settings")
        .values({ lms_id: OTHER_TENANT_ID, key, value: JSON.stringify(value), updated_at: 0 })
        .execute();
  });

  describe("every operation about tenants", () => {
    test("answers only superadmins of the installation's own tenant, called from there", async () => {
      const calls = (who: string, tenantId = TENANT_ID) => {
        const { admin } = as(who, tenantId);
        const params = { id: OTHER_TENANT_ID };
        const password = PAYOUT_PASSWORD;
        return [
          () => admin.listTenants(),
          () => admin.getTenant({ params }),
          () => admin.createTenant({ body: { ...NEW_TENANT, slug: "tidak-jadi" } }),
          () =>
            admin.changeTenant({ params, body: { change: "suspend", reason: REASON, password } }),
        ];
      };
      const callers: [string, string?][] = [
        ["admin"],
        ["otherSuper"],
        ["otherSuper", OTHER_TENANT_ID],
        ["super", OTHER_TENANT_ID],
        ["otheradmin", OTHER_TENANT_ID],
      ];

      for (const [who, tenantId] of callers)
        for (const call of calls(who, tenantId))
          expect(await getError(call())).toMatchObject(FORBIDDEN);

      expect((await as("super").admin.listTenants()).data.totalItems).toBe(2);
    });
  });

  describe("listTenants", () => {
    test("shows domains and counts, and finds names, domains and states", async () => {
      const list = async (query: { search?: string; state?: "active" | "suspended" }) =>
        (await as("super").admin.listTenants({ query })).data.items.map(({ id }) => id);

      const { data } = await as("super").admin.listTenants({ query: { search: "theirs" } });

      expect(data.items).toMatchObject([
        { id: OTHER_TENANT_ID, domains: ["theirs.example"], people: 2, classes: 1 },
      ]);
      expect(await list({ search: "KAMI" })).toEqual([TENANT_ID]);
      expect(await list({ search: "100%" })).toEqual([]);
      expect(await list({ state: "active" })).toHaveLength(2);
      expect(await list({ state: "suspended" })).toEqual([]);
    });
  });

  describe("createTenant", () => {
    test("makes an empty site once, and its first admin joins by the mailed link", async () => {
      const others = await readTenantRows(OTHER_TENANT_ID);
      const request = { body: NEW_TENANT, idempotencyKey: "kopi-1" };

      const { data } = await as("super").admin.createTenant(request);
      const repeated = await as("super").admin.createTenant(request);

      expect(data).toEqual({ id: "lms-sekolah-kopi", domain: "sekolah-kopi.ours.example" });
      expect(repeated.data).toEqual(data);
      expect(await readTenantRows(OTHER_TENANT_ID)).toEqual(others);
      const { lms, account } = site().createClients({ tenantId: data.id });
      expect((await lms.getSettings()).data).toMatchObject({
        title: "Sekolah Kopi",
        layout: "foundation",
        isMaintenance: false,
      });
      expect(await getLastMail(site(), NEW_TENANT.adminEmail)).toMatchObject({
        lms_id: data.id,
        body: expect.stringContaining("http://sekolah-kopi.ours.example"),
      });
      const token = await getMailedToken(site(), NEW_TENANT.adminEmail);
      await account.acceptInvitation({ body: { token, password: "kopi-tubruk-pagi" } });
      const people = await site()
        .database.db.selectFrom("user_roles")
        .select("role")
        .where("lms_id", "=", data.id)
        .execute();
      expect(people.map(({ role }) => role)).toContain(1);
    });

    test("copies settings, categories and classes as drafts, without people and files", async () => {
      const others = await readTenantRows(OTHER_TENANT_ID);

      const { data } = await create("super", {
        slug: "salinan",
        from: OTHER_TENANT_ID,
        adminEmail: "otheradmin@ours.example",
      });

      expect(await readTenantRows(OTHER_TENANT_ID)).toEqual(others);
      const rows = await readTenantRows(data.id);
      const parse = (table: string) => (rows[table] ?? []).map((row) => JSON.parse(String(row)));
      expect(parse("classes")).toMatchObject([
        { slug: "kopi", publication: "draft", enrolled: 0, cover: null, start_at: null },
      ]);
      expect(parse("class_modules")).toMatchObject([{ slug: "satu" }]);
      const setting = Object.fromEntries(
        parse("settings").map(({ key, value }) => [key, JSON.parse(value)]),
      );
      expect(setting).toEqual({
        title: "Sekolah Kopi",
        layout: "foundation",
        isMaintenance: false,
        about: "Tentang kami",
        logoDark: null,
      });
    });

    test("rejects a slug in use, an unknown source, and a wrong password without a trace", async () => {
      const tables = () =>
        site().database.db.selectFrom("tenants").select("lms_id").orderBy("lms_id").execute();
      const before = await tables();

      expect(await getError(create("super", { slug: "salinan" }))).toMatchObject({
        status: 422,
        data: { slug: expect.any(String) },
      });
      const unknown = { slug: "tanpa-asal", from: "lms-none" };
      expect(await getError(create("super", unknown))).toMatchObject({ status: 404 });
      const wrong = { slug: "salah", password: "bukan ini" };
      expect(await getError(create("super", wrong))).toMatchObject({
        status: 422,
        data: { password: expect.any(String) },
      });
      expect(await tables()).toEqual(before);
    });
  });

  describe("changeTenant", () => {
    test("closes a tenant for its people and jobs, and restores it without loss", async () => {
      const { db } = site().database;
      const waiting = { lms_id: OTHER_TENANT_ID, sent_at: null };
      await db
        .insertInto("outbox")
        .values({
          ...waiting,
          id: "waiting",
          to_address: "a@b.example",
          subject: "-",
          body: "-",
          kind: "x",
          created_at: 0,
          next_attempt_at: 0,
          attempts: 0,
        })
        .execute();
      const before = await readTenantRows(OTHER_TENANT_ID);
      const find = () => site().createClients({ origin: "https://theirs.example" }).lms.getAppId();

      await change("super", OTHER_TENANT_ID, "suspend");

      expect((await find()).data).toMatchObject({ id: OTHER_TENANT_ID, isSuspended: true });
      for (const who of ["otheradmin", "otherSuper", "super"])
        expect(await getError(as(who, OTHER_TENANT_ID).services.getMe())).toMatchObject({
          status: 401,
        });
      const body = { email: "otheradmin@ours.example", password: PAYOUT_PASSWORD };
      expect(await getError(as("nobody", OTHER_TENANT_ID).account.signIn({ body }))).toMatchObject({
        status: 403,
        message: "Situs ini sedang ditangguhkan.",
      });
      const sent: string[] = [];
      const mail = { send: async ({ to }: { to: string }) => void sent.push(to) };
      const { context } = site();
      await sendOutbox({ ...context, ports: { ...context.ports, mail } });
      expect(sent).toContain("otheradmin@ours.example");
      expect(sent).not.toContain("a@b.example");
      expect(await getLastMail(site(), "otheradmin@ours.example")).toMatchObject({
        lms_id: TENANT_ID,
        body: expect.stringContaining(REASON),
      });
      expect(await getError(change("super", OTHER_TENANT_ID, "suspend"))).toMatchObject({
        status: 409,
      });
      const { data } = await as("super").admin.getTenant({ params: { id: OTHER_TENANT_ID } });
      expect(data).toMatchObject({ reason: REASON, suspendedBy: "Nama super" });

      await change("super", OTHER_TENANT_ID, "restore");

      const { audit_log: audit, counters, ...after } = await readTenantRows(OTHER_TENANT_ID);
      const { audit_log: _, counters: __, ...rest } = before;
      expect(after).toEqual(rest);
      expect(audit).toHaveLength(2);
      expect(counters).toHaveLength(1);
      expect((await find()).data).toMatchObject({ isSuspended: false });
      expect((await as("otheradmin", OTHER_TENANT_ID).services.getMe()).data.kinds).toEqual([1]);
      expect(await getError(change("super", OTHER_TENANT_ID, "restore"))).toMatchObject({
        status: 409,
      });
    });

    test("never closes the installation's own tenant", async () => {
      expect(await getError(change("super", TENANT_ID, "suspend"))).toMatchObject({ status: 409 });
      expect(await getError(change("super", "lms-none", "suspend"))).toMatchObject({ status: 404 });
    });
  });
});
