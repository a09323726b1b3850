import type { auditOperations } from "../../hosts/desk/audit";
import { brokenAuditRow } from "../audit";
import { type HandlersOf, type HostContext, MANAGERS, requireRole } from "../context";
import { readPage } from "../paging";

/** Reading the audit log; it is only ever appended to. */
export function auditHandlers({ db }: HostContext): HandlersOf<typeof auditOperations> {
  return {
    listAudit: async ({ lmsId, user, query: { page, perPage, entity, entityId, action, actor } }) => {
      requireRole(user, MANAGERS);
      let query = db.selectFrom("audit_log").selectAll().where("lms_id", "=", lmsId);
      if (entity) query = query.where("entity", "=", entity);
      if (entityId) query = query.where("entity_id", "=", entityId);
      if (action) query = query.where("action", "=", action);
      if (actor) query = query.where("actor_name", "like", `%${actor.replace(/[%_]/g, "")}%`);
      const { rows, ...measures } = await readPage(query.orderBy("seq", "desc"), page, perPage);
      const items = rows.map((row) => ({
        ...{
          seq: row.seq,
          at: row.at,
          actor: row.actor_name,
          role: row.role,
          action: row.action,
          entity: row.entity,
          entityId: row.entity_id,
        },
        ...{ before: JSON.parse(row.before) as unknown, after: JSON.parse(row.after) as unknown },
      }));
      return { data: { ...measures, items } };
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
