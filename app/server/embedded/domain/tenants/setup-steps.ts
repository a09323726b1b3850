import { SETUP_STEPS, type SetupStep } from "../../../hosts/admin/overview";
import type { HostUser } from "../../../hosts/host-handler";
import { type HostContext, requirePermission } from "../../kit/context";
import { queryOpenInvitations } from "../people/open-invitations";
import { readSettings } from "./settings";

/** Of a site without its own name. */
export const STARTER_TITLE = "Pendopo";
/** Hosts that only this machine reaches. */
const LOCAL_DOMAIN = /^(?:localhost|.*\.localhost|127\.0\.0\.1)$/;

/** Reads from the tenant's data which steps of setting up its site are done. @throws ApiError 403 */
export async function listSetupSteps(
  { db, ports, clock }: HostContext,
  { tenantId, user }: { tenantId: string; user: HostUser },
): Promise<{ step: SetupStep; isDone: boolean }[]> {
  requirePermission(user, "setting.write");
  const [setting, colours, classes, posts, people, invitations, domain] = await Promise.all([
    readSettings(db, tenantId),
    db
      .selectFrom("settings")
      .select("key")
      .where("lms_id", "=", tenantId)
      .where("key", "=", "css")
      .executeTakeFirst(),
    db.selectFrom("classes").select("id").where("lms_id", "=", tenantId).limit(1).execute(),
    db
      .selectFrom("posts")
      .select("id")
      .where("lms_id", "=", tenantId)
      .where("status", "=", "published")
      .limit(1)
      .execute(),
    db
      .selectFrom("user_roles")
      .select("user_id")
      .distinct()
      .where("lms_id", "=", tenantId)
      .limit(2)
      .execute(),
    queryOpenInvitations(db, tenantId, clock()).select("id").limit(2).execute(),
    db
      .selectFrom("tenant_domains")
      .select("domain")
      .where("lms_id", "=", tenantId)
      .where("is_primary", "=", 1)
      .executeTakeFirst(),
  ]);
  const isDone: Record<SetupStep, boolean> = {
    name: setting.title !== STARTER_TITLE,
    logo: Boolean(setting.logoDark ?? setting.logoLight),
    colours: colours !== undefined,
    class: classes.length > 0,
    post: posts.length > 0,
    people: people.length + invitations.length > 1,
    payment: !ports.gateway.isTrial,
    domain: domain !== undefined && !LOCAL_DOMAIN.test(domain.domain),
  };
  return SETUP_STEPS.map((step) => ({ step, isDone: isDone[step] }));
}
