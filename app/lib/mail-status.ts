import type { StatusView } from "./views";

export const MAIL_STATUS = {
  waiting: { label: "Menunggu", tone: "orange" },
  sent: { label: "Terkirim", tone: "green" },
  failed: { label: "Gagal", tone: "red" },
} as const satisfies Record<string, StatusView>;
