import type { NoticeKind } from "~/lib/notices";
import { PERMISSIONS, type Permission } from "~/lib/permissions";
import { ROLE } from "~/lib/roles";
import type { HostContext, Queryable } from "../../kit/context";
import type { MailSite } from "../mail/mail-site";
import { enqueueNotice } from "../notices/enqueue-notice";

const MAX_TEAM_SIZE = 100;
const MAX_NOTIFIED_USERS = 20;

interface TeamQuery {
  tenantId: string;
  permission: Permission;
}

const queryUsers = (db: Queryable) =>
  db
    .selectFrom("users as u")
    .innerJoin("user_roles as r", "r.user_id", "u.id")
    .select(["u.id", "u.name"])
    .distinct()
    .orderBy("u.name")
    .orderBy("u.id");

/** Users of the tenant who may take care of an item; the superadmins, if it has none. */
export async function listTeam(
  db: Queryable,
  { tenantId, permission }: TeamQuery,
): Promise<{ id: string; name: string }[]> {
  const team = await queryUsers(db)
    .where("r.lms_id", "=", tenantId)
    .where("r.role", "in", [...PERMISSIONS[permission]])
    .limit(MAX_TEAM_SIZE)
    .execute();
  return team.length > 0
    ? team
    : queryUsers(db).where("r.role", "=", ROLE.superadmin).limit(MAX_TEAM_SIZE).execute();
}

interface TeamNotice extends TeamQuery {
  notice: NoticeKind;
  /** Shown in the outbox. */
  kind: string;
  subject: string;
  text: string;
  site: MailSite;
  /** Gets the email alone, as long as they are of the team. */
  assigneeId?: string | null;
}

/** Emails the item's assignee, else each of the team who has not switched such emails off. */
export async function notifyTeam(
  context: HostContext,
  trx: Queryable,
  { permission, assigneeId, ...notice }: TeamNotice,
): Promise<void> {
  const team = await listTeam(trx, { tenantId: notice.tenantId, permission });
  const assignee = team.filter(({ id }) => id === assigneeId);
  const recipients = assignee.length > 0 ? assignee : team.slice(0, MAX_NOTIFIED_USERS);
  for (const { id: userId } of recipients) await enqueueNotice(context, trx, { ...notice, userId });
}
