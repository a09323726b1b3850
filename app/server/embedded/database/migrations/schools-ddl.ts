import type { Ddl } from "./ddl";

const getDecisionColumns = (text: string, int: string) =>
  `reason ${text}, decided_by ${text} references users (id), decided_by_name ${text}, decided_at ${int}, version ${int} not null,
   manage_key_hash ${text} not null, created_at ${int} not null, updated_at ${int} not null`;

/** Second half of migration `0009-accounts`. */
export async function createSchools({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "schools",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, number ${text} not null,
     npsn ${text} not null, name ${text} not null, type ${text} not null, ownership ${text} not null,
     province_id ${text} not null, city_id ${text} not null, address ${text} not null, postcode ${text} not null,
     principal ${text} not null, pic ${text} not null, students ${int} not null check (students >= 0), majors ${text} not null,
     website ${text}, letter_id ${text}, search_text ${text} not null,
     status ${text} not null check (status in ('draft', 'submitted', 'revision_requested', 'verified', 'rejected')),
     ${getDecisionColumns(text, int)},
     primary key (lms_id, id), unique (lms_id, number), unique (lms_id, manage_key_hash)`,
  );
  await run(
    "create unique index schools_npsn on schools (lms_id, npsn) where status <> 'rejected'",
  );
  await run("create index schools_list on schools (lms_id, status, name)");
  await run("create index schools_inbox on schools (lms_id, created_at)");
  await createTable(
    "team_events",
    `lms_id ${text} not null references tenants (lms_id), slug ${text} not null, title ${text} not null,
     closes_at ${int} not null, created_at ${int} not null,
     primary key (lms_id, slug)`,
  );
  await createTable(
    "teams",
    `lms_id ${text} not null, id ${text} not null, number ${text} not null, event_slug ${text} not null, school_id ${text} not null,
     name ${text} not null, name_key ${text} not null, category ${text} not null, programme ${text}, idea ${text} not null,
     coach ${text} not null, coach_user_id ${text} references users (id),
     status ${text} not null check (status in ('draft', 'submitted', 'revision_requested', 'verified', 'rejected', 'withdrawn')),
     join_code ${text} not null, join_ends_at ${int} not null,
     ${getDecisionColumns(text, int)},
     primary key (lms_id, id), unique (lms_id, number), unique (lms_id, manage_key_hash), unique (lms_id, join_code),
     foreign key (lms_id, event_slug) references team_events (lms_id, slug),
     foreign key (lms_id, school_id) references schools (lms_id, id)`,
  );
  await run(
    "create unique index teams_name on teams (lms_id, event_slug, name_key) where status not in ('rejected', 'withdrawn')",
  );
  await run("create index teams_list on teams (lms_id, event_slug, created_at)");
  await run("create index teams_school on teams (lms_id, school_id)");
  await createTable(
    "team_members",
    `lms_id ${text} not null, team_id ${text} not null, event_slug ${text} not null, place ${int} not null,
     nisn ${text} not null, name ${text} not null, details ${text} not null, is_captain ${int} not null, active ${int} not null,
     user_id ${text} references users (id),
     primary key (lms_id, team_id, place),
     foreign key (lms_id, team_id) references teams (lms_id, id) on delete cascade`,
  );
  await run(
    "create unique index team_members_nisn on team_members (lms_id, event_slug, nisn) where active = 1",
  );
  await run("create index team_members_user on team_members (user_id)");
}
