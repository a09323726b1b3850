import type { HostContext } from "../context";

/** Removes what is over: links, codes, sessions, unfinished sign-ups, drafts, counted tries. A job; several at once do no harm. */
export async function sweepAccounts({ db, clock }: HostContext): Promise<void> {
  const now = clock();
  for (const table of ["auth_codes", "account_tokens", "account_sessions", "known_places", "form_drafts"] as const)
    await db.deleteFrom(table).where("expires_at", "<=", now).execute();
  await db.deleteFrom("try_limits").where("ends_at", "<=", now).execute();
  await db.deleteFrom("sign_ups").where("expires_at", "<=", now).execute();
}
