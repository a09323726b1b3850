import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";

type Enrolment = Schema["enrolments"];

/**
 * Idempotent.
 * @returns false if the user is already enrolled
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
