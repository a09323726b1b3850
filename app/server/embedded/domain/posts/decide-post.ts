import type { DeskDecision } from "~/lib/post-decision-fields";
import type { POST_CHANGES, PostStatus } from "~/lib/post-status";
import type { DeskPost } from "../../../hosts/admin/content";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
  validationError,
} from "../../kit/context";
import { getUserName } from "../accounts/users";
import { readDeskPost, requireDeskPost } from "./content-desk";
import { saveFirstRevision, saveRevision } from "./post-revisions";

interface Rule {
  from: readonly PostStatus[];
  to: PostStatus;
  change: (typeof POST_CHANGES)[number];
  action: string;
}

const RULES: Record<DeskDecision, Rule> = {
  return: { from: ["review"], to: "draft", change: "returned", action: "post.return" },
  archive: {
    from: ["draft", "review", "scheduled", "published"],
    to: "archived",
    change: "archived",
    action: "post.archive",
  },
  restore: { from: ["archived"], to: "draft", change: "restored", action: "post.restore" },
};

interface DecisionInput {
  tenantId: string;
  user: HostUser;
  id: string;
  version: number;
  decision: DeskDecision;
  reason: string;
  source: AuditSource;
}

/**
 * Sends a post back to its author, archives it, or makes an archived one a draft.
 * @throws ApiError 403, 404, 409 for a stale version or another status, 422 at `reason`
 */
export async function decidePost(context: HostContext, input: DecisionInput): Promise<DeskPost> {
  const { tenantId, user, id, decision } = input;
  requirePermission(user, "content.manage");
  const reason = input.reason.trim();
  if (decision === "return" && reason.length < 10)
    throw validationError({ reason: "Alasan wajib diisi, 10-500 karakter" });
  return context.db.transaction().execute(async (trx) => {
    const post = await requireDeskPost(trx, { tenantId, user, id });
    const { from, to, change, action } = RULES[decision];
    if (!from.includes(post.status)) throw new ApiError(409, STALE_MESSAGE);
    await saveFirstRevision(trx, { tenantId, postId: id });
    const savedBy = await getUserName(trx, user.id);
    await writeStatus(trx, { ...input, to, reason, now: context.clock() });
    await saveRevision(trx, { tenantId, postId: id, savedBy, change, reason: reason || null });
    await appendAudit(context, trx, input.source, {
      user,
      actorName: savedBy,
      action,
      entity: "post",
      entityId: id,
      before: { status: post.status },
      after: { status: to, title: post.title, slug: post.slug, ...(reason && { reason }) },
    });
    return readDeskPost(trx, { tenantId, user, id });
  });
}

interface StatusWrite extends Pick<DecisionInput, "tenantId" | "id" | "version" | "decision"> {
  to: PostStatus;
  reason: string;
  now: number;
}

/** @throws ApiError 409 for a stale version */
async function writeStatus(trx: Queryable, write: StatusWrite): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("posts")
    .set({
      status: write.to,
      version: write.version + 1,
      updated_at: write.now,
      archived_at: write.to === "archived" ? write.now : null,
      return_reason: write.decision === "return" ? write.reason : null,
    })
    .where("lms_id", "=", write.tenantId)
    .where("id", "=", write.id)
    .where("version", "=", write.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
}
