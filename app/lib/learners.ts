/** Orders of a class's learners. */
export const LEARNER_SORT_LABELS = {
  enrolled: "Terbaru mendaftar",
  name: "Nama",
  progress: "Kemajuan terkecil",
} as const;
export type LearnerSort = keyof typeof LEARNER_SORT_LABELS;
