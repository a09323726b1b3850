import type { Ddl } from "./ddl";
import { createSchools } from "./schools-ddl";

export async function createAccounts(ddl: Ddl): Promise<void> {
  await createPeople(ddl);
  await createSignIns(ddl);
  await createSchools(ddl);
}

async function createPeople({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "user_profiles",
    `user_id ${text} primary key not null references users (id) on delete cascade,
     phone ${text}, avatar ${text}, birth_date ${text}, province_id ${text}, city_id ${text}, occupation ${text}, school ${text},
     guardian ${text}, consent_at ${int} not null`,
  );
  await createTable(
    "sign_ups",
    `id ${text} primary key not null, lms_id ${text} not null references tenants (lms_id),
     email ${text} not null, name ${text} not null, password_hash ${text}, profile ${text} not null, roles ${text} not null,
     province_ids ${text}, team_id ${text}, team_nisn ${text}, created_at ${int} not null, expires_at ${int} not null,
     user_id ${text} references users (id) on delete cascade`,
  );
  await run("create index sign_ups_email on sign_ups (email, created_at)");
  await run("create index sign_ups_expiry on sign_ups (expires_at)");
  await createTable(
    "account_tokens",
    `token_hash ${text} primary key not null, kind ${text} not null check (kind in ('verify', 'invite', 'reset')),
     lms_id ${text} not null references tenants (lms_id),
     sign_up_id ${text} references sign_ups (id) on delete cascade, user_id ${text} references users (id) on delete cascade,
     created_at ${int} not null, expires_at ${int} not null`,
  );
  await run("create index account_tokens_expiry on account_tokens (expires_at)");
  await run("create index account_tokens_user on account_tokens (user_id)");
  await run("create index account_tokens_sign_up on account_tokens (sign_up_id)");
  await createTable(
    "region_leads",
    `lms_id ${text} not null references tenants (lms_id), user_id ${text} not null references users (id) on delete cascade,
     province_id ${text} not null,
     primary key (lms_id, user_id, province_id)`,
  );
  await createTable(
    "demo_requests",
    `lms_id ${text} not null references tenants (lms_id), email ${text} not null, requested_at ${int} not null, primary key (lms_id, email)`,
  );
  await createTable(
    "form_drafts",
    `lms_id ${text} not null references tenants (lms_id), key_hash ${text} not null, form ${text} not null, data ${text} not null,
     step ${int} not null, version ${int} not null, created_at ${int} not null, updated_at ${int} not null, expires_at ${int} not null,
     primary key (lms_id, key_hash)`,
  );
  await run("create index form_drafts_expiry on form_drafts (expires_at)");
}

async function createSignIns({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "account_sessions",
    `id ${text} primary key not null, token_hash ${text} not null unique,
     user_id ${text} not null references users (id) on delete cascade, lms_id ${text} not null references tenants (lms_id),
     device ${text} not null, created_at ${int} not null, last_used_at ${int} not null, expires_at ${int} not null`,
  );
  await run("create index account_sessions_user on account_sessions (user_id, last_used_at)");
  await run("create index account_sessions_expiry on account_sessions (expires_at)");
  await run(
    `alter table access_tokens add column session_id ${text} references account_sessions (id) on delete cascade`,
  );
  await run("create index access_tokens_session on access_tokens (session_id)");
  await run("create index access_tokens_user on access_tokens (user_id)");
  await createTable(
    "known_places",
    `user_id ${text} not null references users (id) on delete cascade, place_hash ${text} not null,
     created_at ${int} not null, expires_at ${int} not null,
     primary key (user_id, place_hash)`,
  );
  await run("create index known_places_place on known_places (place_hash)");
  await run("create index known_places_expiry on known_places (expires_at)");
  await createTable(
    "auth_codes",
    `code_hash ${text} primary key not null, lms_id ${text} not null references tenants (lms_id),
     user_id ${text} not null references users (id) on delete cascade,
     session_id ${text} not null references account_sessions (id) on delete cascade,
     app_code ${text} not null, redirect ${text} not null, state ${text}, created_at ${int} not null, expires_at ${int} not null`,
  );
  await run("create index auth_codes_expiry on auth_codes (expires_at)");
  await run("create index auth_codes_session on auth_codes (session_id)");
  await createTable(
    "try_limits",
    `name ${text} primary key not null, count ${int} not null, ends_at ${int} not null`,
  );
  await run("create index try_limits_expiry on try_limits (ends_at)");
}
