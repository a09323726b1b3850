import type { Ddl } from "./ddl";

/** One-time codes as a second factor of sign-in, and the tenants that require it. */
export async function createSecondFactors({ text, int, createTable, run }: Ddl): Promise<void> {
  const user = `${text} not null references users (id) on delete cascade`;
  await createTable(
    "second_factors",
    `user_id ${user}, secret ${text} not null, created_at ${int} not null, confirmed_at ${int},
     last_step ${int} not null default 0, primary key (user_id)`,
  );
  await createTable(
    "recovery_codes",
    `user_id ${user}, code_hash ${text} not null, primary key (user_id, code_hash)`,
  );
  await createTable(
    "sign_in_challenges",
    `token_hash ${text} primary key not null, user_id ${user},
     lms_id ${text} not null references tenants (lms_id), created_at ${int} not null, expires_at ${int} not null`,
  );
  await run("create index sign_in_challenges_user on sign_in_challenges (user_id)");
  await run("create index sign_in_challenges_expiry on sign_in_challenges (expires_at)");
  await createTable(
    "security_settings",
    `lms_id ${text} primary key not null references tenants (lms_id), requires_second_factor ${int} not null`,
  );
}
