import { formatDateTime } from "~/lib/dates";
import type { Decision } from "../../hosts/desk/decisions";
import { HostRefusal, type HostUser } from "../../hosts/implement";
import { forbidden, MANAGERS, type Queryable, STALE } from "../context";

/** What a registration becomes. One that is to be revised is handed in again by its holder. */
export const OUTCOMES = { verify: "verified", reject: "rejected", revise: "revision_requested" } as const satisfies Record<
  Decision["decision"],
  string
>;
/** States in which a registration can still be changed and decided on. */
export const OPEN = ["submitted", "revision_requested"] as const;

const LEAD_REGION = 9;

interface Decided {
  status: string;
  version: number;
  decided_by_name: string | null;
  decided_at: number | null;
}

/** Why a change came too late: decided by whom and when, or changed since the page was loaded. */
export function tooLate({ status, decided_by_name: decidedBy, decided_at: decidedAt }: Decided): HostRefusal {
  const isOpen = (OPEN as readonly string[]).includes(status);
  if (isOpen || decidedBy === null || decidedAt === null) return new HostRefusal(409, STALE, { status });
  const message = `Pendaftaran ini sudah diputuskan oleh ${decidedBy} pada ${formatDateTime(decidedAt)}`;
  return new HostRefusal(409, message, { decidedBy, decidedAt, status });
}

/**
 * The provinces whose registrations somebody looks after (designs B2): null for all, some for a region's leader.
 * @param viewers roles that see all beside superadmin and admin
 * @throws HostRefusal 403
 */
export async function provincesOf(
  db: Queryable,
  lmsId: string,
  { id, roles }: HostUser,
  viewers: readonly number[] = [],
): Promise<string[] | null> {
  if (roles.some((role) => [...MANAGERS, ...viewers].includes(role))) return null;
  if (!roles.includes(LEAD_REGION)) throw forbidden();
  const rows = await db.selectFrom("region_leads").select("province_id").where("lms_id", "=", lmsId).where("user_id", "=", id).execute();
  return rows.map(({ province_id }) => province_id);
}

/** What the mail about a decision says. @param what such as "SMK Harapan" */
export function decisionText(
  what: string,
  { decision, reason }: Pick<Decision, "decision" | "reason">,
): { subject: string; words: string } {
  if (decision === "verify")
    return { subject: `${what} terverifikasi`, words: `Pendaftaran ${what} sudah kami periksa dan terverifikasi.` };
  if (decision === "reject")
    return { subject: `Pendaftaran ${what} ditolak`, words: `Pendaftaran ${what} tidak dapat kami terima.\n\nAlasan: ${reason}` };
  return {
    subject: `Pendaftaran ${what} perlu diperbaiki`,
    words: `Pendaftaran ${what} perlu diperbaiki sebelum kami lanjutkan.\n\nYang perlu diperbaiki: ${reason}\n\nBuka tautan di email pendaftaran pertama Anda untuk memperbaikinya.`,
  };
}
