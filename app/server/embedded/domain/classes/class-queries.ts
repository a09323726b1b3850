import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { ClassCard } from "../../../hosts/services/classes";
import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";
import { readPage } from "../../kit/paging";

/** Wire values, in list order. */
export const CLASS_STATUS_ORDER = [
  "registration open",
  "ongoing",
  "coming soon",
  "default",
  "ended",
] as const;
export type ClassStatus = (typeof CLASS_STATUS_ORDER)[number];

/**
 * Class status (designs B3) as SQL, so that lists can filter, sort and page by it. A rule applies
 * only if its dates are set; "default" if no rule applies.
 * @param now UTC ms
 */
export const classStatusAt = (now: number) => sql<ClassStatus>`case
  when publication = 'archived' then 'ended'
  when end_at is not null and ${now} > end_at then 'ended'
  when registration_start is not null and ${now} < registration_start then 'coming soon'
  when registration_start is not null and (registration_end is null or ${now} <= registration_end) and (quota is null or enrolled + reserved < quota) then 'registration open'
  when start_at is not null and end_at is not null and ${now} >= start_at then 'ongoing'
  else 'default' end`;

type ClassTable = Schema["classes"];
interface ClassSchema extends Schema {
  c: ClassTable & { status: ClassStatus };
}

/** Published classes of a tenant as `c`, with `c.status` computed at `now` (UTC ms). */
export const queryClasses = (db: Queryable, tenantId: string, now: number) =>
  queryAllClasses(db, tenantId, now).where("c.publication", "=", "published");

/** Drafts and archived classes too. */
export function queryAllClasses(
  db: Queryable,
  tenantId: string,
  now: number,
): SelectQueryBuilder<ClassSchema, "c", object> {
  return db.selectFrom((eb) =>
    eb
      .selectFrom("classes")
      .selectAll()
      .select(classStatusAt(now).as("status"))
      .where("lms_id", "=", tenantId)
      .as("c"),
  );
}

/** Sorts missing start dates last explicitly: SQLite and PostgreSQL order NULL differently. */
export const orderByStatusThenStart: Expression<number>[] = [
  sql<number>`case c.status ${sql.join(
    CLASS_STATUS_ORDER.map((status, rank) => sql`when ${sql.lit(status)} then ${sql.lit(rank)}`),
    sql` `,
  )} end`,
  sql<number>`coalesce(c.start_at, 9007199254740991)`,
];

const CARD_COLUMNS = [
  "c.id",
  "c.code",
  "c.slug",
  "c.name",
  "c.summary",
  "c.logo",
  "c.cover",
  "c.type",
  "c.level",
  "c.price",
  "c.strike_price as strikePrice",
  "c.quota",
  "c.program_id as programId",
  "c.registration_start as registrationStart",
  "c.registration_end as registrationEnd",
  "c.start_at as startAt",
  "c.end_at as endAt",
  "c.status",
  "c.hours",
] as const;

export const selectClassCards = <O>(query: SelectQueryBuilder<ClassSchema, "c", O>) =>
  query
    .select(CARD_COLUMNS)
    // Without a quota they are learners; with one they are places that are taken.
    .select(
      sql<number>`case when c.quota is null then c.enrolled else c.enrolled + c.reserved end`.as(
        "enrolled",
      ),
    );

interface ClassPageQuery {
  tenantId: string;
  /** Also drafts and archived classes, for their staff. */
  includesUnpublished?: boolean;
  /** UTC ms. */
  now: number;
  page: number;
  perPage: number;
}

type ClassIds = SelectQueryBuilder<ClassSchema, "c", { id: string }>;

/**
 * A page of ids in list order. Apart from a search, it reads the index `classes_list` alone: it holds all columns that
 * status, filters and order need, and a class's texts are read for the page only.
 */
export function readClassIds(
  db: Queryable,
  { tenantId, includesUnpublished = false, now, page, perPage }: ClassPageQuery,
  filter: (query: ClassIds) => ClassIds,
) {
  const classes = includesUnpublished ? queryAllClasses : queryClasses;
  let query = filter(classes(db, tenantId, now).select("c.id"));
  for (const order of orderByStatusThenStart) query = query.orderBy(order);
  return readPage(query.orderBy("c.name").orderBy("c.id"), page, perPage);
}

/** Puts rows in the order of their ids. */
export const sortByIds = <Row extends { id: string }>(
  rows: readonly Row[],
  ids: readonly { id: string }[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
};

/** Adds mentors to all cards with one query. */
export async function withMentors<Row extends { id: string }>(
  db: Queryable,
  tenantId: string,
  rows: Row[],
): Promise<(Row & Pick<ClassCard, "mentors">)[]> {
  const ids = rows.map(({ id }) => id);
  const mentors =
    ids.length === 0
      ? []
      : await db
          .selectFrom("class_mentors as cm")
          .innerJoin("mentors as m", (join) =>
            join.onRef("m.lms_id", "=", "cm.lms_id").onRef("m.id", "=", "cm.mentor_id"),
          )
          .select(["cm.class_id", "m.id", "m.name", "m.role", "m.avatar"])
          .where("cm.lms_id", "=", tenantId)
          .where("cm.class_id", "in", ids)
          .orderBy("cm.sort")
          .execute();
  return rows.map((row) => ({
    ...row,
    mentors: mentors
      .filter(({ class_id }) => class_id === row.id)
      .map(({ class_id: _, ...mentor }) => mentor),
  }));
}

interface ListedClasses {
  tenantId: string;
  /** UTC ms. */
  now: number;
  ids: readonly { id: string }[];
}

/** Cards with mentors in the order of the ids. */
export async function readClassCards(db: Queryable, { tenantId, now, ids }: ListedClasses) {
  if (ids.length === 0) return [];
  const cards = await selectClassCards(queryClasses(db, tenantId, now))
    .where(
      "c.id",
      "in",
      ids.map(({ id }) => id),
    )
    .execute();
  return withMentors(db, tenantId, sortByIds(cards, ids));
}
