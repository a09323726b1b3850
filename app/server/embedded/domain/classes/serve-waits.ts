import { DAY_MS } from "~/lib/time";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { isActiveTenant } from "../tenants/active-tenants";
import { notifyOffer, notifyOfferOver, notifyOpening } from "./place-emails";
import { deleteWait, releasePlace, reserveFreePlace } from "./places";
import { getRegistration } from "./registration";
import { queryLine } from "./waits";

type ClassRow = Schema["classes"];

const OFFER_TTL_MS = DAY_MS;
/** Mails of one class and run. */
const BATCH_SIZE = 100;

/**
 * Job: ends offers that were not taken, offers free places to the first in line for a day each, and notifies of
 * registrations that have opened. Safe in several processes.
 * @returns the number of emails
 */
export async function serveWaits(context: HostContext): Promise<number> {
  const classes = await context.db
    .selectFrom("classes")
    .selectAll()
    .where("publication", "=", "published")
    .where(isActiveTenant("classes.lms_id"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("class_waits as w")
          .select("w.user_id")
          .whereRef("w.lms_id", "=", "classes.lms_id")
          .whereRef("w.class_id", "=", "classes.id"),
      ),
    )
    .execute();
  let mails = 0;
  for (const row of classes) {
    const site = await getMailSite(context, row.lms_id);
    mails += await endOffers(context, row, site);
    if (getRegistration(row, context.clock()) !== "open") continue;
    mails += await notifyWaiting(context, row, site);
    mails += await offerPlaces(context, row, site);
  }
  return mails;
}

const toKey = (row: ClassRow) => ({ tenantId: row.lms_id, classId: row.id });

async function endOffers(context: HostContext, row: ClassRow, site: MailSite): Promise<number> {
  const now = context.clock();
  const over = await context.db
    .selectFrom("class_waits")
    .select("user_id")
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("offered_until", "<=", now)
    .limit(BATCH_SIZE)
    .execute();
  for (const { user_id: userId } of over)
    await context.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await deleteWait(trx, { ...toKey(row), userId })
        .where("offered_until", "<=", now)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await releasePlace(trx, toKey(row));
      await notifyOfferOver(context, trx, { row, userId, site });
    });
  return over.length;
}

async function notifyWaiting(context: HostContext, row: ClassRow, site: MailSite): Promise<number> {
  const waiting = await context.db
    .selectFrom("class_waits")
    .select("user_id")
    .where("lms_id", "=", row.lms_id)
    .where("class_id", "=", row.id)
    .where("kind", "=", "opening")
    .orderBy("created_at")
    .limit(BATCH_SIZE)
    .execute();
  for (const { user_id: userId } of waiting)
    await context.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await deleteWait(trx, { ...toKey(row), userId })
        .where("kind", "=", "opening")
        .executeTakeFirst();
      if (numDeletedRows > 0n) await notifyOpening(context, trx, { row, userId, site });
    });
  return waiting.length;
}

async function offerPlaces(context: HostContext, row: ClassRow, site: MailSite): Promise<number> {
  for (let offered = 0; offered < BATCH_SIZE; offered++) {
    const isOffered = await context.db
      .transaction()
      .execute((trx) => offerPlace(context, trx, { row, site }));
    if (!isOffered) return offered;
  }
  return BATCH_SIZE;
}

/** @returns false if no place is free or the line is empty */
async function offerPlace(
  context: HostContext,
  trx: Queryable,
  { row, site }: { row: ClassRow; site: MailSite },
): Promise<boolean> {
  if (!(await reserveFreePlace(trx, toKey(row)))) return false;
  // The class is locked now, so that two processes choose different people.
  const first = await queryLine(trx, toKey(row))
    .select("user_id")
    .orderBy("created_at")
    .orderBy("user_id")
    .executeTakeFirst();
  const day = context.clock() + OFFER_TTL_MS;
  const until = Math.min(day, row.registration_end ?? day);
  const { numUpdatedRows = 0n } = first
    ? await trx
        .updateTable("class_waits")
        .set({ offered_until: until })
        .where("lms_id", "=", row.lms_id)
        .where("class_id", "=", row.id)
        .where("user_id", "=", first.user_id)
        .where("offered_until", "is", null)
        .executeTakeFirst()
    : {};
  if (!first || numUpdatedRows === 0n) {
    await releasePlace(trx, toKey(row));
    return false;
  }
  await notifyOffer(context, trx, { row, userId: first.user_id, site, until });
  return true;
}
