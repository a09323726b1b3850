import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { makeSetupLink } from "~/server/embedded/setup-links";
import { signIn } from "./fixture";
import { OURS, onEverySite, refusal, THEIRS } from "./site";

const admin = { title: "Situs Baru", name: "Dewi Lestari", email: "Dewi@ours.example", password: "kata sandi panjang" };

onEverySite((site) => {
  const desk = (lmsId = OURS) => site().hosts({ lmsId }).desk;
  const link = (days = 0) => makeSetupLink(site().database.db, OURS, Date.now() - days * 86_400_000);

  test("an unknown link, one of another tenant and one of over seven days are dead", async () => {
    const [good, old] = [await link(), await link(7)];
    expect((await desk().getSetup({ query: { token: good } })).data).toEqual({ title: "Kami" });
    for (const [token, lmsId] of [
      [old, OURS],
      [good, THEIRS],
      ["x".repeat(43), OURS],
    ] as const) {
      expect(await refusal(desk(lmsId).getSetup({ query: { token } }))).toMatchObject({ status: 404 });
      expect(await refusal(desk(lmsId).finishSetup({ body: { ...admin, token } }))).toMatchObject({ status: 404 });
    }
  });

  test("an email that is taken is named and the link stays good", async () => {
    await signIn(site().database.db, "taken", []);
    const token = await link();
    expect(await refusal(desk().finishSetup({ body: { ...admin, email: "taken@ours.example", token } }))).toMatchObject({
      status: 422,
      data: { email: "Email ini sudah terdaftar" },
    });
    expect((await desk().getSetup({ query: { token } })).data).toEqual({ title: "Kami" });
  });

  test("of two who finish at once one becomes superadmin; the site has its name and no link is left", async () => {
    const [token, other] = [await link(), await link()];
    const finish = (email: string) => desk().finishSetup({ body: { ...admin, email, token } });
    const outcomes = await Promise.allSettled([finish(admin.email), finish("lain@ours.example")]);
    const done = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value.data.email] : []));
    expect(done).toHaveLength(1);
    const { db } = site().database;
    const user = await db
      .selectFrom("users")
      .selectAll()
      .where("email", "=", done[0] ?? "")
      .executeTakeFirstOrThrow();
    expect(user.email).toBe(user.email.toLowerCase());
    expect(await verify(user.password_hash, admin.password)).toBe(true);
    expect(await db.selectFrom("user_roles").selectAll().where("user_id", "=", user.id).execute()).toEqual([
      { lms_id: OURS, user_id: user.id, role: 0 },
    ]);
    expect((await site().hosts().services.getAppSettings()).data).toMatchObject({ title: "Situs Baru", layout: "foundation" });
    for (const used of [token, other]) expect(await refusal(desk().getSetup({ query: { token: used } }))).toMatchObject({ status: 404 });
  });
});
