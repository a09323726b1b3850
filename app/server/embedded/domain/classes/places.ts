import type { Queryable } from "../../kit/context";

export interface ClassKey {
  tenantId: string;
  classId: string;
}
export interface LearnerKey extends ClassKey {
  userId: string;
}

/**
 * Reserves a place for an unpaid invoice. While people wait in line, a free place is for the first of them.
 * @returns false if none is free
 */
export async function reservePlace(trx: Queryable, key: ClassKey): Promise<boolean> {
  const { numUpdatedRows } = await queryFreePlace(trx, key)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("class_waits as w")
            .select("w.user_id")
            .whereRef("w.lms_id", "=", "classes.lms_id")
            .whereRef("w.class_id", "=", "classes.id")
            .where("w.kind", "=", "place")
            .where("w.offered_until", "is", null),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Reserves a place for the first in line. @returns false if none is free */
export async function reserveFreePlace(trx: Queryable, key: ClassKey): Promise<boolean> {
  const { numUpdatedRows } = await queryFreePlace(trx, key).executeTakeFirst();
  return numUpdatedRows > 0n;
}

const queryFreePlace = (trx: Queryable, key: ClassKey) =>
  updateClass(trx, key)
    .set((eb) => ({ reserved: eb("reserved", "+", 1) }))
    .where(({ or, eb, ref }) =>
      or([eb("quota", "is", null), eb(eb("enrolled", "+", ref("reserved")), "<", ref("quota"))]),
    );

/** Gives back a reserved place. */
export async function releasePlace(trx: Queryable, key: ClassKey): Promise<void> {
  await updateClass(trx, key)
    .set((eb) => ({ reserved: eb("reserved", "-", 1) }))
    .execute();
}

/** Gives back the place that an unpaid invoice holds, if it does. */
export async function releaseInvoicePlace(
  trx: Queryable,
  { tenantId, invoiceId }: { tenantId: string; invoiceId: string },
): Promise<void> {
  const freed = await trx
    .updateTable("invoices")
    .set({ holds_place: 0 })
    .where("lms_id", "=", tenantId)
    .where("id", "=", invoiceId)
    .where("holds_place", "=", 1)
    .returning("class_id")
    .executeTakeFirst();
  if (freed) await releasePlace(trx, { tenantId, classId: freed.class_id });
}

/** Turns a reserved place into a learner's. */
export async function fillPlace(trx: Queryable, key: ClassKey): Promise<void> {
  await updateClass(trx, key)
    .set((eb) => ({ reserved: eb("reserved", "-", 1), enrolled: eb("enrolled", "+", 1) }))
    .execute();
}

/** Frees the place of a former learner. */
export async function freePlace(trx: Queryable, key: ClassKey): Promise<void> {
  await updateClass(trx, key)
    .set((eb) => ({ enrolled: eb("enrolled", "-", 1) }))
    .execute();
}

const updateClass = (trx: Queryable, { tenantId, classId }: ClassKey) =>
  trx.updateTable("classes").where("lms_id", "=", tenantId).where("id", "=", classId);

/**
 * Takes over the place that the learner's unpaid invoice or an offer from the waiting list holds. It stays reserved, and
 * the learner waits no longer.
 * @returns false if the learner holds none
 */
export async function claimHeldPlace(
  trx: Queryable,
  { tenantId, classId, userId }: LearnerKey,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("invoices")
    .set({ holds_place: 0 })
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("user_id", "=", userId)
    .where("holds_place", "=", 1)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const { numDeletedRows } = await deleteWait(trx, { tenantId, classId, userId })
    .where("offered_until", "is not", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Reserves a place for the learner, or takes over the one that is held for them. @returns false if none is free */
export const claimPlace = async (trx: Queryable, learner: LearnerKey): Promise<boolean> =>
  (await claimHeldPlace(trx, learner)) || (await reservePlace(trx, learner));

export const deleteWait = (trx: Queryable, { tenantId, classId, userId }: LearnerKey) =>
  trx
    .deleteFrom("class_waits")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("user_id", "=", userId);
