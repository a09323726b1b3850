import { type RawBuilder, sql } from "kysely";
import { MEDIA_KINDS } from "~/lib/media-fields";
import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../../kit/context";
import { toSearchText } from "../../kit/text";
import { freePlace, releasePlace } from "../classes/places";
import { readSettings } from "../tenants/settings";
import { closePayments } from "./close-payments";
import { eraseMails } from "./erase-mails";
import {
  ORDERS,
  PAYOUTS,
  PERSONAL_TABLES,
  PUBLIC_NAMES,
  SHARED_TEXTS,
  STAFF_NAMES,
} from "./personal-tables";
import {
  containsAny,
  createScrubber,
  ERASED_NAME,
  type ErasureStep,
  hasNamesake,
  readSharedWords,
  type Subject,
} from "./subject";

/** Erases what one tenant holds on a person, in steps that can be repeated. Stored files wait for `sweepFiles`. */
export async function eraseRecords(context: HostContext, step: ErasureStep): Promise<void> {
  const run = (work: (trx: Queryable) => Promise<void>) => context.db.transaction().execute(work);
  // First: a payment that comes before it enrols, and the step after it gives that place back.
  await closePayments(context, step);
  await run((trx) => markFiles(trx, step, context.clock()));
  await run((trx) => leaveClasses(trx, step));
  await run((trx) => eraseMails(trx, step));
  await run((trx) => eraseRows(trx, step, context.clock()));
  await run((trx) => eraseNames(trx, step));
  await run((trx) => scrubTexts(trx, step));
}

const PAGE_PURPOSES = ["picture", ...MEDIA_KINDS] as const;

/** Pictures and files of chapters stay, because pages of the site show them. */
async function markFiles(
  trx: Queryable,
  { tenantId, subject }: ErasureStep,
  now: number,
): Promise<void> {
  const { userId, email } = subject;
  const ofTenant = trx.updateTable("files").where("lms_id", "=", tenantId);
  await ofTenant
    .set({ deleted_at: now })
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb.and([eb("owner_id", "=", userId), eb("purpose", "not in", PAGE_PURPOSES)]),
        eb(
          "id",
          "in",
          eb
            .selectFrom("job_applications as j")
            .select("j.cv_id")
            .where("j.lms_id", "=", tenantId)
            .where("j.email", "=", email)
            .where("j.cv_id", "is not", null),
        ),
        eb(
          "id",
          "in",
          eb
            .selectFrom("hand_ins as h")
            .select("h.file_id")
            .where("h.lms_id", "=", tenantId)
            .where("h.user_id", "=", userId)
            .where("h.file_id", "is not", null),
        ),
      ]),
    )
    .execute();
  const ofPages = ofTenant.where("owner_id", "=", userId);
  await ofPages.set({ owner_id: null, name: "gambar" }).where("purpose", "=", "picture").execute();
  await ofPages
    .set({ owner_id: null, name: "berkas" })
    .where("purpose", "in", MEDIA_KINDS)
    .execute();
}

/** Gives back the places of the person. */
async function leaveClasses(trx: Queryable, { tenantId, subject }: ErasureStep): Promise<void> {
  const left = await trx
    .deleteFrom("enrolments")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", subject.userId)
    .returning("class_id")
    .execute();
  const waits = await trx
    .deleteFrom("class_waits")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", subject.userId)
    .returning(["class_id", "offered_until"])
    .execute();
  for (const { class_id: classId } of left) await freePlace(trx, { tenantId, classId });
  for (const { class_id: classId, offered_until } of waits)
    if (offered_until !== null) await releasePlace(trx, { tenantId, classId });
}

async function eraseRows(
  trx: Queryable,
  { tenantId, subject }: ErasureStep,
  now: number,
): Promise<void> {
  await trx
    .updateTable("certificates")
    .set({ erased_at: now })
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", subject.userId)
    .where("erased_at", "is", null)
    .execute();
  await eraseProviderRows(trx, { tenantId, subject });
  for (const { table, where, erase } of PERSONAL_TABLES) {
    if (erase === "keep") continue;
    const isTheirs = sql`lms_id = ${tenantId} and ${where(subject)}`;
    if (erase === "delete")
      await sql`delete from ${sql.table(table)} where ${isTheirs}`.execute(trx);
    else await updateRows(trx, { table, values: erase, where: isTheirs });
  }
}

/** What the sandboxes of gateway and rail hold. */
async function eraseProviderRows(
  trx: Queryable,
  { tenantId, subject }: ErasureStep,
): Promise<void> {
  await updateRows(trx, {
    table: "gateway_orders",
    values: { customer: ERASED_NAME },
    where: sql`order_id in (select order_id from payment_orders where lms_id = ${tenantId} and ${ORDERS.where(subject)})`,
  });
  await updateRows(trx, {
    table: "rail_orders",
    values: { account_number: "0000" },
    where: sql`reference in (select reference from payouts where lms_id = ${tenantId} and ${PAYOUTS.where(subject)})`,
  });
}

