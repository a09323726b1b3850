import type { Queryable } from "./context";

/** The next number of a tenant's series, from 1 and without gaps: taken in the transaction of what it numbers. */
export async function nextNumber(db: Queryable, lmsId: string, name: string): Promise<number> {
  const { value } = await db
    .insertInto("counters")
    .values({ lms_id: lmsId, name, value: 1 })
    .onConflict((conflict) => conflict.columns(["lms_id", "name"]).doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })))
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
