import type { Ddl } from "./ddl";

export async function createPrograms(ddl: Ddl): Promise<void> {
  await createProgramTables(ddl);
  await createCareerTables(ddl);
  await createStatisticsTables(ddl);
}

async function createProgramTables({ text, int, createTable, run }: Ddl): Promise<void> {
  const tenant = `lms_id ${text} not null references tenants (lms_id)`;
  const ofProgramme =
    "foreign key (lms_id, programme_id) references programmes (lms_id, id) on delete cascade";
  await createTable(
    "programmes",
    `${tenant}, id ${text} not null, slug ${text} not null, name ${text} not null,
     summary ${text} not null, description ${text} not null, logo ${text},
     status ${text} not null check (status in ('active', 'coming', 'ended')),
     start_at ${int} not null, end_at ${int} not null, created_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, slug)`,
  );
  await run("create index programmes_status on programmes (lms_id, status, start_at)");
  await createTable(
    "programme_schools",
    `lms_id ${text} not null, programme_id ${text} not null, npsn ${text} not null, name ${text} not null,
     province_id ${text} not null, city_id ${text} not null, students ${int} not null check (students >= 0),
     primary key (lms_id, programme_id, npsn), ${ofProgramme}`,
  );
  await createTable(
    "programme_learners",
    `lms_id ${text} not null, programme_id ${text} not null, user_id ${text} not null references users (id),
     npsn ${text}, hidden ${int} not null check (hidden in (0, 1)), created_at ${int} not null,
     primary key (lms_id, programme_id, user_id), ${ofProgramme}`,
  );
  await createTable(
    "programme_syllabus",
    `lms_id ${text} not null, programme_id ${text} not null, sort ${int} not null, title ${text} not null,
     primary key (lms_id, programme_id, sort), ${ofProgramme}`,
  );
  await createTable(
    "batches",
    `lms_id ${text} not null, id ${text} not null, programme_id ${text} not null, name ${text} not null,
     start_at ${int} not null, end_at ${int} not null, quota ${int} not null, registered ${int} not null, created_at ${int} not null,
     primary key (lms_id, id), ${ofProgramme}`,
  );
  await run("create index batches_end on batches (lms_id, end_at)");
  await createTable(
    "extensions",
    `${tenant}, id ${text} not null, name ${text} not null, sort ${int} not null, primary key (lms_id, id)`,
  );
  await createTable(
    "class_invitations",
    `lms_id ${text} not null, token_hash ${text} not null, class_id ${text} not null, created_by ${text} references users (id),
     created_at ${int} not null, expires_at ${int} not null,
     primary key (lms_id, token_hash),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
}

async function createCareerTables({ text, int, createTable, run }: Ddl): Promise<void> {
  const tenant = `lms_id ${text} not null references tenants (lms_id)`;
  await createTable(
    "companies",
    `${tenant}, id ${text} not null, slug ${text} not null, name ${text} not null, logo ${text},
     city ${text} not null, summary ${text} not null, description ${text} not null, created_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, slug)`,
  );
  await createTable(
    "jobs",
    `lms_id ${text} not null, id ${text} not null, company_id ${text} not null, title ${text} not null,
     type ${text} not null, mode ${text} not null, city ${text} not null, salary_min ${int}, salary_max ${int},
     summary ${text} not null, requirements ${text} not null, deadline_at ${int} not null,
     openings ${int} not null check (openings > 0), status ${text} not null check (status in ('draft', 'review', 'open', 'closed')),
     created_at ${int} not null, updated_at ${int} not null,
     primary key (lms_id, id),
     foreign key (lms_id, company_id) references companies (lms_id, id) on delete cascade`,
  );
  await run("create index jobs_company on jobs (lms_id, company_id, status, deadline_at)");
  await run("create index jobs_open on jobs (lms_id, status, deadline_at)");
  await createTable(
    "job_applications",
    `lms_id ${text} not null, id ${text} not null, number ${text} not null, job_id ${text} not null,
     name ${text} not null, email ${text} not null, phone ${text} not null, cv_id ${text}, cover_letter ${text} not null,
     manage_key_hash ${text} not null, created_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, number), unique (lms_id, manage_key_hash), unique (lms_id, job_id, email),
     foreign key (lms_id, job_id) references jobs (lms_id, id)`,
  );
  await run("create index job_applications_created on job_applications (lms_id, created_at)");
  await createTable(
    "service_requests",
    `${tenant}, id ${text} not null, number ${text} not null,
     kind ${text} not null check (kind in ('talent', 'training')), company ${text} not null, pic ${text} not null,
     email ${text} not null, phone ${text} not null, need ${text} not null,
     headcount ${int} not null check (headcount between 1 and 1000), start_date ${text},
     budget_range ${text} not null, notes ${text} not null, created_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, number)`,
  );
  await run("create index service_requests_created on service_requests (lms_id, created_at)");
}

async function createStatisticsTables({ text, int, createTable, run }: Ddl): Promise<void> {
  const tenant = `lms_id ${text} not null references tenants (lms_id)`;
  await createTable(
    "statistics_series",
    `${tenant}, metric ${text} not null, month ${text} not null, province_id ${text} not null, value ${int} not null,
     primary key (lms_id, metric, month, province_id)`,
  );
  await createTable(
    "click_log",
    `${tenant}, id ${text} not null, type ${text} not null, from_url ${text} not null, to_url ${text} not null,
     session_hash ${text} not null, at ${int} not null,
     primary key (lms_id, id)`,
  );
  await run("create index click_log_at on click_log (at)");
}
