import type { HostContext } from "../../kit/context";

/** Job: deletes expired links, codes, sessions, sign-ups, drafts and rate-limit counters. */
export async function sweepAccounts({ db, clock }: HostContext): Promise<void> {
  const now = clock();
  for (const table of [
    "auth_codes",
    "account_tokens",
    "account_sessions",
    "sign_in_challenges",
    "known_places",
    "form_drafts",
  ] as const)
    await db.deleteFrom(table).where("expires_at", "<=", now).execute();
  await db.deleteFrom("try_limits").where("ends_at", "<=", now).execute();
  await db.deleteFrom("sign_ups").where("expires_at", "<=", now).execute();
}
