import type { Queryable } from "../../kit/context";

export const listExtensions = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("extensions")
    .select(["id", "name"])
    .where("lms_id", "=", tenantId)
    .orderBy("sort")
    .orderBy("id")
    .execute();
