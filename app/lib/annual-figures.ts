import { parseCount } from "./numbers";

export interface AnnualFigures {
  year: number;
  programs: number;
  participants: number;
  /** Participants who completed their program. */
  finished: number;
}

const LINE =
  /^(\d{4})\s*:\s*([\d.]+)\s*program,\s*([\d.]+)\s*peserta,\s*([\d.]+)\s*(?:selesai|tamat)$/i;

/** A line as its owner writes it, such as "2025: 5 program, 231 peserta, 196 selesai"; null if it reads otherwise. */
function parseLine(line: string): AnnualFigures | null {
  const [, year = "", ...counts] = LINE.exec(line) ?? [];
  const [programs, participants, finished] = counts.map((text) => {
    const count = parseCount(text);
    return count.kind === "number" ? count.value : Number.NaN;
  });
  if (!programs || !participants || finished === undefined || !(finished <= participants))
    return null;
  return { year: Number(year), programs, participants, finished };
}

const toLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads the figures of a tenant's years, newest first. Lines that read otherwise are left out. */
export const parseAnnualFigures = (text: string): AnnualFigures[] =>
  toLines(text)
    .flatMap((line) => parseLine(line) ?? [])
    .sort((a, b) => b.year - a.year);

/** The first line that `parseAnnualFigures` leaves out. */
export const findUnreadLine = (text: string): string | undefined =>
  toLines(text).find((line) => parseLine(line) === null);
