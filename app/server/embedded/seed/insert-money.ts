import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema";
import type { SeedDonation } from "./content/donations";
import type { SeedInvoice } from "./content/invoices";
import type { SeedPayout } from "./content/payouts";
import type { SeedPerson } from "./content/people";
import type { SeedClass, SeedTenant } from "./content/types";
import { insertAll } from "./insert-rows";
import type { PastEvent } from "./past";
import { donationRows, invoiceRows } from "./payment-seeds";
import { payoutRows } from "./payout-seeds";
import type { Taken } from "./progress-seeds";

export interface SeedMoney {
  classes: readonly SeedClass[];
  people: readonly SeedPerson[];
  invoices: readonly SeedInvoice[];
  donations: readonly SeedDonation[];
  payouts: readonly SeedPayout[];
}

/**
 * What a tenant's money did; every movement stands in the ledger.
 * @param taken who takes which class: what costs was paid for
 * @returns what happened, for ledger and audit log
 */
export async function insertMoney(
  trx: Transaction<Schema>,
  tenant: SeedTenant,
  { classes, people, ...content }: SeedMoney,
  taken: readonly Taken[],
  now: number,
): Promise<PastEvent[]> {
  const invoices = invoiceRows(tenant, taken, content.invoices, classes, now);
  const donations = donationRows(tenant, content.donations, now);
  const payouts = payoutRows(tenant, content.payouts, people, now);
  const paid = [...invoices.all, ...donations.all];
  await insertAll(
    trx,
    "invoices",
    invoices.all.map(({ row }) => row),
  );
  await insertAll(
    trx,
    "donations",
    donations.all.map(({ row }) => row),
  );
  await insertAll(
    trx,
    "payment_orders",
    paid.map(({ order }) => order),
  );
  await insertAll(
    trx,
    "payment_events",
    paid.flatMap(({ events }) => events),
  );
  await insertAll(trx, "payouts", payouts.rows);
  await insertAll(trx, "payout_events", payouts.timeline);
  await insertAll(trx, "rail_orders", payouts.orders);
  await insertAll(trx, "counters", [...invoices.counters, ...donations.counters, ...payouts.counters]);
  return [...paid.flatMap(({ moves }) => moves), ...payouts.events];
}
