import type { z } from "zod";
import { type QuestionDraft, questionDraftSchema } from "~/lib/question-draft";

export interface ImportMessage {
  /** From 1. */
  line: number;
  message: string;
}

/** Readable questions of a file, and what is wrong with the rest. */
export interface ImportResult {
  items: { line: number; draft: QuestionDraft }[];
  /** Questions that are left out. */
  problems: ImportMessage[];
  /** What was changed in order to read a question. */
  notes: ImportMessage[];
}

/** A question that cannot be read; its message says what to write. */
export class ImportProblem extends Error {
  override name = "ImportProblem";
}

export const createImportResult = (): ImportResult => ({ items: [], problems: [], notes: [] });

/** Adds what `read` returns, or the reason why it cannot be used. */
export function collect(
  result: ImportResult,
  line: number,
  read: (note: (message: string) => void) => z.input<typeof questionDraftSchema>,
): void {
  const notes: string[] = [];
  try {
    const parsed = questionDraftSchema.safeParse(read((message) => notes.push(message)));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new ImportProblem(issue?.message ?? "Soal ini belum lengkap");
    }
    result.items.push({ line, draft: parsed.data });
    result.notes.push(...notes.map((message) => ({ line, message })));
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    result.problems.push({ line, message: error.message });
  }
}
