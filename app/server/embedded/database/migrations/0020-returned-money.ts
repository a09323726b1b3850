import { type Kysely, sql } from "kysely";
import type { Ddl } from "./ddl";

/** Reversals of large payouts that wait for a second person, and payments that are owed back. */
export async function createReturnedMoney({ text, int, createTable, run, db }: Ddl): Promise<void> {
  await createTable(
    "payout_reversals",
    `lms_id ${text} not null, payout_id ${text} not null,
     proposed_by ${text} not null, proposed_by_name ${text} not null, proposed_at ${int} not null,
     reason ${text} not null, detail ${text} not null,
     primary key (lms_id, payout_id),
     foreign key (lms_id, payout_id) references payouts (lms_id, id)`,
  );
  await createTable(
    "refunds",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, number ${text} not null,
     order_id ${text} not null references payment_orders (order_id),
     kind ${text} not null check (kind in ('class','donation')), subject_id ${text} not null,
     subject_number ${text} not null, payer_name ${text} not null, payer_email ${text} not null,
     amount ${int} not null check (amount > 0),
     cause ${text} not null check (cause in ('double','after-refund','wrong-amount','staff')), reason ${text},
     status ${text} not null check (status in ('owed','sending','manual','refunded')),
     requested_by ${text}, requested_by_name ${text}, first_approver_id ${text}, first_approver_name ${text},
     approved_by ${text}, approved_by_name ${text},
     gateway_refund_id ${text}, bank_reference ${text}, note ${text},
     created_at ${int} not null, refunded_at ${int}, next_attempt_at ${int}, version ${int} not null,
     primary key (lms_id, id), unique (lms_id, number), unique (order_id, cause)`,
  );
  await run("create index refunds_list on refunds (lms_id, status, created_at, id)");
  await run("create index refunds_subject on refunds (lms_id, kind, subject_id)");
  await run("create index refunds_waiting on refunds (next_attempt_at) where status = 'sending'");
  await recordEarlierDoublePayments(db);
}

interface DoublePayment {
  lms_id: string;
  order_id: string;
  kind: string;
  subject_id: string;
  amount: number;
  number: string;
  name: string;
  email: string;
  at: number;
}

/** Payments owed back, which earlier releases recorded but did not show. */
async function recordEarlierDoublePayments(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<DoublePayment>`
    select o.lms_id, o.order_id, o.kind, o.subject_id, o.amount, e.at,
      coalesce(i.number, d.number) as number, coalesce(u.name, d.name) as name, coalesce(u.email, d.email) as email
    from payment_orders o
    join payment_events e on e.order_id = o.order_id and e.kind = 'double-payment'
    left join invoices i on o.kind = 'class' and i.lms_id = o.lms_id and i.id = o.subject_id
    left join users u on u.id = i.user_id
    left join donations d on o.kind = 'donation' and d.lms_id = o.lms_id and d.id = o.subject_id
    where o.status = 'paid' order by e.at, o.order_id`.execute(db);
  const tables = db as Kysely<Record<string, Record<string, unknown>>>;
  for (const [index, { number, name, email, at, ...order }] of rows.entries())
    await tables
      .insertInto("refunds")
      .values({
        ...order,
        id: String(100_000_000_000 + index),
        number: `REFUND-${String(index + 1).padStart(6, "0")}`,
        subject_number: number,
        payer_name: name,
        payer_email: email,
        cause: "double",
        status: "owed",
        created_at: at,
        version: 1,
      })
      .execute();
}
