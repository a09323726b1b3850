import type { StatusView } from "./views";

const COMING: StatusView = { label: "Akan Datang", tone: "orange" };
const OPEN: StatusView = { label: "Pendaftaran Dibuka", tone: "green" };
const ONGOING: StatusView = { label: "Sedang Berlangsung", tone: "blue" };
const ENDED: StatusView = { label: "Telah Selesai", tone: "red" };
const SOON: StatusView = { label: "Segera Dimulai", tone: "orange" };

/** Labels CLS1–CLS5. The product has two names for two of the states (CLS6). */
const STATUS_VIEWS: Readonly<Record<string, StatusView>> = {
  "coming soon": COMING,
  "registration open": OPEN,
  "on registration": OPEN,
  ongoing: ONGOING,
  started: ONGOING,
  ended: ENDED,
};

const findStatusView = (status: string) =>
  Object.hasOwn(STATUS_VIEWS, status) ? (STATUS_VIEWS[status] ?? SOON) : SOON;

const normalizeStatus = (status: string) => status.trim().toLowerCase().replace(/[_-]/g, " ");

/** Whether a class takes enrolments now. A host that tells no status decides when it is asked. */
export const takesEnrolments = (status: string): boolean =>
  status.trim() === "" || findStatusView(normalizeStatus(status)) === OPEN;

/** What a class that takes no enrolments now may do later: open them, or nothing any more; null if the status does not tell. */
export function getEnrolmentOutlook(status: string): "opens" | "ended" | null {
  const view = findStatusView(normalizeStatus(status));
  if (view === ENDED) return "ended";
  return view === COMING || view === ONGOING ? "opens" : null;
}

/** Label and colour of a host's class status. Unknown ones start soon (CLS5). */
export const getClassStatus = (status: string): StatusView =>
  findStatusView(normalizeStatus(status));
