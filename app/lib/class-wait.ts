import { getEnrolmentOutlook, takesEnrolments } from "./class-status";

/** What people wait for: a place of a full class, or that its registration opens. */
export const WAIT_KINDS = ["place", "opening"] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

interface WaitableClass {
  status: string;
  seats: { enrolled: number | null; quota: number | null };
}

/** Words of the link to waiting; null for a class that takes enrolments, and for one that has ended. */
export function getWaitLabel({ status, seats: { enrolled, quota } }: WaitableClass): string | null {
  const outlook = getEnrolmentOutlook(status);
  if (takesEnrolments(status) || outlook === "ended") return null;
  if (outlook === "opens") return "Kabari saya saat dibuka";
  const isFull = quota !== null && enrolled !== null && enrolled >= quota;
  return isFull ? "Masuk daftar tunggu" : null;
}
