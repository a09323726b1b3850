import type { Queryable } from "./context";
import type { Schema } from "./schema/schema";

type Enrolment = Schema["enrolments"];

/**
 * Enrols once, however often it is called.
 * @returns false for somebody who is enrolled already
 */
export async function enrol(trx: Queryable, enrolment: Enrolment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("enrolments")
    .values(enrolment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await trx
    .updateTable("classes")
    .set((eb) => ({ enrolled: eb("enrolled", "+", 1) }))
    .where("lms_id", "=", enrolment.lms_id)
    .where("id", "=", enrolment.class_id)
    .execute();
  return true;
}
