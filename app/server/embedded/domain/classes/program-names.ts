import type { Queryable } from "../../kit/context";

export const listProgramNames = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("programmes")
    .select(["id", "slug", "name", "status"])
    .where("lms_id", "=", tenantId)
    .where("publication", "=", "published")
    .orderBy("name")
    .orderBy("id")
    .execute();
