import type { StatusView } from "./views";

const COMING: StatusView = { label: "Akan Datang", tone: "orange" };
const OPEN: StatusView = { label: "Pendaftaran Dibuka", tone: "green" };
const ONGOING: StatusView = { label: "Sedang Berlangsung", tone: "blue" };
const ENDED: StatusView = { label: "Telah Selesai", tone: "red" };
const SOON: StatusView = { label: "Segera Dimulai", tone: "orange" };

/** Section 2's five labels; "on registration" and "started" are section 4's names for two of them (CLS6). */
const LABELS: Readonly<Record<string, StatusView>> = {
  "coming soon": COMING,
  "registration open": OPEN,
  "on registration": OPEN,
  ongoing: ONGOING,
  started: ONGOING,
  ended: ENDED,
};

const labelled = (status: string) => (Object.hasOwn(LABELS, status) ? (LABELS[status] ?? SOON) : SOON);

/** Label and colour of a class status as the host words it; whatever is unknown starts soon (CLS5). */
export const classStatus = (status: string): StatusView => labelled(status.trim().toLowerCase().replace(/[_-]/g, " "));
