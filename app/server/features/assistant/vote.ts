import type { z } from "zod";
import type { voteFields } from "~/lib/assistant";
import { AppError } from "../../app-error";
import type { Refusal } from "../../form-post";
import { HostError } from "../../hosts/define";
import type { Visit } from "../../visit";
import { isMissing } from "../read";
import { refusalOf } from "../refusal";
import { asKnownVisitor, required } from "./identity";

const WRITING = "Jawaban ini masih ditulis. Tunggu sampai selesai, lalu kirim penilaian sekali lagi.";

/** An exchange that the visitor rates, with the vote so far. Null where the conversation is not named or not read. */
export async function ratedExchange(visit: Visit, request: Request, messageId: string, conversationId: string | undefined) {
  if (conversationId === undefined) return null;
  try {
    const found = required(
      await asKnownVisitor(visit, request, ({ assistant }) =>
        assistant.listMessages({ params: { id: conversationId }, query: { page: 1, perPage: 50 } }),
      ),
    );
    const message = found.data.items.find(({ id }) => id === messageId);
    return message ? { question: message.query, answer: message.response.value, vote: message.vote } : null;
  } catch (error) {
    if (isMissing(error)) throw new AppError("not-found");
    if (!(error instanceof HostError)) throw error;
    return null;
  }
}

/** Rates an answer, or changes the rating (CHT14). @throws AppError not-found for another visitor's message */
export async function vote(
  visit: Visit,
  request: Request,
  messageId: string,
  body: z.output<typeof voteFields>,
): Promise<{ ok: true } | ({ ok: false } & Refusal)> {
  try {
    required(await asKnownVisitor(visit, request, ({ assistant }) => assistant.vote({ params: { id: messageId }, body })));
    return { ok: true };
  } catch (error) {
    if (error instanceof AppError) throw error;
    return { ok: false, ...refusalOf(visit, error, { fields: ["value", "reason", "comment"], texts: { 409: WRITING } }) };
  }
}
