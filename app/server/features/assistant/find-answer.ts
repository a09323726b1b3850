import type { Visit } from "../../visit";
import type { AnswerRun } from "./answer-run";
import { answerRuns } from "./answer-runs";
import { knownChat } from "./identity";

/** An answer that this visitor asked for, while it is written and a while after; null for anybody else's, one that is over, or another machine's. */
export async function findAnswer(visit: Visit, request: Request, id: string): Promise<AnswerRun | null> {
  const chat = await knownChat(visit, request);
  return chat && answerRuns.find(chat.identity.id, id);
}
