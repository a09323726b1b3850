export interface AnnualFigures {
  year: number;
  programs: number;
  participants: number;
  /** Participants who submitted their final project. */
  finished: number;
}

/** Newest first, completed years only. */
export const ANNUAL_FIGURES: AnnualFigures[] = [
  { year: 2025, programs: 5, participants: 231, finished: 196 },
  { year: 2024, programs: 4, participants: 164, finished: 132 },
  { year: 2023, programs: 2, participants: 71, finished: 58 },
];
