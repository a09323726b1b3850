import { sql } from "kysely";
import type { auditOperations } from "../../hosts/desk/audit";
import { brokenAuditRow } from "../audit";
import { type HandlersOf, type HostContext, MANAGERS, requireRole } from "../context";
import { dayEnd, dayStart } from "../days";
import { readPage } from "../paging";
import { toAuditRow } from "./audit-rows";

/** Reading the audit log; it is only ever appended to. */
export function auditHandlers({ db }: HostContext): HandlersOf<typeof auditOperations> {
  return {
    listAudit: async ({ lmsId, user, query: { page, perPage, entity, entityId, action, actor, from, to } }) => {
      requireRole(user, MANAGERS);
      let query = db.selectFrom("audit_log").selectAll().where("lms_id", "=", lmsId);
      if (entity) query = query.where("entity", "=", entity);
      if (entityId) query = query.where("entity_id", "=", entityId);
      if (action) query = query.where("action", "=", action);
      if (from) query = query.where("at", ">=", dayStart(from));
      if (to) query = query.where("at", "<", dayEnd(to));
      if (actor) {
        const pattern = `%${actor.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
        query = query.where(sql<boolean>`lower(actor_name) like ${pattern} escape ${sql.lit("\\")}`);
      }
      const { rows, ...measures } = await readPage(query.orderBy("seq", "desc"), page, perPage);
      return { data: { ...measures, items: rows.map(toAuditRow) } };
    },
    verifyAudit: async ({ lmsId, user }) => {
      requireRole(user, MANAGERS);
      const { count } = await db
        .selectFrom("audit_log")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("lms_id", "=", lmsId)
        .executeTakeFirstOrThrow();
      return { data: { rows: Number(count), brokenAt: await brokenAuditRow(db, lmsId) } };
    },
  };
}
