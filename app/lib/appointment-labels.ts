import type { APPOINTMENT_SEGMENTS, APPOINTMENT_SLOTS } from "./appointment";

export const SEGMENT_LABELS: Record<(typeof APPOINTMENT_SEGMENTS)[number], string> = {
  campus: "Kampus",
  government: "Pemerintah",
  corporate: "Perusahaan",
  school: "Sekolah",
  other: "Lainnya",
};

export const slotLabel = (slot: (typeof APPOINTMENT_SLOTS)[number]) => `${slot} WIB`;

export const STATUS_LABELS = {
  requested: "Menunggu konfirmasi",
  confirmed: "Dikonfirmasi",
  rescheduled: "Dijadwalkan ulang",
  cancelled: "Dibatalkan",
  done: "Selesai",
} as const;
