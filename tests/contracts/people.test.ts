import { beforeAll, expect, test } from "vitest";
import { brokenAuditRow } from "~/server/embedded/audit";
import { lastMail, mailCount, makeAccount } from "./accounts-fixture";
import { signIn } from "./fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const FORBIDDEN = { status: 403, message: "Anda tidak memiliki akses untuk tindakan ini." };

onEverySite((site) => {
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    const { db } = site().database;
    const people: Record<string, { lmsId: string; role: number }[]> = {
      super: [{ lmsId: OURS, role: 0 }],
      admin: [{ lmsId: OURS, role: 1 }],
      "admin-dua": [{ lmsId: OURS, role: 1 }],
      mentor: [{ lmsId: OURS, role: 2 }],
      student: [{ lmsId: OURS, role: 4 }],
      stranger: [{ lmsId: THEIRS, role: 1 }],
    };
    for (const [id, roles] of Object.entries(people)) tokens[id] = await signIn(db, id, roles);
  });
  const as = (who: string, lmsId = OURS) => site().hosts({ accessToken: tokens[who], lmsId }).desk;
  const roles = async (who: string, lmsId = OURS) => {
    const rows = await site()
      .database.db.selectFrom("user_roles")
      .select("role")
      .where("user_id", "=", who)
      .where("lms_id", "=", lmsId)
      .orderBy("role")
      .execute();
    return rows.map(({ role }) => role);
  };
  const set = (who: string, id: string, was: number[], wished: number[], provinceIds: string[] = []) =>
    as(who).setRoles({ params: { id }, body: { roles: wished, was, provinceIds } });

  test("admins see the people of their tenant, by name, searched and by role; nobody else sees them", async () => {
    const { data } = await as("admin").listUsers();
    expect(data.items.map(({ id }) => id)).toEqual(["admin", "admin-dua", "mentor", "student", "super"]);
    expect(data.items[2]).toMatchObject({ name: "Nama mentor", email: "mentor@ours.example", roles: [2], provinceIds: [], phone: null });
    expect((await as("admin").listUsers({ query: { search: "MENTOR nama" } })).data.items.map(({ id }) => id)).toEqual(["mentor"]);
    expect((await as("admin").listUsers({ query: { role: 1, perPage: 1, page: 2 } })).data).toMatchObject({ totalItems: 2, totalPages: 2 });
    expect((await as("super", THEIRS).listUsers()).data.items.map(({ id }) => id)).toEqual(["stranger", "super"]);
    for (const who of ["mentor", "student"]) {
      expect(await refusal(as(who).listUsers())).toMatchObject(FORBIDDEN);
      expect(await refusal(as(who).getPerson({ params: { id: "student" } }))).toMatchObject(FORBIDDEN);
      expect(await refusal(set(who, "student", [4], [4, 1]))).toMatchObject(FORBIDDEN);
      expect(await refusal(as(who).invitePerson({ body: { email: "a@b.example", name: "Pak Budi", roles: [4] } }))).toMatchObject(
        FORBIDDEN,
      );
    }
    expect(await refusal(as("admin", THEIRS).listUsers())).toMatchObject(FORBIDDEN);
    expect(await refusal(as("admin").getPerson({ params: { id: "stranger" } }))).toMatchObject({ status: 404 });
    await expect(as("admin").listUsers({ query: { perPage: 101 } })).rejects.toThrow();
  });

  test("roles are set, written to the audit log, and in force at once", async () => {
    const { data } = await set("admin", "student", [4], [4, 9], ["32", "31"]);
    expect(data).toMatchObject({ roles: [4, 9], provinceIds: ["31", "32"] });
    expect((await site().hosts({ accessToken: tokens.student }).services.getMe()).data.kinds).toEqual([4, 9]);
    const audit = await site()
      .database.db.selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", OURS)
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ actor_id: "admin", actor_name: "Nama admin", role: 1, action: "person.roles", entity_id: "student" });
    expect(JSON.parse(audit.after)).toEqual({ roles: [4, 9], provinceIds: ["31", "32"] });
    expect(await brokenAuditRow(site().database.db, OURS)).toBeNull();
    await set("admin", "student", [4, 9], [4]);
    expect((await as("admin").getPerson({ params: { id: "student" } })).data).toMatchObject({ roles: [4], provinceIds: [] });
  });

  test("an admin neither makes nor changes superadmins, nor takes their own role; a person of another tenant is not there", async () => {
    expect(await refusal(set("admin", "mentor", [2], [0]))).toMatchObject(FORBIDDEN);
    expect(await refusal(set("admin", "super", [0], [4]))).toMatchObject(FORBIDDEN);
    expect(await refusal(set("admin", "admin", [1], [4]))).toMatchObject({ status: 422, data: { roles: expect.any(String) } });
    expect(await refusal(set("super", "super", [0], [1]))).toMatchObject({ status: 422 });
    expect(await refusal(set("admin", "stranger", [], [4]))).toMatchObject({ status: 404 });
    expect(await refusal(set("stranger", "student", [4], [1]))).toMatchObject(FORBIDDEN);
    expect(await roles("stranger", OURS)).toEqual([]);
  });

  test("a stale page changes nothing; of two admins at once one is told", async () => {
    expect(await refusal(set("admin", "mentor", [2, 3], [2, 6]))).toMatchObject({ status: 409 });
    const outcomes = await Promise.allSettled([set("admin", "mentor", [2], [2, 6]), set("admin-dua", "mentor", [2], [2, 3])]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await roles("mentor")).length).toBe(2);
  });

  test("a region's leader has provinces that there are", async () => {
    for (const provinceIds of [[], ["20"]])
      expect(await refusal(set("admin", "admin-dua", [1], [1, 9], provinceIds))).toMatchObject({
        status: 422,
        data: { provinceIds: "Pilih provinsi ketua wilayah" },
      });
  });

  test("superadmins are made and unmade by superadmins, and never none are left", async () => {
    await set("super", "admin-dua", [1], [0, 1]);
    expect((await as("admin-dua", THEIRS).listUsers()).data.totalItems).toBeGreaterThan(0);
    const outcomes = await Promise.allSettled([set("super", "admin-dua", [0, 1], [1]), set("admin-dua", "super", [0], [4])]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = await site().database.db.selectFrom("user_roles").select("user_id").where("role", "=", 0).execute();
    expect(left).toHaveLength(1);
    const [{ user_id: last } = { user_id: "" }] = left;
    // Back to how it was, for whoever comes next.
    if (last !== "super") await set(last, "super", [4], [0]);
    else if ((await roles("admin-dua")).includes(0)) await set("super", "admin-dua", [0, 1], [1]);
  });

  test("somebody with an account is added at once, anybody else invited by mail; who is here already is not", async () => {
    const { email } = await makeAccount(site(), "orang-baru", [{ lmsId: THEIRS, role: 4 }]);
    const invite = (body: { email: string; roles: number[] }, key?: string) =>
      as("admin").invitePerson({ body: { name: "Pak Budi", ...body }, ...(key && { idempotencyKey: key }) });
    expect((await invite({ email, roles: [2] })).data).toEqual({ email, outcome: "granted" });
    expect(await roles("orang-baru")).toEqual([2]);
    expect(await roles("orang-baru", THEIRS)).toEqual([4]);
    expect((await lastMail(site(), email))?.body).toContain("Nama admin menambahkan Anda di Kami");
    expect(await refusal(invite({ email, roles: [3] }))).toMatchObject({ status: 409, data: { email: expect.any(String) } });
    const fresh = "belum.ada@akun.example";
    await Promise.all([1, 2, 3].map(() => invite({ email: fresh, roles: [9, 2] }, "invite-1").catch(() => null)));
    expect(await mailCount(site(), fresh)).toBe(0);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        as("admin").invitePerson({
          body: { name: "Pak Budi", email: fresh, roles: [9, 2], provinceIds: ["32"] },
          idempotencyKey: "invite-2",
        }),
      ),
    );
    expect(answers.map(({ data }) => data.outcome)).toEqual(["invited", "invited", "invited"]);
    expect(await mailCount(site(), fresh)).toBe(1);
    expect((await lastMail(site(), fresh))?.body).toContain("Anda diundang sebagai Mentor, Ketua wilayah.");
    expect(await refusal(invite({ email: "super.baru@akun.example", roles: [0] }))).toMatchObject(FORBIDDEN);
    expect(await refusal(invite({ email: "tanpa@akun.example", roles: [] }))).toMatchObject({ status: 422 });
  });
});
