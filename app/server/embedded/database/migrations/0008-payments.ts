import type { Ddl } from "./ddl";

const STATUS_CHECK =
  "check (status in ('pending','paid','expired','failed','cancelled','refunded'))";

export async function createPayments({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "invoices",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, number ${text} not null,
     class_id ${text} not null, class_slug ${text} not null, class_name ${text} not null,
     user_id ${text} not null references users (id), total ${int} not null check (total >= 0),
     method ${text} not null, status ${text} not null ${STATUS_CHECK}, order_id ${text},
     created_at ${int} not null, paid_at ${int},
     primary key (lms_id, id), unique (lms_id, number),
     foreign key (lms_id, class_id) references classes (lms_id, id)`,
  );
  await run(
    "create unique index invoices_live on invoices (lms_id, user_id, class_id) where status = 'pending'",
  );
  await run("create index invoices_list on invoices (lms_id, created_at, id)");
  await run("create index invoices_user on invoices (lms_id, user_id, created_at)");
  await createTable(
    "donations",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, number ${text} not null,
     name ${text} not null, is_anonymous ${int} not null, email ${text} not null, phone ${text},
     amount ${int} not null check (amount > 0), message ${text} not null, campaign ${text} not null,
     method ${text} not null, status ${text} not null ${STATUS_CHECK}, order_id ${text},
     key_hash ${text} not null, ip_hash ${text} not null, created_at ${int} not null, paid_at ${int},
     primary key (lms_id, id), unique (lms_id, number), unique (lms_id, key_hash)`,
  );
  await run("create index donations_paid on donations (lms_id, status, paid_at)");
  await run("create index donations_list on donations (lms_id, created_at, id)");
  await createTable(
    "payment_orders",
    `order_id ${text} primary key not null, lms_id ${text} not null references tenants (lms_id),
     kind ${text} not null check (kind in ('class','donation')), subject_id ${text} not null,
     amount ${int} not null check (amount > 0), status ${text} not null ${STATUS_CHECK},
     gateway_id ${text}, pay_url ${text}, va_number ${text}, expires_at ${int} not null, created_at ${int} not null`,
  );
  await run("create index payment_orders_subject on payment_orders (lms_id, kind, subject_id)");
  await run(
    "create index payment_orders_expiry on payment_orders (expires_at) where status = 'pending'",
  );
  await createTable(
    "payment_events",
    `lms_id ${text} not null, order_id ${text} not null references payment_orders (order_id), id ${text} not null,
     at ${int} not null, kind ${text} not null, detail ${text},
     primary key (lms_id, id)`,
  );
  await run("create index payment_events_order on payment_events (lms_id, order_id, at)");
  await createTable(
    "gateway_orders",
    `order_id ${text} primary key not null, amount ${int} not null, method ${text} not null, title ${text} not null, customer ${text} not null,
     va_number ${text}, status ${text} not null ${STATUS_CHECK}, return_url ${text} not null, expires_at ${int} not null`,
  );
  await createTable(
    "gateway_notices",
    `id ${text} primary key not null, body ${text} not null, attempts ${int} not null, next_attempt_at ${int} not null, delivered_at ${int}`,
  );
  await run(
    "create index gateway_notices_waiting on gateway_notices (next_attempt_at) where delivered_at is null",
  );
}
