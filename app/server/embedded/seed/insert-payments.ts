import { sql, type Transaction } from "kysely";
import type { Schema } from "../database/schema/schema";
import type { SeedDonation } from "./content/donations";
import type { SeedInvoice } from "./content/invoices";
import type { SeedPayout } from "./content/payouts";
import type { SeedPerson } from "./content/people";
import type { SeedClass, SeedTenant } from "./content/types";
import type { HistoryEvent } from "./insert-history";
import { insertAll } from "./insert-rows";
import { toDonationRows, toInvoiceRows } from "./payment-seeds";
import { toPayoutRows } from "./payout-seeds";
import type { SeedEnrolment } from "./progress-seeds";

export interface SeedPayments {
  classes: readonly SeedClass[];
  people: readonly SeedPerson[];
  invoices: readonly SeedInvoice[];
  donations: readonly SeedDonation[];
  payouts: readonly SeedPayout[];
}

/**
 * Inserts a tenant's invoices, donations and payouts.
 * @param enrolments each one in a paid class gets a paid invoice
 * @returns events for ledger and audit log
 */
export async function insertPayments(
  trx: Transaction<Schema>,
  tenant: SeedTenant,
  { classes, people, ...content }: SeedPayments,
  enrolments: readonly SeedEnrolment[],
  now: number,
): Promise<HistoryEvent[]> {
  const invoices = toInvoiceRows(tenant, enrolments, content.invoices, classes, now);
  const donations = toDonationRows(tenant, content.donations, now);
  const payouts = toPayoutRows(tenant, content.payouts, people, now);
  const payments = [...invoices.all, ...donations.all];
  await insertAll(
    trx,
    "invoices",
    invoices.all.map(({ row }) => row),
  );
  await reservePlaces(trx, tenant.tenantId);
  await insertAll(
    trx,
    "donations",
    donations.all.map(({ row }) => row),
  );
  await insertAll(
    trx,
    "payment_orders",
    payments.map(({ order }) => order),
  );
  await insertAll(
    trx,
    "payment_events",
    payments.flatMap(({ events }) => events),
  );
  await insertAll(trx, "payouts", payouts.rows);
  await insertAll(trx, "payout_events", payouts.timeline);
  await insertAll(trx, "rail_orders", payouts.orders);
  await insertAll(trx, "counters", [
    ...invoices.counters,
    ...donations.counters,
    ...payouts.counters,
  ]);
  return [...payments.flatMap(({ moves }) => moves), ...payouts.events];
}

/** Unpaid invoices hold a place of their class. */
const reservePlaces = (trx: Transaction<Schema>, tenantId: string) =>
  trx
    .updateTable("classes")
    .set({
      reserved: sql<number>`(select count(*) from invoices i where i.lms_id = classes.lms_id
        and i.class_id = classes.id and i.holds_place = 1)`,
    })
    .where("lms_id", "=", tenantId)
    .execute();
