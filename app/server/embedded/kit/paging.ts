import { type SelectQueryBuilder, sql } from "kysely";

/** A page of rows with pagination fields (ENT2). A page beyond the end is empty. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: number,
  perPage: number,
) {
  const [countRow, rows] = await Promise.all([
    query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as("total")).executeTakeFirst(),
    query
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ]);
  const totalItems = (countRow as { total: number } | undefined)?.total ?? 0;
  return { page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage), rows };
}
