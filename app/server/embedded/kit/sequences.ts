import type { Queryable } from "./context";

/**
 * Next number of a tenant's sequence, from 1; gapless if called in the transaction of the numbered
 * row.
 */
export async function nextSequenceNumber(
  db: Queryable,
  tenantId: string,
  name: string,
): Promise<number> {
  const { value } = await db
    .insertInto("counters")
    .values({ lms_id: tenantId, name, value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["lms_id", "name"])
        .doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
