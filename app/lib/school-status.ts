import type { SchoolStatus } from "./school-fields";
import type { StatusView } from "./views";

/** Designs B8. */
export const SCHOOL_STATUS = {
  draft: { label: "Draf", tone: "neutral" },
  submitted: { label: "Menunggu pemeriksaan", tone: "orange" },
  revision_requested: { label: "Perlu diperbaiki", tone: "orange" },
  verified: { label: "Terverifikasi", tone: "green" },
  rejected: { label: "Ditolak", tone: "red" },
} as const satisfies Record<SchoolStatus, StatusView>;

/** What others than the school see: drafts are its own. */
export const SENT_STATUSES = [
  "submitted",
  "revision_requested",
  "verified",
  "rejected",
] as const satisfies readonly SchoolStatus[];
