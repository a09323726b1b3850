import { formatDateTime } from "~/lib/dates";
import { hasPermission, type Permission } from "~/lib/permissions";
import type { Decision } from "../../../hosts/admin/decisions";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { type Queryable, requirePermission, STALE_MESSAGE } from "../../kit/context";
import type { MailSite } from "../mail/mail-site";

export const STATUS_BY_DECISION = {
  verify: "verified",
  reject: "rejected",
  revise: "revision_requested",
} as const satisfies Record<Decision["decision"], string>;
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

interface DecisionEmailInput {
  site: MailSite;
  recipient: string;
  /** Registered school or team, such as "SMK Harapan". */
  subjectName: string;
  number: string;
  decision: Decision;
}

export function formatDecisionEmail({
  site,
  recipient,
  subjectName,
  number,
  decision,
}: DecisionEmailInput): { subject: string; body: string } {
  const { subject, text } = getDecisionText(subjectName, decision);
  const body = `Halo ${recipient},\n\n${text}\n\nNomor pendaftaran: ${number}\n\nSalam,\n${site.title}`;
  return { subject, body };
}

function getDecisionText(name: string, { decision, reason }: Decision) {
  if (decision === "verify")
    return {
      subject: `${name} terverifikasi`,
      text: `Pendaftaran ${name} sudah kami periksa dan terverifikasi.`,
    };
  if (decision === "reject")
    return {
      subject: `Pendaftaran ${name} ditolak`,
      text: `Pendaftaran ${name} tidak dapat kami terima.\n\nAlasan: ${reason}`,
    };
  return {
    subject: `Pendaftaran ${name} perlu diperbaiki`,
    text: `Pendaftaran ${name} perlu diperbaiki sebelum kami lanjutkan.\n\nYang perlu diperbaiki: ${reason}\n\nBuka tautan di email pendaftaran pertama Anda untuk memperbaikinya.`,
  };
}
