import { beforeAll, describe, expect, test } from "vitest";
import { canGrantRole } from "~/lib/permissions";
import { ROLES } from "~/lib/roles";
import { getLastMail } from "./account-fixture";
import { describeEachBackend, FORBIDDEN, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { PAYOUT_PASSWORD } from "./payout-user-fixture";
import { createPerson } from "./people-fixture";

const REASON = "Melanggar aturan kelas";

test("canGrantRole lets admins grant every role but superadmin, and others only what they have", () => {
  const grantable = (own: number) =>
    ROLES.filter(({ kind }) => canGrantRole([own], kind)).map(({ kind }) => kind);

  expect(grantable(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(grantable(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(grantable(2)).toEqual([2, 3, 4]);
  expect(grantable(4)).toEqual([4]);
});

describeEachBackend((site) => {
  const tokens: Record<string, string> = {};
  const as = (who: string, tenantId = TENANT_ID) =>
    site().createClients({ accessToken: tokens[who], tenantId });
  type Change = "suspend" | "restore" | "remove";
  const change = (who: string, id: string, kind: Change, password = PAYOUT_PASSWORD) =>
    as(who).admin.changePerson({
      params: { id },
      body: { change: kind, reason: REASON, password },
    });
  beforeAll(async () => {
    const people: Record<string, number[]> = {
      super: [0],
      admin: [1],
      mentor: [2],
      student: [4],
      teacher: [3],
    };
    for (const [id, roles] of Object.entries(people))
      tokens[id] = await createPerson(site(), id, roles);
    tokens.stranger = await createPerson(site(), "stranger", [1], OTHER_TENANT_ID);
  });

  describe("changePerson", () => {
    test("suspends with an ended session at this tenant only, and restores", async () => {
      const { db } = site().database;
      const { data: session } = await as("student", OTHER_TENANT_ID).services.getMe();

      await change("admin", "student", "suspend");

      expect(session.id).toBe("student");
      expect(await getError(as("student").services.getMe())).toMatchObject({ status: 401 });
      expect((await as("student", OTHER_TENANT_ID).services.getMe()).data.id).toBe("student");
      for (const kind of ["suspend", "remove"] as const)
        expect(await getError(change("admin", "student", kind))).toMatchObject({ status: 409 });
      expect(
        (await as("admin").admin.listPeople({ query: { state: "suspended" } })).data.items,
      ).toMatchObject([{ id: "student", suspendedAt: expect.any(Number) }]);
      expect((await as("admin").admin.getPerson({ params: { id: "student" } })).data).toMatchObject(
        {
          suspensionReason: REASON,
        },
      );
      expect(await getLastMail(site(), "student@ours.example")).toMatchObject({
        subject: "Akun Anda di Kami dinonaktifkan",
        body: expect.stringContaining(REASON),
      });

      await change("admin", "student", "restore");

      expect((await as("student").services.getMe()).data.kinds).toEqual([4]);
      expect(await getError(change("admin", "student", "restore"))).toMatchObject({ status: 409 });
      const actions = await db
        .selectFrom("audit_log")
        .select(["action", "after"])
        .where("entity_id", "=", "student")
        .orderBy("seq")
        .execute();
      expect(actions.map(({ action }) => action)).toEqual(["person.suspend", "person.restore"]);
    });

    test("lets a suspended person neither sign in nor reset a password", async () => {
      const { account } = site().createClients();
      await change("admin", "student", "suspend");

      const error = await getError(
        account.signIn({ body: { email: "student@ours.example", password: PAYOUT_PASSWORD } }),
      );
      await change("admin", "student", "restore");

      expect(error).toMatchObject({ status: 403, message: expect.stringMatching("dinonaktifkan") });
    });

    test("rejects students, other tenants, oneself, superadmins, and a wrong password", async () => {
      expect(await getError(change("student", "mentor", "suspend"))).toMatchObject(FORBIDDEN);
      expect(await getError(change("stranger", "mentor", "suspend"))).toMatchObject(FORBIDDEN);
      expect(await getError(change("admin", "stranger", "suspend"))).toMatchObject({ status: 404 });
      expect(await getError(change("super", "super", "remove"))).toMatchObject({ status: 409 });
      expect(await getError(change("admin", "super", "suspend"))).toMatchObject(FORBIDDEN);
      expect(await getError(change("admin", "mentor", "suspend", "bukan ini"))).toMatchObject({
        status: 422,
        data: { password: expect.any(String) },
      });
      expect((await as("mentor").services.getMe()).data.kinds).toEqual([2]);
    });

    test("removes a person with roles and classes to teach", async () => {
      await change("admin", "teacher", "remove");

      expect((await as("teacher").services.getMe()).data.kinds).toEqual([]);
      expect(
        await getError(as("admin").admin.getPerson({ params: { id: "teacher" } })),
      ).toMatchObject({ status: 404 });
    });

    test("keeps the last active admin, also when two leave at once", async () => {
      expect(await getError(change("super", "admin", "suspend"))).toMatchObject({
        status: 409,
        message: "Harus ada paling sedikit satu admin aktif.",
      });
      expect(
        await getError(
          as("super").admin.setRoles({
            params: { id: "admin" },
            body: { roles: [4], was: [1], password: PAYOUT_PASSWORD },
          }),
        ),
      ).toMatchObject({
        status: 422,
        data: { roles: "Harus ada paling sedikit satu admin aktif" },
      });

      tokens.second = await createPerson(site(), "second", [1]);
      const outcomes = await Promise.allSettled([
        change("super", "admin", "suspend"),
        change("super", "second", "remove"),
      ]);

      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });
  });

  test("listAudit of a person holds what they did and what was done to them", async () => {
    const { data } = await as("super").admin.listAudit({ query: { person: "student" } });

    expect(data.items.every(({ entityId }) => entityId === "student")).toBe(true);
    expect(data.items.length).toBeGreaterThan(0);
    expect(
      (await as("super", OTHER_TENANT_ID).admin.listAudit({ query: { person: "student" } })).data
        .items,
    ).toEqual([]);
  });
});
