import type { AuditRow } from "../../../hosts/admin/audit";
import type { Schema } from "../../database/schema/schema";

export const toAuditRow = (row: Schema["audit_log"]): AuditRow => ({
  seq: row.seq,
  at: row.at,
  actor: row.actor_name,
  role: row.role,
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  before: JSON.parse(row.before) as unknown,
  after: JSON.parse(row.after) as unknown,
});
