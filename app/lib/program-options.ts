import type { StatusView } from "./views";

export const PROGRAM_STATUSES = ["active", "coming", "ended"] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];

export const PROGRAM_STATUS: Record<ProgramStatus, StatusView> = {
  active: { label: "Sedang berjalan", tone: "green" },
  coming: { label: "Akan datang", tone: "orange" },
  ended: { label: "Telah selesai", tone: "neutral" },
};

/** Who signs up: people choose a class, schools register. */
export const JOIN_AS = ["person", "school"] as const;

export const JOIN_AS_LABELS: Record<(typeof JOIN_AS)[number], string> = {
  person: "Perorangan, dengan memilih kelas",
  school: "Sekolah, dengan mendaftarkan sekolahnya",
};
