import type { HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, requirePermission } from "../../kit/context";
import { getUserName } from "../accounts/users";

interface TeamEvent {
  slug: string;
  title: string;
  closesAt: number;
}

/** Lists events that are open for registration. */
export function listTeamEvents({ db, clock }: HostContext, tenantId: string): Promise<TeamEvent[]> {
  return db
    .selectFrom("team_events")
    .select(["slug", "title", "closes_at as closesAt"])
    .where("lms_id", "=", tenantId)
    .where("closes_at", ">", clock())
    .orderBy("closes_at")
    .orderBy("slug")
    .execute();
}

interface SaveTeamEventInput extends AuditSource {
  user: HostUser;
  event: TeamEvent;
}

/** Creates an event or changes its title and closing time. @throws ApiError 403 */
export async function saveTeamEvent(
  context: HostContext,
  input: SaveTeamEventInput,
): Promise<TeamEvent> {
  const { tenantId, user, event } = input;
  const { slug, title, closesAt } = event;
  requirePermission(user, "team-event.edit");
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto("team_events")
      .values({ lms_id: tenantId, slug, title, closes_at: closesAt, created_at: context.clock() })
      .onConflict((conflict) =>
        conflict.columns(["lms_id", "slug"]).doUpdateSet({ title, closes_at: closesAt }),
      )
      .execute();
    await appendAudit(context, trx, input, {
      user,
      actorName: await getUserName(trx, user.id),
      action: "team-event.save",
      entity: "team-event",
      entityId: slug,
      after: event,
    });
  });
  return event;
}
