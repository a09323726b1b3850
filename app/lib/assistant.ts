import { z } from "zod";

export const questionField = z
  .string({ error: "Tulis pertanyaan Anda, 2-2.000 karakter" })
  .trim()
  .min(2, "Tulis pertanyaan Anda, 2-2.000 karakter")
  .max(2000, "Pertanyaan paling banyak 2.000 karakter");

/** Conversation id from a URL. An invalid one counts as absent. */
export const conversationField = z
  .string()
  .regex(/^[\w.:~-]{1,200}$/)
  .optional()
  .catch(undefined);

export const askFields = z.object({
  query: questionField,
  /** Empty starts a new conversation. */
  conversation: z
    .string()
    .regex(/^[\w.:~-]{0,200}$/)
    .catch("")
    .optional(),
});

/** Reasons for a negative vote (designs B6). */
export const VOTE_REASONS = ["salah", "tidak lengkap", "tidak sopan", "lainnya"] as const;

export const voteFields = z.object({
  value: z.enum(["up", "down"], { error: "Pilih membantu atau tidak" }),
  reason: z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.enum(VOTE_REASONS, { error: "Pilih salah satu alasan" }).optional(),
  ),
  comment: z.string().trim().max(500, "Komentar paling banyak 500 karakter").default(""),
});

export interface SourceView {
  /** Number of the citation `[1]` in the text. */
  number: number;
  title: string;
  url: string;
}

/** `cut`: interrupted, the partial text is stored. `failed`: no text arrived. */
export type AnswerStatus = "done" | "cut" | "failed";

/** Events of an answer stream, in this order. Only `end` is guaranteed. */
export type AnswerEvent =
  | { type: "begun"; conversationId: string; messageId: string }
  | { type: "text"; text: string }
  | { type: "end"; status: AnswerStatus; sources: SourceView[]; message: string | null };

export interface ExchangeView {
  id: string;
  question: string;
  answer: string;
  sources: SourceView[];
  status: AnswerStatus | "streaming";
  vote: "up" | "down" | null;
  /** "" if unknown. */
  at: string;
}
