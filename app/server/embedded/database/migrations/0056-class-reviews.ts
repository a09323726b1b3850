import type { Ddl } from "./ddl";

const COLUMNS =
  "lms_id, id, kind, status, name, email, body, rating, role, topic, institution, photo_url, ip_hash, created_at, decided_by_name, decided_at, version";

/** Reviews of classes by their learners, reasons for hiding, and answers; neither database changes the check of kinds in place. */
export async function addClassReviews({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "moderated_submissions",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     kind ${text} not null check (kind in ('book_reviews', 'aspirations', 'testimonies', 'class_reviews')),
     status ${text} not null check (status in ('pending', 'published', 'hidden')),
     name ${text} not null, email ${text}, body ${text} not null, rating ${int} check (rating between 1 and 5),
     role ${text}, topic ${text}, institution ${text}, photo_url ${text}, ip_hash ${text} not null, created_at ${int} not null,
     decided_by_name ${text}, decided_at ${int}, version ${int} not null,
     class_id ${text}, user_id ${text} references users (id) on delete cascade, reason ${text}, answer ${text},
     primary key (lms_id, id)`,
  );
  await run(`insert into moderated_submissions (${COLUMNS}) select ${COLUMNS} from submissions`);
  await run("drop table submissions");
  await run("alter table moderated_submissions rename to submissions");
  await run("create index submissions_list on submissions (lms_id, kind, status, created_at, id)");
  await run("create unique index submissions_review on submissions (lms_id, class_id, user_id)");
  await run("create index submissions_user on submissions (user_id)");
}
