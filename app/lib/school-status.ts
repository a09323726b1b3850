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
