import { beforeAll, expect, test } from "vitest";
import { findBrokenAuditRow } from "~/server/embedded/kit/audit/verify-audit-log";
import { countMails, createAccount, getLastMail } from "./account-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";
import { PAYOUT_PASSWORD, PAYOUT_PASSWORD_HASH } from "./payout-user-fixture";

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people: Record<string, { tenantId: string; role: number }[]> = {
      super: [{ tenantId: TENANT_ID, role: 0 }],
      admin: [{ tenantId: TENANT_ID, role: 1 }],
      "admin-dua": [{ tenantId: TENANT_ID, role: 1 }],
      mentor: [{ tenantId: TENANT_ID, role: 2 }],
      student: [{ tenantId: TENANT_ID, role: 4 }],
      stranger: [{ tenantId: OTHER_TENANT_ID, role: 1 }],
    };
    for (const [id, roles] of Object.entries(people))
      tokens[id] = await createSignedInUser(db, id, roles);
    await db.updateTable("users").set({ password_hash: PAYOUT_PASSWORD_HASH }).execute();
  });
  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId }).admin;
  const roles = async (who: string, tenantId = TENANT_ID) => {
    const rows = await site()
      .database.db.selectFrom("user_roles")
      .select("role")
      .where("user_id", "=", who)
      .where("lms_id", "=", tenantId)
      .orderBy("role")
      .execute();
    return rows.map(({ role }) => role);
  };
  const set = (
    who: string,
    id: string,
    was: number[],
    wished: number[],
    provinceIds: string[] = [],
  ) =>
    as(who).setRoles({
      params: { id },
      body: { roles: wished, was, provinceIds, password: PAYOUT_PASSWORD },
    });

  test("listPeople searches and filters users of the tenant by name, for admins only", async () => {
    const { data } = await as("admin").listPeople();

    expect(data.items.map(({ id }) => id)).toEqual([
      "admin",
      "admin-dua",
      "mentor",
      "student",
      "super",
    ]);
    expect(data.items[2]).toMatchObject({
      name: "Nama mentor",
      email: "mentor@ours.example",
      roles: [2],
      provinceIds: [],
      phone: null,
    });
    expect(
      (await as("admin").listPeople({ query: { search: "MENTOR nama" } })).data.items.map(
        ({ id }) => id,
      ),
    ).toEqual(["mentor"]);
    await site()
      .database.db.updateTable("users")
      .set({ created_at: Date.now() + 1_000 })
      .where("id", "=", "mentor")
      .execute();
    expect((await as("admin").listPeople({ query: { sort: "newest" } })).data.items[0]?.id).toBe(
      "mentor",
    );
    expect(
      (await as("admin").listPeople({ query: { role: 1, perPage: 1, page: 2 } })).data,
    ).toMatchObject({ totalItems: 2, totalPages: 2 });
    expect(
      (await as("super", OTHER_TENANT_ID).listPeople()).data.items.map(({ id }) => id),
    ).toEqual(["stranger", "super"]);

    for (const who of ["mentor", "student"]) {
      expect(await getError(as(who).listPeople())).toMatchObject(FORBIDDEN);
      expect(await getError(as(who).getPerson({ params: { id: "student" } }))).toMatchObject(
        FORBIDDEN,
      );
      expect(await getError(set(who, "student", [4], [4, 1]))).toMatchObject(FORBIDDEN);
      expect(
        await getError(
          as(who).invitePerson({
            body: { email: "a@b.example", name: "Pak Budi", roles: [4], password: "x" },
          }),
        ),
      ).toMatchObject(FORBIDDEN);
    }

    expect(await getError(as("admin", OTHER_TENANT_ID).listPeople())).toMatchObject(FORBIDDEN);
    expect(await getError(as("admin").getPerson({ params: { id: "stranger" } }))).toMatchObject({
      status: 404,
    });
    await expect(as("admin").listPeople({ query: { perPage: 101 } })).rejects.toThrow();
  });

  test("setRoles takes effect immediately and is audited", async () => {
    const { data } = await set("admin", "student", [4], [4, 9], ["32", "31"]);

    expect(data).toMatchObject({ roles: [4, 9], provinceIds: ["31", "32"] });
    expect(
      (await site().createClients({ accessToken: tokens.student }).services.getMe()).data.kinds,
    ).toEqual([4, 9]);

    const audit = await site()
      .database.db.selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", TENANT_ID)
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();

    expect(audit).toMatchObject({
      actor_id: "admin",
      actor_name: "Nama admin",
      role: 1,
      action: "person.roles",
      entity_id: "student",
    });
    expect(JSON.parse(audit.after)).toEqual({ roles: [4, 9], provinceIds: ["31", "32"] });
    expect(await findBrokenAuditRow(site().context, TENANT_ID)).toBeNull();

    await set("admin", "student", [4, 9], [4]);

    expect((await as("admin").getPerson({ params: { id: "student" } })).data).toMatchObject({
      roles: [4],
      provinceIds: [],
    });
  });

  test("setRoles forbids admins to change superadmins or their own access; users of another tenant are unknown", async () => {
    expect(await getError(set("admin", "mentor", [2], [0]))).toMatchObject(FORBIDDEN);
    expect(await getError(set("admin", "super", [0], [4]))).toMatchObject(FORBIDDEN);
    expect(await getError(set("admin", "admin", [1], [4]))).toMatchObject({
      status: 422,
      data: { roles: expect.any(String) },
    });
    expect(await getError(set("super", "super", [0], [1]))).toMatchObject({ status: 422 });
    expect(await getError(set("admin", "stranger", [], [4]))).toMatchObject({ status: 404 });
    expect(await getError(set("stranger", "student", [4], [1]))).toMatchObject(FORBIDDEN);
    expect(await roles("stranger", TENANT_ID)).toEqual([]);
  });

  test("setRoles rejects a stale page and the second of two concurrent changes with 409", async () => {
    expect(await getError(set("admin", "mentor", [2, 3], [2, 6]))).toMatchObject({ status: 409 });

    const outcomes = await Promise.allSettled([
      set("admin", "mentor", [2], [2, 6]),
      set("admin-dua", "mentor", [2], [2, 3]),
    ]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await roles("mentor")).length).toBe(2);
  });

  test("setRoles requires existing provinces for a region lead", async () => {
    for (const provinceIds of [[], ["20"]])
      expect(await getError(set("admin", "admin-dua", [1], [1, 9], provinceIds))).toMatchObject({
        status: 422,
        data: { provinceIds: "Pilih provinsi ketua wilayah" },
      });
  });

  test("setRoles lets superadmins grant and revoke superadmin, except from the last one", async () => {
    await set("super", "admin-dua", [1], [0, 1]);

    expect((await as("admin-dua", OTHER_TENANT_ID).listPeople()).data.totalItems).toBeGreaterThan(
      0,
    );

    const outcomes = await Promise.allSettled([
      set("super", "admin-dua", [0, 1], [1]),
      set("admin-dua", "super", [0], [4]),
    ]);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);

    const remaining = await site()
      .database.db.selectFrom("user_roles")
      .select("user_id")
      .where("role", "=", 0)
      .execute();

    expect(remaining).toHaveLength(1);

    const [{ user_id: last } = { user_id: "" }] = remaining;

    // Restore for the tests that follow.
    if (last !== "super") await set(last, "super", [4], [0]);
    else if ((await roles("admin-dua")).includes(0)) await set("super", "admin-dua", [0, 1], [1]);
  });

  test("invitePerson adds existing accounts, emails others an invitation and rejects users of the tenant", async () => {
    const { email } = await createAccount(site(), "orang-baru", [
      { tenantId: OTHER_TENANT_ID, role: 4 },
    ]);
    const invite = (body: { email: string; roles: number[] }, key?: string) =>
      as("admin").invitePerson({
        body: { name: "Pak Budi", password: PAYOUT_PASSWORD, ...body },
        ...(key && { idempotencyKey: key }),
      });

    expect((await invite({ email, roles: [2] })).data).toEqual({ email, outcome: "granted" });
    expect(await roles("orang-baru")).toEqual([2]);
    expect(await roles("orang-baru", OTHER_TENANT_ID)).toEqual([4]);
    expect((await getLastMail(site(), email))?.body).toContain(
      "Nama admin menambahkan Anda di Kami",
    );
    expect(await getError(invite({ email, roles: [3] }))).toMatchObject({
      status: 409,
      data: { email: expect.any(String) },
    });

    const fresh = "belum.ada@akun.example";
    await Promise.all(
      [1, 2, 3].map(() => invite({ email: fresh, roles: [9, 2] }, "invite-1").catch(() => null)),
    );

    expect(await countMails(site(), fresh)).toBe(0);

    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        as("admin").invitePerson({
          body: {
            name: "Pak Budi",
            email: fresh,
            roles: [9, 2],
            provinceIds: ["32"],
            password: PAYOUT_PASSWORD,
          },
          idempotencyKey: "invite-2",
        }),
      ),
    );

    expect(answers.map(({ data }) => data.outcome)).toEqual(["invited", "invited", "invited"]);
    expect(await countMails(site(), fresh)).toBe(1);
    expect((await getLastMail(site(), fresh))?.body).toContain(
      "Anda diundang sebagai Mentor, Ketua wilayah.",
    );
    expect(await getError(invite({ email: "super.baru@akun.example", roles: [0] }))).toMatchObject(
      FORBIDDEN,
    );
    expect(await getError(invite({ email: "tanpa@akun.example", roles: [] }))).toMatchObject({
      status: 422,
    });
  });
});
