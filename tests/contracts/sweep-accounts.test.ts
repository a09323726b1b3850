import { expect, test } from "vitest";
import { sweepAccounts } from "~/server/embedded/account/sweep-accounts";
import { elsewhere, makeAccount, PASSWORD } from "./accounts-fixture";
import { onEverySite } from "./site";

const DAY = 86_400_000;

onEverySite((site) => {
  test("what is over goes: links, codes, drafts, counted tries, sign-ups after a day, sessions after 30 days with their tokens", async () => {
    const { db } = site().database;
    const { email } = await makeAccount(site(), "lama");
    const { account, auth, desk } = site().hosts({ clientIp: elsewhere() });
    const { data: session } = await account.signIn({ body: { email, password: PASSWORD } });
    const { data: grant } = await account.authorise({ body: { sessionToken: session.sessionToken } });
    await auth.generateToken({ body: { code: grant.code } });
    await account.authorise({ body: { sessionToken: session.sessionToken } });
    await account.forgotPassword({ body: { email } });
    await account.signUp({ body: { name: "Calon Siswa", email: "calon@akun.example", password: PASSWORD, consent: true } });
    await desk.saveDraft({ body: { form: "sekolah", data: {}, step: 0 } });
    const tables = ["auth_codes", "try_limits", "account_tokens", "sign_ups", "form_drafts", "account_sessions", "access_tokens"] as const;
    const filledAt = async (days: number) => {
      await Promise.all([1, 2].map(() => sweepAccounts({ ...site().context, clock: () => Date.now() + days * DAY })));
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
    expect(await db.selectFrom("users").select("id").where("id", "=", "lama").execute()).toHaveLength(1);
  });
});
