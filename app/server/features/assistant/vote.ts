import type { z } from "zod";
import type { voteFields } from "~/lib/assistant";
import { AppError } from "../../app-error";
import { HostError } from "../../hosts/host-contract";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { isNotFound } from "../required";
import { requireFound, withExistingChat } from "./chat-identity";

const STILL_WRITING_MESSAGE =
  "Jawaban ini masih ditulis. Tunggu sampai selesai, lalu kirim penilaian sekali lagi.";

/**
 * The exchange to rate, with its current vote.
 * @returns null if no conversation is named or it cannot be read
 * @throws AppError not-found for another visitor's conversation
 */
export async function getRatedExchange(
  context: RequestContext,
  messageId: string,
  conversationId: string | undefined,
) {
  if (conversationId === undefined) return null;
  try {
    const { data } = requireFound(
      await withExistingChat(context, ({ assistant }) =>
        assistant.listMessages({ params: { id: conversationId }, query: { page: 1, perPage: 50 } }),
      ),
    );
    const message = data.items.find(({ id }) => id === messageId);
    return message
      ? { question: message.query, answer: message.response.value, vote: message.vote }
      : null;
  } catch (error) {
    if (isNotFound(error)) throw new AppError("not-found");
    if (!(error instanceof HostError)) throw error;
    return null;
  }
}

/** Rates an answer or changes its rating (CHT14). @throws AppError not-found for another visitor's message */
export const vote = (
  context: RequestContext,
  messageId: string,
  body: z.output<typeof voteFields>,
): Promise<ActionResult> =>
  attempt(
    context,
    { fields: ["value", "reason", "comment"], messages: { 409: STILL_WRITING_MESSAGE } },
    async () =>
      requireFound(
        await withExistingChat(context, ({ assistant }) =>
          assistant.vote({ params: { id: messageId }, body }),
        ),
      ),
  );
