import { expect, test } from "vitest";
import {
  ACCOUNT_PASSWORD,
  clearAllAttempts,
  createAccount,
  getMailedToken,
  nextClientIp,
} from "./account-fixture";
import { describeEachBackend, getError, TENANT_ID } from "./backend";
import { createSignInCalls } from "./sign-in-fixture";

const NEW_PASSWORD = "hujan turun sejak subuh";

describeEachBackend((site) => {
  const { account, signIn } = createSignInCalls(site);
  const readAudit = (entityId?: string) => {
    const query = site()
      .database.db.selectFrom("audit_log")
      .selectAll()
      .where("lms_id", "=", TENANT_ID)
      .where("action", "like", "account.%")
      .orderBy("seq");
    return (entityId ? query.where("entity_id", "=", entityId) : query).execute();
  };

  test("the audit log records sign-in, sign-out, ended sessions, and new passwords, without secrets", async () => {
    const { id, email } = await createAccount(site(), "jejak");
    const first = await signIn(email);
    const { sessionToken } = await signIn(email);
    const sessions = (await account().listSessions({ body: { sessionToken } })).data;
    const other = sessions.find(({ current }) => !current)?.id ?? "";
    await account().endSession({ body: { sessionToken, id: other } });
    await account().changePassword({
      body: { sessionToken, current: ACCOUNT_PASSWORD, password: NEW_PASSWORD },
    });
    await account().signOut({ body: { sessionToken } });
    await account().forgotPassword({ body: { email } });
    const token = await getMailedToken(site(), email);
    const reset = (await account().resetPassword({ body: { token, password: ACCOUNT_PASSWORD } }))
      .data;
    await account().signOutEverywhere({ body: { sessionToken: reset.sessionToken } });
    const rows = await readAudit(id);

    expect(rows.map(({ action }) => action)).toEqual([
      "account.sign-in",
      "account.sign-in",
      "account.session-ended",
      "account.password-changed",
      "account.sign-out",
      "account.password-reset",
      "account.sign-out-everywhere",
    ]);
    expect(rows.every(({ actor_name, ip_hash }) => actor_name === "Nama jejak" && ip_hash)).toBe(
      true,
    );

    const text = JSON.stringify(rows);
    for (const secret of [
      ACCOUNT_PASSWORD,
      NEW_PASSWORD,
      token,
      sessionToken,
      first.sessionToken,
      reset.sessionToken,
    ])
      expect(text).not.toContain(secret);
  });

  test("a failed sign-in is recorded without the address, at most ten an hour for each address", async () => {
    const { email } = await createAccount(site(), "ditebak");
    const before = (await readAudit()).length;
    for (const address of [email, "tidak-ada@akun.example"])
      for (let attempt = 0; attempt < 12; attempt++) {
        // The limits of sign-in itself are tested elsewhere.
        await site()
          .database.db.deleteFrom("try_limits")
          .where("name", "like", "sign-in:%")
          .execute();
        await getError(
          account({ clientIp: nextClientIp() }).signIn({
            body: { email: address, password: "salah sekali" },
          }),
        );
      }
    const rows = (await readAudit()).slice(before);

    expect(rows.map(({ action }) => action)).toEqual(Array(20).fill("account.sign-in-failed"));
    expect(new Set(rows.map(({ entity_id }) => entity_id)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toMatch(/akun\.example|salah sekali/);

    await clearAllAttempts(site());
  });
});
