import { formatDateTime } from "~/lib/dates";
import { STATUS_BY_DECISION } from "~/lib/decision-fields";
import { hasPermission, type Permission } from "~/lib/permissions";
import type { Decision } from "../../../hosts/admin/decisions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
} from "../../kit/context";
import { enqueueMail } from "../mail/enqueue-mail";
import type { MailSite } from "../mail/mail-site";

/** Statuses in which a registration can be changed and decided. */
export const OPEN_REGISTRATION_STATUSES = ["submitted", "revision_requested"] as const;

interface DecidedRegistration {
  status: string;
  version: number;
  decided_by_name: string | null;
  decided_at: number | null;
}

/** Explains why an update matched no row: already decided, or changed since the page was loaded. */
export function toRegistrationConflict({
  status,
  decided_by_name: decidedBy,
  decided_at: decidedAt,
}: DecidedRegistration): ApiError {
  const isOpen = (OPEN_REGISTRATION_STATUSES as readonly string[]).includes(status);
  if (isOpen || decidedBy === null || decidedAt === null)
    return new ApiError(409, STALE_MESSAGE, { status });
  const message = `Pendaftaran ini sudah diputuskan oleh ${decidedBy} pada ${formatDateTime(decidedAt)}`;
  return new ApiError(409, message, { decidedBy, decidedAt, status });
}

interface ManagedProvincesInput {
  tenantId: string;
  user: HostUser;
  /** Permission that covers every province. */
  permission?: Permission;
}

/**
 * Reads the provinces whose registrations a user manages (designs B2); null for all.
 * @throws ApiError 403
 */
export async function getManagedProvinceIds(
  db: Queryable,
  { tenantId, user, permission = "school.decideAll" }: ManagedProvincesInput,
): Promise<string[] | null> {
  if (hasPermission(user.roles, permission)) return null;
  requirePermission(user, "school.decide");
  const rows = await db
    .selectFrom("region_leads")
    .select("province_id")
    .where("lms_id", "=", tenantId)
    .where("user_id", "=", user.id)
    .execute();
  return rows.map(({ province_id }) => province_id);
}

interface DecisionInput {
  decision: Decision;
  userId: string;
  userName: string;
  now: number;
}

/** Column values of a decided school or team. */
export const toDecisionColumns = ({
  decision: { decision, reason, version },
  userId,
  userName,
  now,
}: DecisionInput) => ({
  decided_by: userId,
  decided_by_name: userName,
  decided_at: now,
  updated_at: now,
  status: STATUS_BY_DECISION[decision],
  reason: reason || null,
  version: version + 1,
});

interface AnnouncedDecision {
  kind: "school" | "team";
  source: AuditSource;
  site: MailSite;
  user: HostUser;
  userName: string;
  decision: Decision;
  /** Registered school or team, such as "SMK Harapan". */
  subjectName: string;
  recipient: { name: string; email: string };
  previousStatus: string;
  registration: { status: string; reason: string | null; number: string };
}

/** Emails the registrant and audits the decision, in its transaction. */
export async function announceDecision(
  context: HostContext,
  trx: Queryable,
  decided: AnnouncedDecision,
): Promise<void> {
  const { kind, source, user, userName, decision, recipient } = decided;
  const { status, reason, number } = decided.registration;
  await enqueueMail(trx, {
    tenantId: source.tenantId,
    to: recipient.email,
    now: context.clock(),
    kind,
    ...formatDecisionEmail(decided),
  });
  await appendAudit(context, trx, source, {
    user,
    actorName: userName,
    action: `${kind}.${decision.decision}`,
    entity: kind,
    entityId: decision.id,
    before: { status: decided.previousStatus },
    after: { status, reason, number },
  });
}

function formatDecisionEmail({
  site,
  kind,
  recipient,
  subjectName,
  registration,
  decision,
}: AnnouncedDecision): { subject: string; body: string } {
  const { outcome, text } = getDecisionText(subjectName, decision);
  // No free text: the registrant chose the name and the address that this goes to.
  const subject = `Pendaftaran ${kind === "team" ? "tim" : "sekolah"} ${registration.number} ${outcome}`;
  const body = `Halo ${recipient.name},\n\n${text}\n\nNomor pendaftaran: ${registration.number}\n\nSalam,\n${site.title}`;
  return { subject, body };
}

function getDecisionText(name: string, { decision, reason }: Decision) {
  if (decision === "verify")
    return {
      outcome: "terverifikasi",
      text: `Pendaftaran ${name} sudah kami periksa dan terverifikasi.`,
    };
  if (decision === "reject")
    return {
      outcome: "ditolak",
      text: `Pendaftaran ${name} tidak dapat kami terima.\n\nAlasan: ${reason}`,
    };
  return {
    outcome: "perlu diperbaiki",
    text: `Pendaftaran ${name} perlu diperbaiki sebelum kami lanjutkan.\n\nYang perlu diperbaiki: ${reason}\n\nBuka tautan di email pendaftaran pertama Anda untuk memperbaikinya.`,
  };
}
