export interface ClassStatus {
  label: string;
  tone: "orange" | "green" | "blue" | "red";
}

const COMING: ClassStatus = { label: "Akan Datang", tone: "orange" };
const OPEN: ClassStatus = { label: "Pendaftaran Dibuka", tone: "green" };
const ONGOING: ClassStatus = { label: "Sedang Berlangsung", tone: "blue" };
const ENDED: ClassStatus = { label: "Telah Selesai", tone: "red" };
const SOON: ClassStatus = { label: "Segera Dimulai", tone: "orange" };

/** Section 2's five labels; "on registration" and "started" are section 4's names for two of them (CLS6). */
const LABELS: Readonly<Record<string, ClassStatus>> = {
  "coming soon": COMING,
  "registration open": OPEN,
  "on registration": OPEN,
  ongoing: ONGOING,
  started: ONGOING,
  ended: ENDED,
};

const labelled = (status: string) => (Object.hasOwn(LABELS, status) ? (LABELS[status] ?? SOON) : SOON);

/** Label and colour of a class status as the host words it; whatever is unknown starts soon (CLS5). */
export const classStatus = (status: string): ClassStatus => labelled(status.trim().toLowerCase().replace(/[_-]/g, " "));
