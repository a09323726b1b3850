import type { Ddl } from "./ddl";

const REFUND_COLUMNS =
  "lms_id, id, number, order_id, kind, subject_id, subject_number, payer_name, payer_email, amount, cause, reason, status, requested_by, requested_by_name, first_approver_id, first_approver_name, approved_by, approved_by_name, gateway_refund_id, bank_reference, note, created_at, refunded_at, next_attempt_at, version";

/** Places that unpaid invoices and offers hold, people who wait for a class, and refunds for a lack of places. */
export async function addPlaces(ddl: Ddl): Promise<void> {
  const { text, int, createTable, run } = ddl;
  await run(`alter table classes add column reserved ${int} not null default 0`);
  await run(`alter table invoices add column holds_place ${int} not null default 0`);
  await run("update invoices set holds_place = 1 where status = 'pending'");
  await run(
    `update classes set reserved = (select count(*) from invoices i
       where i.lms_id = classes.lms_id and i.class_id = classes.id and i.holds_place = 1)`,
  );
  await createTable(
    "class_waits",
    `lms_id ${text} not null, class_id ${text} not null, user_id ${text} not null references users (id) on delete cascade,
     kind ${text} not null check (kind in ('place','opening')), created_at ${int} not null, offered_until ${int},
     primary key (lms_id, class_id, user_id),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run("create index class_waits_line on class_waits (lms_id, class_id, kind, created_at)");
  await allowRefundCauses(ddl);
}

/** Neither database can change a check in place in the same way, so the table is written anew. */
async function allowRefundCauses({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "refunds_0026",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, number ${text} not null,
     order_id ${text} not null references payment_orders (order_id),
     kind ${text} not null check (kind in ('class','donation')), subject_id ${text} not null,
     subject_number ${text} not null, payer_name ${text} not null, payer_email ${text} not null,
     amount ${int} not null check (amount > 0),
     cause ${text} not null check (cause in ('double','after-refund','wrong-amount','staff','full','left')), reason ${text},
     status ${text} not null check (status in ('owed','sending','manual','refunded')),
     requested_by ${text}, requested_by_name ${text}, first_approver_id ${text}, first_approver_name ${text},
     approved_by ${text}, approved_by_name ${text},
     gateway_refund_id ${text}, bank_reference ${text}, note ${text},
     created_at ${int} not null, refunded_at ${int}, next_attempt_at ${int}, version ${int} not null,
     primary key (lms_id, id), unique (lms_id, number), unique (order_id, cause)`,
  );
  await run(`insert into refunds_0026 (${REFUND_COLUMNS}) select ${REFUND_COLUMNS} from refunds`);
  await run("drop table refunds");
  await run("alter table refunds_0026 rename to refunds");
  await run("create index refunds_list on refunds (lms_id, status, created_at, id)");
  await run("create index refunds_subject on refunds (lms_id, kind, subject_id)");
  await run("create index refunds_waiting on refunds (next_attempt_at) where status = 'sending'");
  // A payment that counts is returned once: by the staff's decision, or because its learner left.
  await run(
    "create unique index refunds_decided on refunds (order_id) where cause in ('staff', 'left')",
  );
}
