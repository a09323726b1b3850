import type { Ddl } from "./ddl";

/** Vouchers with the invoices and orders that use them, QR codes of orders, and links that invite to a class. */
export async function addVouchers({ text, int, createTable, run }: Ddl): Promise<void> {
  await createTable(
    "vouchers",
    `lms_id ${text} not null references tenants (lms_id), id ${text} not null, code ${text} not null,
     kind ${text} not null check (kind in ('percent','amount')), value ${int} not null check (value > 0),
     class_id ${text}, starts_at ${int}, ends_at ${int}, max_uses ${int}, max_uses_per_user ${int},
     used ${int} not null default 0, created_by_name ${text} not null, created_at ${int} not null, stopped_at ${int},
     primary key (lms_id, id), unique (lms_id, code),
     foreign key (lms_id, class_id) references classes (lms_id, id) on delete cascade`,
  );
  await run("create index vouchers_list on vouchers (lms_id, created_at desc, id)");
  await run(`alter table invoices add column discount ${int} not null default 0`);
  await run(`alter table invoices add column voucher_id ${text}`);
  await run(`alter table invoices add column voucher_code ${text}`);
  await run(`alter table invoices add column holds_voucher ${int} not null default 0`);
  await run(
    "create index invoices_voucher on invoices (lms_id, voucher_id, user_id) where holds_voucher = 1",
  );
  await run(`alter table payment_orders add column discount ${int} not null default 0`);
  await run(`alter table payment_orders add column voucher_id ${text}`);
  await run(`alter table payment_orders add column qr_string ${text}`);
  await run(`alter table class_invitations add column id ${text}`);
  await run(`alter table class_invitations add column created_by_name ${text}`);
  await run(`alter table class_invitations add column max_uses ${int}`);
  await run(`alter table class_invitations add column used ${int} not null default 0`);
  await run(`alter table class_invitations add column is_free ${int} not null default 0`);
  await run(`alter table class_invitations add column revoked_at ${int}`);
  await run(
    "create unique index class_invitations_id on class_invitations (lms_id, id) where id is not null",
  );
}
