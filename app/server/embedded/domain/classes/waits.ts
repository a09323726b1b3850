import type { WaitKind } from "~/lib/class-wait";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { ClassPlace } from "../../../hosts/learning/places";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { findPublicClass, isEnrolled } from "../learning/class-access";
import { readLeaveTerms } from "./leave-terms";
import { deleteWait, type LearnerKey, releasePlace } from "./places";
import { getRegistration } from "./registration";

type ClassRow = Schema["classes"];

export interface PlaceLookup {
  tenantId: string;
  user: HostUser;
  class: string;
}

/** What the user has of a class, or waits for. @throws ApiError 404 */
export async function getPlace(context: HostContext, lookup: PlaceLookup): Promise<ClassPlace> {
  const { tenantId, user } = lookup;
  const row = await findPublicClass(context.db, tenantId, lookup.class);
  const learner = { tenantId, classId: row.id, userId: user.id };
  const [terms, wait, kind] = await Promise.all([
    readLeaveTerms(context, context.db, { row, userId: user.id }),
    readWait(context.db, learner),
    findWaitKind(context, row),
  ]);
  return {
    enrolment: terms && { refund: terms.refund, paid: terms.paid },
    canWaitFor: terms ? null : kind,
    wait,
  };
}

/** What can be waited for; null while the class has a free place, and after its end. */
async function findWaitKind({ db, clock }: HostContext, row: ClassRow): Promise<WaitKind | null> {
  const registration = getRegistration(row, clock());
  if (registration === "ended" || row.publication !== "published") return null;
  if (registration !== "open") return "opening";
  const isFull = row.quota !== null && row.enrolled + row.reserved >= row.quota;
  if (isFull) return "place";
  const first = await queryLine(db, { tenantId: row.lms_id, classId: row.id })
    .select("user_id")
    .executeTakeFirst();
  return first ? "place" : null;
}

/** People in line for a place, without those that have an offer. */
export const queryLine = (
  db: Queryable,
  { tenantId, classId }: { tenantId: string; classId: string },
) =>
  db
    .selectFrom("class_waits")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("kind", "=", "place")
    .where("offered_until", "is", null);

async function readWait(db: Queryable, learner: LearnerKey): Promise<ClassPlace["wait"]> {
  const row = await db
    .selectFrom("class_waits")
    .select(["kind", "offered_until", "created_at"])
    .where("lms_id", "=", learner.tenantId)
    .where("class_id", "=", learner.classId)
    .where("user_id", "=", learner.userId)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, offered_until: offeredUntil, created_at } = row;
  if (kind === "opening" || offeredUntil !== null) return { kind, position: null, offeredUntil };
  const { ahead } = await queryLine(db, learner)
    .where(({ or, and, eb }) =>
      or([
        eb("created_at", "<", created_at),
        and([eb("created_at", "=", created_at), eb("user_id", "<", learner.userId)]),
      ]),
    )
    .select(({ fn }) => fn.countAll<number>().as("ahead"))
    .executeTakeFirstOrThrow();
  return { kind, position: Number(ahead) + 1, offeredUntil };
}

/** Waiting twice keeps the first place in line. @throws ApiError 404, 409 */
export async function joinWait(context: HostContext, lookup: PlaceLookup): Promise<ClassPlace> {
  const { db, clock } = context;
  const { tenantId, user } = lookup;
  const row = await findPublicClass(db, tenantId, lookup.class);
  if (await isEnrolled(db, row, user.id))
    throw new ApiError(409, "Anda sudah menjadi peserta kelas ini");
  const kind = await findWaitKind(context, row);
  if (kind === null)
    throw new ApiError(409, "Kelas ini tidak perlu ditunggu. Muat ulang halaman kelasnya");
  if (await holdsPlace(db, { tenantId, classId: row.id, userId: user.id }))
    throw new ApiError(409, "Anda sudah punya tagihan kelas ini yang menunggu pembayaran");
  await db
    .insertInto("class_waits")
    .values({
      lms_id: tenantId,
      class_id: row.id,
      user_id: user.id,
      kind,
      created_at: clock(),
      offered_until: null,
    })
    // An earlier request to be notified of the opening becomes a place in line, at its end.
    .onConflict((conflict) =>
      conflict
        .columns(["lms_id", "class_id", "user_id"])
        .doUpdateSet({ kind, created_at: clock() })
        .where("class_waits.kind", "!=", kind)
        .where("class_waits.offered_until", "is", null),
    )
    .execute();
  return getPlace(context, lookup);
}

async function holdsPlace(
  db: Queryable,
  { tenantId, classId, userId }: LearnerKey,
): Promise<boolean> {
  const row = await db
    .selectFrom("invoices")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classId)
    .where("user_id", "=", userId)
    .where("holds_place", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Idempotent; an offered place is given back. @throws ApiError 404 */
export async function leaveWait(context: HostContext, lookup: PlaceLookup): Promise<ClassPlace> {
  const { tenantId, user } = lookup;
  const row = await findPublicClass(context.db, tenantId, lookup.class);
  const learner = { tenantId, classId: row.id, userId: user.id };
  await context.db.transaction().execute(async (trx) => {
    const gone = await deleteWait(trx, learner).returning("offered_until").executeTakeFirst();
    if (gone && gone.offered_until !== null) await releasePlace(trx, learner);
  });
  return getPlace(context, lookup);
}
