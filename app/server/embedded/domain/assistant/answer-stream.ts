import type { ChatLine } from "../../../hosts/assistant/contract";
import type { HostContext } from "../../kit/context";
import type { Source } from "./compose-answer";
import { streamReply } from "./generate-reply";
import type { CreatedMessage } from "./start-message";

interface AnswerInput extends CreatedMessage {
  tenantId: string;
  question: string;
  signal: AbortSignal;
}

type AnswerStatus = "done" | "cut";

/**
 * Streams an answer as JSON lines (CHT3), one chunk per pull, so that a slow reader applies
 * backpressure to the model. The text is saved on completion, disconnect and model failure.
 */
export function streamAnswerLines(
  context: HostContext,
  { tenantId, question, history, messageId, conversationId, signal }: AnswerInput,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const encodeLine = (fields: Omit<ChatLine, "message_id" | "id">) => {
    const line: ChatLine = { message_id: messageId, id: conversationId, ...fields };
    return encoder.encode(`${JSON.stringify(line)}\n`);
  };
  const abortController = new AbortController();
  const sources: Source[] = [];
  const chunks = streamReply(context, {
    tenantId,
    question,
    history,
    signal: abortController.signal,
    sources,
  });
  let answer = "";
  let hasBegun = false;
  let isSaved = false;

  const save = async (status: AnswerStatus) => {
    signal.removeEventListener("abort", handleDisconnect);
    if (isSaved) return;
    isSaved = true;
    await saveAnswer(context, { tenantId, messageId, answer, status, sources }).catch(
      (error: unknown) => context.log.error({ error, messageId }, "saving the answer failed"),
    );
  };
  const handleDisconnect = () => {
    abortController.abort();
    void save("cut");
  };
  signal.addEventListener("abort", handleDisconnect, { once: true });
  if (signal.aborted) handleDisconnect();

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!hasBegun) {
          hasBegun = true;
          return controller.enqueue(encodeLine({ text: "" }));
        }
        let status: AnswerStatus = "done";
        try {
          const { done, value } = await chunks.next();
          if (!done) {
            answer += value;
            return controller.enqueue(encodeLine({ text: value }));
          }
        } catch (error) {
          if (abortController.signal.aborted)
            return controller.error(abortController.signal.reason);
          context.log.warn({ error, messageId }, "answer aborted by a model error");
          status = "cut";
        }
        await save(status);
        controller.enqueue(encodeLine({ text: "", sources, status }));
        controller.close();
      },
      async cancel() {
        abortController.abort();
        await save("cut");
      },
    },
    { highWaterMark: 0 },
  );
}

interface StoredAnswer {
  tenantId: string;
  messageId: string;
  answer: string;
  status: AnswerStatus;
  sources: Source[];
}

/** Does nothing if the conversation was deleted in the meantime. */
async function saveAnswer(
  { db, clock }: HostContext,
  { tenantId, messageId, answer, status, sources }: StoredAnswer,
): Promise<void> {
  await db
    .updateTable("chat_messages")
    .set({ answer, status, sources: JSON.stringify(sources), finished_at: clock() })
    .where("lms_id", "=", tenantId)
    .where("id", "=", messageId)
    .where("status", "=", "streaming")
    .execute();
}