interface Update {
  table: keyof Schema;
  values: Record<string, unknown>;
  where: RawBuilder<unknown>;
}

async function updateRows(trx: Queryable, { table, values, where }: Update): Promise<void> {
  const assignments = Object.entries(values).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${where}`.execute(trx);
}

/** Takes the name of a former member of staff from what they did; visitors see the site's name instead. */
async function eraseNames(trx: Queryable, { tenantId, subject }: ErasureStep): Promise<void> {
  const { userId, name } = subject;
  const isNamedAlone =
    subject.staffTenantIds.includes(tenantId) && !(await hasNamesake(trx, subject));
  const { title } = await readSettings(trx, tenantId);
  await forgetMentor(trx, { tenantId, subject, isNamedAlone, title });
  await forgetAuthor(trx, { tenantId, subject, isNamedAlone });
  const columns = [
    ...STAFF_NAMES.map((column) => ({ column, substitute: ERASED_NAME })),
    ...PUBLIC_NAMES.map((column) => ({ column, substitute: title })),
  ];
  for (const {
    column: [table, nameColumn, idColumn],
    substitute,
  } of columns) {
    if (idColumn === null && !isNamedAlone) continue;
    const isTheirs =
      idColumn === null
        ? sql`${sql.ref(nameColumn)} = ${name}`
        : sql`${sql.ref(idColumn)} = ${userId}`;
    await updateRows(trx, {
      table,
      values: { [nameColumn]: substitute },
      where: sql`lms_id = ${tenantId} and ${isTheirs}`,
    });
  }
  await updateRows(trx, {
    table: "posts",
    values: { author_id: null },
    where: sql`lms_id = ${tenantId} and author_id = ${userId}`,
  });
}

/** The words of a search, which single spaces part, without the name. */
const withoutName = ({ name }: Subject) =>
  sql`trim(replace(' ' || search_text || ' ', ${` ${toSearchText(name)} `}, ' '))`;

/** Later than every other change, which makes the search index read the table again. */
const afterLastChange = (table: "posts" | "classes", tenantId: string) =>
  sql`(select max(updated_at) + 1 from ${sql.table(table)} where lms_id = ${tenantId})`;

/** The words by which posts are found contain their author. */
const forgetAuthor = (
  trx: Queryable,
  { tenantId, subject, isNamedAlone }: ErasureStep & { isNamedAlone: boolean },
): Promise<void> =>
  updateRows(trx, {
    table: "posts",
    values: {
      search_text: withoutName(subject),
      updated_at: afterLastChange("posts", tenantId),
    },
    where: sql`lms_id = ${tenantId} and (author_id = ${subject.userId}${isNamedAlone ? sql` or author = ${subject.name}` : sql``})`,
  });

/** A mentor's classes stay. */
async function forgetMentor(
  trx: Queryable,
  {
    tenantId,
    subject,
    isNamedAlone,
    title,
  }: ErasureStep & { isNamedAlone: boolean; title: string },
): Promise<void> {
  const { userId, name } = subject;
  const isWithoutAccount = sql`(user_id is null and name = ${name})`;
  const isTheirs = sql`lms_id = ${tenantId} and (user_id = ${userId}${isNamedAlone ? sql` or ${isWithoutAccount}` : sql``})`;
  await updateRows(trx, {
    table: "classes",
    values: {
      search_text: withoutName(subject),
      updated_at: afterLastChange("classes", tenantId),
    },
    where: sql`lms_id = ${tenantId} and id in (select class_id from class_mentors where lms_id = ${tenantId}
      and mentor_id in (select id from mentors where ${isTheirs}))`,
  });
  const values = { name: title, bio: "", avatar: null, links: null, user_id: null };
  await updateRows(trx, { table: "mentors", values, where: isTheirs });
}

async function scrubTexts(trx: Queryable, { tenantId, subject }: ErasureStep): Promise<void> {
  const words = await readSharedWords(trx, subject);
  const scrub = createScrubber(words);
  for (const [table, name] of SHARED_TEXTS) {
    const column = sql.ref(name);
    const { rows } = await sql<{ text: string }>`
      select distinct ${column} as text from ${sql.table(table)}
      where lms_id = ${tenantId} and (${containsAny(column, words)})`.execute(trx);
    for (const { text } of rows) {
      const scrubbed = scrub(text);
      if (scrubbed === text) continue;
      await updateRows(trx, {
        table,
        values: { [name]: scrubbed },
        where: sql`lms_id = ${tenantId} and ${column} = ${text}`,
      });
    }
  }
}
