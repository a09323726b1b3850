import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { DAY_MS } from "~/lib/time";
import { createSetupLink } from "~/server/embedded/domain/tenants/setup-links";
import { describeEachBackend, getError, OTHER_TENANT_ID, TENANT_ID } from "./backend";
import { createSignedInUser } from "./core-fixture";

const admin = {
  title: "Situs Baru",
  name: "Dewi Lestari",
  email: "Dewi@ours.example",
  password: "kata sandi panjang",
};

describeEachBackend((site) => {
  const getAdmin = (tenantId = TENANT_ID) => site().createClients({ tenantId }).admin;
  const link = (days = 0) =>
    createSetupLink(site().database.db, TENANT_ID, Date.now() - days * DAY_MS);

  test("getSetup and finishSetup reject unknown links, other tenants' links and links after seven days", async () => {
    const [good, old] = [await link(), await link(7)];

    expect((await getAdmin().getSetup({ query: { token: good } })).data).toEqual({ title: "Kami" });

    for (const [token, tenantId] of [
      [old, TENANT_ID],
      [good, OTHER_TENANT_ID],
      ["x".repeat(43), TENANT_ID],
    ] as const) {
      expect(await getError(getAdmin(tenantId).getSetup({ query: { token } }))).toMatchObject({
        status: 404,
      });
      expect(
        await getError(getAdmin(tenantId).finishSetup({ body: { ...admin, token } })),
      ).toMatchObject({
        status: 404,
      });
    }
  });

  test("finishSetup reports a registered email address and leaves the link valid", async () => {
    await createSignedInUser(site().database.db, "taken", []);
    const token = await link();

    expect(
      await getError(
        getAdmin().finishSetup({ body: { ...admin, email: "taken@ours.example", token } }),
      ),
    ).toMatchObject({
      status: 422,
      data: { email: "Email ini sudah terdaftar" },
    });
    expect((await getAdmin().getSetup({ query: { token } })).data).toEqual({ title: "Kami" });
  });

  test("finishSetup rejects a common password and leaves the link valid", async () => {
    const token = await link();
    for (const password of ["1234567890", "dewilestari"])
      expect(
        await getError(getAdmin().finishSetup({ body: { ...admin, password, token } })),
      ).toMatchObject({ status: 422, data: { password: expect.any(String) } });
    expect((await getAdmin().getSetup({ query: { token } })).data).toEqual({ title: "Kami" });
  });

  test("finishSetup accepts one of two concurrent requests, names the site and deletes all links", async () => {
    const [token, other] = [await link(), await link()];
    const finish = (email: string) => getAdmin().finishSetup({ body: { ...admin, email, token } });
    const outcomes = await Promise.allSettled([finish(admin.email), finish("lain@ours.example")]);
    const done = outcomes.flatMap((outcome) =>
      outcome.status === "fulfilled" ? [outcome.value.data.email] : [],
    );

    expect(done).toHaveLength(1);

    const { db } = site().database;
    const user = await db
      .selectFrom("users")
      .selectAll()
      .where("email", "=", done[0] ?? "")
      .executeTakeFirstOrThrow();

    expect(user.email).toBe(user.email.toLowerCase());
    expect(await verify(user.password_hash, admin.password)).toBe(true);
    expect(
      await db.selectFrom("user_roles").selectAll().where("user_id", "=", user.id).execute(),
    ).toEqual([{ lms_id: TENANT_ID, user_id: user.id, role: 0 }]);
    expect((await site().createClients().services.getAppSettings()).data).toMatchObject({
      title: "Situs Baru",
      layout: "foundation",
    });

    for (const used of [token, other])
      expect(await getError(getAdmin().getSetup({ query: { token: used } }))).toMatchObject({
        status: 404,
      });
  });
});
