/** States of a hand-in; only the newest one of a learner counts. */
export const HAND_IN_STATE_LABELS = {
  waiting: "Menunggu nilai",
  revision: "Perlu perbaikan",
  graded: "Sudah dinilai",
} as const;
export type HandInState = keyof typeof HAND_IN_STATE_LABELS;

export const MAX_HAND_IN_LENGTH = 20_000;
export const MAX_COMMENT_LENGTH = 4_000;

export interface Criterion {
  id: string;
  title: string;
  /** Most points that it is worth. */
  points: number;
}

/** Points by criterion. */
export type CriterionPoints = Record<string, number>;

/** A late hand-in scores at most `lateMax`; without one it is not accepted. */
export interface LateRule {
  isLate: boolean;
  lateMax: number | null;
}

/** Score of a hand-in: percent of the rubric's points, 0 to 100. */
export function computeScore(
  criteria: readonly Criterion[],
  points: CriterionPoints,
  { isLate, lateMax }: LateRule,
): number {
  const total = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
  const given = criteria.reduce((sum, { id }) => sum + (points[id] ?? 0), 0);
  const percent = total > 0 ? Math.round((100 * given) / total) : 0;
  return isLate && lateMax !== null ? Math.min(percent, lateMax) : percent;
}

/** How a task treats what comes after its due date. */
export function describeLateRule({
  dueAt,
  lateMax,
}: {
  dueAt: number | null;
  lateMax: number | null;
}) {
  if (dueAt === null) return "Tidak ada tenggat";
  return lateMax === null
    ? "Ditutup setelah tenggat"
    : `Setelah tenggat masih boleh, nilai paling tinggi ${lateMax}`;
}
