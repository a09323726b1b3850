import { expect, test } from "vitest";
import { ROLE } from "~/lib/roles";
import {
  findUserByAccessToken,
  issueAccessToken,
} from "~/server/embedded/domain/accounts/access-tokens";
import { isValidSetupLink } from "~/server/embedded/domain/tenants/setup-links";
import { verifyPassword } from "~/server/embedded/kit/password-hash";
import { STARTER_TENANT_ID } from "~/server/embedded/seed/starter-site";
import { createSignedInUser } from "./core-fixture";
import { countRows, createSqliteOpener, SEEDED_AT, seedDemo, seedStarter } from "./seed-fixture";

const openSqlite = createSqliteOpener();

test("demo accounts sign in on every tenant with their roles", async () => {
  const database = await openSqlite();
  const { db } = database;
  await seedDemo(database);

  const { id, password_hash } = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", "lead-region@pendopo.example")
    .executeTakeFirstOrThrow();

  expect(await verifyPassword(password_hash, "Pendopo-2026")).toBe(true);

  const token = await issueAccessToken(db, { userId: id, now: SEEDED_AT });

  for (const tenantId of ["lms-main", "lms-aksara", "lms-default"])
    expect(
      await findUserByAccessToken(db, { accessToken: token, tenantId, now: SEEDED_AT }),
    ).toEqual({
      id,
      roles: [ROLE.leadRegion],
    });
});

test("[XJS11] a starter has one open site under its public name, and a new set-up link per start until a user exists", async () => {
  const database = await openSqlite();
  const { db } = database;

  const first = await seedStarter(database, "https://Belajar.example:8443");

  expect(await db.selectFrom("tenants").select("lms_id").execute()).toEqual([
    { lms_id: STARTER_TENANT_ID },
  ]);

  const domains = await db
    .selectFrom("tenant_domains")
    .select(["domain", "is_primary"])
    .orderBy("is_primary", "desc")
    .orderBy("domain")
    .execute();

  expect(domains.map(({ domain }) => domain)).toEqual([
    "belajar.example",
    "127.0.0.1",
    "default.localhost",
    "localhost",
  ]);
  expect(
    await db.selectFrom("settings").select("value").where("key", "=", "isMaintenance").execute(),
  ).toEqual([{ value: "false" }]);

  const second = await seedStarter(database, "https://kursus.example");

  expect(second.setupToken).not.toBe(first.setupToken);
  for (const { setupToken } of [first, second])
    expect(
      await isValidSetupLink(db, {
        tenantId: STARTER_TENANT_ID,
        token: setupToken ?? "",
        now: SEEDED_AT,
      }),
    ).toBe(true);
  expect(
    await db
      .selectFrom("tenant_domains")
      .select("lms_id")
      .where("domain", "=", "kursus.example")
      .execute(),
  ).toEqual([{ lms_id: STARTER_TENANT_ID }]);

  // A later change of SEED has no effect.
  await seedDemo(database);

  expect(await countRows(database, "tenants")).toBe(1);

  // An account that was verified before the site was set up.
  await createSignedInUser(db, "early-student", [
    { tenantId: STARTER_TENANT_ID, role: ROLE.student },
  ]);

  expect((await seedStarter(database)).setupToken).not.toBeNull();

  await createSignedInUser(db, "first-admin", [
    { tenantId: STARTER_TENANT_ID, role: ROLE.superadmin },
  ]);

  expect(await seedStarter(database)).toEqual({ setupToken: null });
});
