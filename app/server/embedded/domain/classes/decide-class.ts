import type { ClassDecision } from "~/lib/class-desk-fields";
import type { Publication } from "~/lib/class-options";
import { hasPermission } from "~/lib/permissions";
import { ApiError } from "../../../hosts/host-handler";
import type { DeskClass } from "../../../hosts/learning/class-desk";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { forbidden, type HostContext, STALE_MESSAGE } from "../../kit/context";
import { getUserName } from "../accounts/users";
import { readOutline } from "../learning/outline";
import { getDeskClass } from "./class-desk";
import { type ClassCall, findOwnClass } from "./own-class";

const RULES: Record<ClassDecision, { from: readonly Publication[]; to: Publication }> = {
  publish: { from: ["draft", "archived"], to: "published" },
  /** Only without learners. */
  withdraw: { from: ["published"], to: "draft" },
  archive: { from: ["draft", "published"], to: "archived" },
};

interface DecisionCall extends ClassCall {
  decision: ClassDecision;
  version: number;
  source: AuditSource;
}

const EMPTY_MESSAGE = "Silabusnya masih kosong. Tambahkan paling sedikit satu bab, lalu terbitkan";
const TAKEN_MESSAGE = "Kelas ini sudah punya peserta. Arsipkan, agar mereka tetap dapat belajar";

/**
 * Publishes, withdraws or archives a class.
 * @throws ApiError 403, 404, 409 for a stale version, an empty syllabus or a class with learners
 */
export async function decideClass(context: HostContext, call: DecisionCall): Promise<DeskClass> {
  const { tenantId, user, decision, version } = call;
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const row = await findOwnClass(trx, call);
    if (!hasPermission(user.roles, "class.manageAll")) throw forbidden();
    const { from, to } = RULES[decision];
    if (!from.includes(row.publication)) throw new ApiError(409, STALE_MESSAGE);
    const outline = await readOutline(trx, { tenantId, classId: row.id });
    if (decision === "publish" && outline.length === 0) throw new ApiError(409, EMPTY_MESSAGE);
    let update = trx
      .updateTable("classes")
      .set({
        publication: to,
        version: version + 1,
        updated_at: now,
        // Without a date the class could not be joined.
        ...(decision === "publish" && { registration_start: row.registration_start ?? now }),
      })
      .where("lms_id", "=", tenantId)
      .where("id", "=", row.id)
      .where("version", "=", version);
    if (decision === "withdraw")
      update = update.where("enrolled", "=", 0).where("reserved", "=", 0);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new ApiError(409, row.version === version ? TAKEN_MESSAGE : STALE_MESSAGE);
    await appendAudit(context, trx, call.source, {
      user,
      actorName: await getUserName(trx, user.id),
      action: `class.${decision}`,
      entity: "class",
      entityId: row.id,
      before: { status: row.publication },
      after: { status: to, title: row.name, slug: row.slug },
    });
  });
  return getDeskClass(context, call);
}
