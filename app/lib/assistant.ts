import { z } from "zod";

/** A question, for the form that asks and for the host. */
export const questionField = z
  .string({ error: "Tulis pertanyaan Anda, 2-2.000 karakter" })
  .trim()
  .min(2, "Tulis pertanyaan Anda, 2-2.000 karakter")
  .max(2000, "Pertanyaan paling banyak 2.000 karakter");

/** A conversation named by an address; one that cannot be is as if none were. */
export const conversationField = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined);

/** The form that asks. */
export const askFields = z.object({
  query: questionField,
  /** The conversation it goes on with; none begins a new one. */
  percakapan: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .catch("")
    .optional(),
});

/** Why an answer was no good (designs B6), as a visitor chooses it. */
export const VOTE_REASONS = ["salah", "tidak lengkap", "tidak sopan", "lainnya"] as const;

/** A rating of an answer, for its form and for the host. */
export const voteFields = z.object({
  value: z.enum(["up", "down"], { error: "Pilih membantu atau tidak" }),
  reason: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(VOTE_REASONS, { error: "Pilih salah satu alasan" }).optional(),
  ),
  comment: z.string().trim().max(500, "Komentar paling banyak 500 karakter").default(""),
});

export interface SourceView {
  /** As it stands in the text: `[1]`. */
  number: number;
  title: string;
  url: string;
}

/** How an answer ended; `cut`: broken off, what was written is kept. `failed`: nothing came. */
export type AnswerEnd = "done" | "cut" | "failed";

/** What a page is told of an answer that is being written, in this order; each may be missing but the last. */
export type AnswerEvent =
  | { type: "begun"; conversationId: string; messageId: string }
  | { type: "text"; text: string }
  | { type: "end"; status: AnswerEnd; sources: SourceView[]; message: string | null };

/** A question and its answer, as a page shows them. */
export interface ExchangeView {
  id: string;
  question: string;
  answer: string;
  sources: SourceView[];
  status: AnswerEnd | "streaming";
  vote: "up" | "down" | null;
  at: string;
}
