import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import type { HostContext, Queryable } from "../../kit/context";

type PostStatus = Schema["posts"]["status"];

const ACTIONS: Partial<Record<PostStatus, string>> = {
  published: "post.publish",
  scheduled: "post.schedule",
};

interface Publication {
  user: HostUser;
  actorName: string;
  source: AuditSource;
  post: { id: string; title: string; slug: string };
  /** Null for a new post. */
  before: PostStatus | null;
  after: PostStatus;
}

/** Records who put a post online, or set when it goes online; later changes of its text are in its revisions. */
export async function auditPublication(
  context: HostContext,
  trx: Queryable,
  { user, actorName, source, post, before, after }: Publication,
): Promise<void> {
  const action = ACTIONS[after];
  if (!action || before === after) return;
  const { id, title, slug } = post;
  await appendAudit(context, trx, source, {
    user,
    actorName,
    action,
    entity: "post",
    entityId: id,
    before: before && { status: before },
    after: { status: after, title, slug },
  });
}
