import type { AnswerStream } from "../../answers/answer-stream";
import type { RequestContext } from "../../request/context";
import { findChat } from "./chat-identity";

/** A stream that this visitor started; null if it is another's, expired, or in another process. */
export async function findAnswerStream(
  context: RequestContext,
  id: string,
): Promise<AnswerStream | null> {
  const chat = await findChat(context);
  return chat && context.answers.streams.find(chat.identity.id, id);
}
