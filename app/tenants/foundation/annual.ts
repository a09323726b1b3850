/** A year of the foundation's work, as its annual report counts it. */
export interface AnnualNumbers {
  year: number;
  programmes: number;
  participants: number;
  /** Those who handed in their final work. */
  finished: number;
}

/** Newest first; the running year is counted when it is over. */
export const ANNUAL: AnnualNumbers[] = [
  { year: 2025, programmes: 5, participants: 231, finished: 196 },
  { year: 2024, programmes: 4, participants: 164, finished: 132 },
  { year: 2023, programmes: 2, participants: 71, finished: 58 },
];
