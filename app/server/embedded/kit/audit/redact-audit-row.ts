import type { Schema } from "../../database/schema/schema";
import type { HostContext, Queryable } from "../context";
import { createAuditRowCheck, createRedactionHasher } from "./audit-hash";

type AuditLogRow = Schema["audit_log"];
type PersonalValues = Pick<AuditLogRow, "actor_name" | "entity_id" | "before" | "after">;

/**
 * Replaces words of a person in a row that stays in the chain (docs/decisions/0097). Without its salt, the row's hash no longer
 * confirms a guess of them. A row that was changed outside of the application stays broken.
 */
export async function redactAuditRow(
  context: Pick<HostContext, "appSecret">,
  trx: Queryable,
  { row, values }: { row: AuditLogRow; values: PersonalValues },
): Promise<void> {
  const { redaction: _, ...redacted } = { ...row, ...values, salt: null };
  const isIntact = createAuditRowCheck(context)(row);
  await trx
    .updateTable("audit_log")
    .set({
      ...values,
      salt: null,
      redaction: isIntact ? createRedactionHasher(context)(redacted) : "",
    })
    .where("lms_id", "=", row.lms_id)
    .where("seq", "=", row.seq)
    .execute();
}
