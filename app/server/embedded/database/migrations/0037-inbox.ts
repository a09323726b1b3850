import { type Kysely, sql } from "kysely";
import { newRecordId } from "../../kit/ids";
import { toSearchText } from "../../kit/text";
import type { Ddl } from "./ddl";

/** One inbox for what visitors send, with its history and the team's saved answers. */
export async function createInbox({ text, int, createTable, run, db }: Ddl): Promise<void> {
  await createTable(
    "inbox_items",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null,
     kind ${text} not null, number ${text} not null, name ${text} not null, email ${text} not null, phone ${text} not null,
     subject ${text} not null, search_text ${text} not null, state ${text} not null,
     assignee_id ${text}, assignee_name ${text}, version ${int} not null,
     created_at ${int} not null, updated_at ${int} not null,
     primary key (lms_id, id)`,
  );
  await run("create index inbox_items_list on inbox_items (lms_id, created_at desc, id)");
  await run("create index inbox_items_state on inbox_items (lms_id, state, created_at desc, id)");
  await createTable(
    "inbox_events",
    `lms_id ${text} not null, item_id ${text} not null, seq ${int} not null, at ${int} not null,
     type ${text} not null, actor_name ${text}, detail ${text} not null,
     primary key (lms_id, item_id, seq),
     foreign key (lms_id, item_id) references inbox_items (lms_id, id) on delete cascade`,
  );
  await createTable(
    "answer_templates",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, name ${text} not null, body ${text} not null,
     updated_by_name ${text} not null, updated_at ${int} not null,
     primary key (lms_id, id), unique (lms_id, name)`,
  );
  await run(`alter table appointments add column proposed_date ${text}`);
  await run(`alter table appointments add column proposed_slot ${text}`);
  await run(`alter table appointments add column calendar_sequence ${int} not null default 0`);
  await run("create index appointments_date on appointments (lms_id, preferred_date, slot, id)");
  await collectEarlierItems(db);
}

interface EarlierItem {
  lms_id: string;
  id: string | null;
  kind: string;
  number: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  company: string;
  state: string;
  created_at: number;
}

/** What earlier releases stored without a screen that showed it. */
async function collectEarlierItems(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<EarlierItem>`
    select lms_id, id, 'appointment' as kind, number, name, email, phone, topic as subject, institution as company,
      case status when 'requested' then 'new' when 'rescheduled' then 'in-hand' when 'confirmed' then 'answered' else 'closed' end as state,
      created_at from appointments
    union all
    select lms_id, id, kind, number, pic, email, phone, company, '', 'new', created_at from service_requests
    union all
    select a.lms_id, a.id, 'application', a.number, a.name, a.email, a.phone, j.title, '', 'new', a.created_at
      from job_applications a join jobs j on j.lms_id = a.lms_id and j.id = a.job_id
    union all
    select lms_id, null, 'demo', '', '', email, '', '', '', 'new', requested_at from demo_requests`.execute(
    db,
  );
  const tables = db as Kysely<Record<string, Record<string, unknown>>>;
  for (const { company, ...row } of rows)
    await tables
      .insertInto("inbox_items")
      .values({
        ...row,
        id: row.id ?? newRecordId(),
        search_text: toSearchText(row.number, row.name, row.email, row.subject, company),
        version: 1,
        updated_at: row.created_at,
      })
      .execute();
}
