import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/time";
import { sweepAccounts } from "~/server/embedded/domain/accounts/sweep-accounts";
import { enqueueMail } from "~/server/embedded/domain/mail/enqueue-mail";
import { createSweeper } from "~/server/embedded/jobs/sweep-expired";
import { ACCOUNT_PASSWORD, createAccount, nextClientIp } from "./account-fixture";
import { describeEachBackend, TENANT_ID } from "./backend";

describeEachBackend((site) => {
  test("the sweep blanks the secrets of expired links in unsent mail, not those that still work", async () => {
    const { db } = site().database;
    const token = "T".repeat(43);
    const kinds = ["account-verify", "account-reset", "account-invite", "team-invite"];
    for (const kind of kinds)
      await enqueueMail(db, {
        tenantId: TENANT_ID,
        to: `${kind}@akun.example`,
        subject: "Tautan",
        body: `Buka http://ours.example/Akun/${token}\nSalam`,
        kind,
        now: Date.now(),
      });
    const sweepAt = async (ms: number) => {
      await createSweeper({ ...site().context, clock: () => Date.now() + ms })();
      const mails = await db
        .selectFrom("outbox")
        .select(["kind", "body"])
        .where("to_address", "like", "%@akun.example")
        .where("subject", "=", "Tautan")
        .execute();
      return mails.filter(({ body }) => body.includes(token)).map(({ kind }) => kind);
    };

    expect((await sweepAt(0)).sort()).toEqual([...kinds].sort());
    expect((await sweepAt(HOUR_MS)).sort()).toEqual([
      "account-invite",
      "account-verify",
      "team-invite",
    ]);
    expect((await sweepAt(DAY_MS)).sort()).toEqual(["account-invite", "team-invite"]);
    expect(await sweepAt(7 * DAY_MS)).toEqual(["team-invite"]);
  });

  test("sweepAccounts deletes expired links, codes, drafts, counters, sign-ups, and sessions with their tokens", async () => {
    const { db } = site().database;
    const { email } = await createAccount(site(), "lama");
    const { account, auth, admin } = site().createClients({ clientIp: nextClientIp() });
    const { data: session } = await account.signIn({ body: { email, password: ACCOUNT_PASSWORD } });
    const { data: grant } = await account.authorise({
      body: { sessionToken: session.sessionToken },
    });
    await auth.generateToken({ body: { code: grant.code } });
    await account.authorise({ body: { sessionToken: session.sessionToken } });
    await account.forgotPassword({ body: { email } });
    await account.signUp({
      body: {
        name: "Calon Siswa",
        email: "calon@akun.example",
        password: ACCOUNT_PASSWORD,
        consent: true,
      },
    });
    await admin.saveDraft({ body: { form: "sekolah", data: {}, step: 0 } });
    const tables = [
      "auth_codes",
      "try_limits",
      "account_tokens",
      "sign_ups",
      "form_drafts",
      "account_sessions",
      "access_tokens",
    ] as const;
    const filledAt = async (days: number) => {
      await Promise.all(
        [1, 2].map(() =>
          sweepAccounts({ ...site().context, clock: () => Date.now() + days * DAY_MS }),
        ),
      );
      const rows = await Promise.all(
        tables.map((table) =>
          db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll<number>().as("count"))
            .execute(),
        ),
      );
      return tables.filter((_, index) => Number(rows[index]?.[0]?.count) > 0);
    };

    expect(await filledAt(0)).toEqual(tables);
    expect(await filledAt(1.1)).toEqual(["form_drafts", "account_sessions", "access_tokens"]);
    expect(await filledAt(30.1)).toEqual([]);
    expect(
      await db.selectFrom("users").select("id").where("id", "=", "lama").execute(),
    ).toHaveLength(1);
  });
});
