import type { Ddl } from "./ddl";

/** Existing orders count as offered at their creation time. */
export async function addOrderOffers({ int, run }: Ddl): Promise<void> {
  await run(`alter table payment_orders add column offered_at ${int}`);
  await run("update payment_orders set offered_at = created_at where pay_url is not null");
}
