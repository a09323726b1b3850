import type { ChatLine } from "../../hosts/assistant/contract";
import type { HostContext } from "../context";
import type { BegunMessage } from "./begin-message";
import type { Source } from "./compose-answer";
import { writeReply } from "./write-reply";

interface Answering extends BegunMessage {
  lmsId: string;
  question: string;
  signal: AbortSignal;
}

/**
 * The answer's lines as they are read (CHT3): the next piece is asked for when the reader has taken the one before, so a slow reader holds
 * the model back. What was written is kept when the answer ends, when the reader leaves and when the model breaks off.
 */
export function answerStream(context: HostContext, answering: Answering): ReadableStream<Uint8Array> {
  const { lmsId, question, history, messageId, conversationId, signal } = answering;
  const encoder = new TextEncoder();
  const line = (rest: Omit<ChatLine, "message_id" | "id">) =>
    encoder.encode(`${JSON.stringify({ message_id: messageId, id: conversationId, ...rest } satisfies ChatLine)}\n`);
  const gone = new AbortController();
  const sources: Source[] = [];
  const pieces = writeReply(context, { lmsId, question, history, signal: gone.signal, sources });
  let [text, hasBegun, isKept] = ["", false, false];

  const keep = async (status: "done" | "cut") => {
    signal.removeEventListener("abort", leave);
    if (isKept) return;
    isKept = true;
    await keepAnswer(context, lmsId, messageId, { answer: text, status, sources }).catch((error: unknown) =>
      context.log.error({ error, messageId }, "an answer could not be kept"),
    );
  };
  const leave = () => {
    gone.abort();
    void keep("cut");
  };
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();

  return new ReadableStream<Uint8Array>(
    {
      async pull(out) {
        if (!hasBegun) {
          hasBegun = true;
          return out.enqueue(line({ text: "" }));
        }
        let status: "done" | "cut" = "done";
        try {
          const { done, value } = await pieces.next();
          if (!done) {
            text += value;
            return out.enqueue(line({ text: value }));
          }
        } catch (error) {
          if (gone.signal.aborted) return out.error(gone.signal.reason);
          context.log.warn({ error, messageId }, "an answer broke off");
          status = "cut";
        }
        await keep(status);
        out.enqueue(line({ text: "", sources, status }));
        out.close();
      },
      async cancel() {
        gone.abort();
        await keep("cut");
      },
    },
    { highWaterMark: 0 },
  );
}

/** The conversation may have been deleted meanwhile: then there is nothing to keep. */
async function keepAnswer(
  { db, clock }: HostContext,
  lmsId: string,
  messageId: string,
  { answer, status, sources }: { answer: string; status: "done" | "cut"; sources: Source[] },
): Promise<void> {
  await db
    .updateTable("chat_messages")
    .set({ answer, status, sources: JSON.stringify(sources), finished_at: clock() })
    .where("lms_id", "=", lmsId)
    .where("id", "=", messageId)
    .where("status", "=", "streaming")
    .execute();
}
