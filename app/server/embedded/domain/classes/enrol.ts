import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { storeProgress } from "../learning/stored-progress";
import { claimPlace, deleteWait, fillPlace, freePlace } from "./places";
import { joinProgram } from "./program-learners";

type Enrolment = Pick<
  Schema["enrolments"],
  "lms_id" | "class_id" | "user_id" | "source" | "created_at"
>;

/** Takes a place; without one nothing changes. Idempotent. */
export async function enrol(
  trx: Queryable,
  enrolment: Enrolment,
): Promise<"enrolled" | "already" | "full"> {
  const { lms_id: tenantId, class_id: classId, user_id: userId } = enrolment;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("enrolments")
    .values(enrolment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return "already";
  const learner = { tenantId, classId, userId };
  if (await claimPlace(trx, learner)) {
    await fillPlace(trx, learner);
    await storeProgress(trx, learner);
    await joinProgram(trx, learner);
    await deleteWait(trx, learner).where("offered_until", "is", null).execute();
    return "enrolled";
  }
  await deleteEnrolment(trx, enrolment).execute();
  return "full";
}

/**
 * Ends an enrolment and frees its place; the learner's progress stays.
 * @returns false if there is none from that source
 */
export async function unenrol(
  trx: Queryable,
  enrolment: Pick<Enrolment, "lms_id" | "class_id" | "user_id" | "source">,
): Promise<boolean> {
  const { numDeletedRows } = await deleteEnrolment(trx, enrolment)
    .where("source", "=", enrolment.source)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await freePlace(trx, { tenantId: enrolment.lms_id, classId: enrolment.class_id });
  return true;
}

const deleteEnrolment = (
  trx: Queryable,
  { lms_id, class_id, user_id }: Pick<Enrolment, "lms_id" | "class_id" | "user_id">,
) =>
  trx
    .deleteFrom("enrolments")
    .where("lms_id", "=", lms_id)
    .where("class_id", "=", class_id)
    .where("user_id", "=", user_id);
