import { createHash } from "node:crypto";
import type { AnswerAccess } from "../../answers/answer-access";
import { AnswerError } from "../../answers/answer-error";
import type { AnswerStream } from "../../answers/answer-stream";
import type { FormError } from "../../forms/read-form";
import { HostError } from "../../hosts/host-contract";
import type { RequestContext } from "../../request/context";
import { setChatMemory } from "../../session/chat-cookies";
import type { ActionResult } from "../action-result";
import { toFormError } from "../form-error";
import { getRetryAfterMinutes } from "../retry-after";
import { getAnswerAccess } from "./answer-access";
import { type Chat, isUnauthorized, withChat } from "./chat-identity";
import { loadChatMemory } from "./chat-memory";

interface Question {
  query: string;
  /** Undefined starts a conversation (CHT1). */
  conversationId: string | undefined;
  /** Deduplicates repeated submissions of the form. */
  idempotencyKey: string;
  /** How long to wait for the host to accept the question, in ms. */
  maxWaitMs: number;
}

const CONVERSATION_GONE_MESSAGE =
  "Percakapan ini sudah tidak ada. Tekan “Percakapan baru”, lalu kirim pertanyaan Anda sekali lagi.";
const UNREACHABLE_MESSAGE = "Asisten belum dapat dihubungi. Coba lagi beberapa saat lagi.";

type AskResult = ActionResult<{ stream: AnswerStream }>;

/** Asks the assistant, once per idempotency key: a second click gets the first one's stream and cookies. */
export async function ask(context: RequestContext, question: Question): Promise<AskResult> {
  const { recentQuestions } = context.answers;
  const key = getQuestionKey(context, question);
  let recent = recentQuestions.get(key);
  if (!recent) {
    recent = { stream: sendQuestion(context, question), cookies: context.cookies };
    recentQuestions.set(key, recent);
  }
  try {
    const stream = await recent.stream;
    if (recent.cookies !== context.cookies) context.cookies.copyChanges(recent.cookies);
    return { ok: true, stream };
  } catch (error) {
    recentQuestions.delete(key);
    return { ok: false, ...toAskError(context, error) };
  }
}

const getQuestionKey = ({ tenant, session }: RequestContext, question: Question): string =>
  createHash("sha256")
    .update(JSON.stringify([tenant.tenantId, session?.id, question.idempotencyKey, question.query]))
    .digest("base64url");

/** @throws HostError if the host rejects the question before its answer starts */
const sendQuestion = (context: RequestContext, question: Question): Promise<AnswerStream> =>
  withChat(context, async (chat) => {
    const stream = startAnswer(
      context,
      { ...chat, access: getAnswerAccess(context, chat) },
      question,
    );
    await stream.waitForIds(question.maxWaitMs);
    if (stream.failure) throw stream.failure;
    await rememberQuestion(context, chat, { stream, question });
    return stream;
  });

function startAnswer(
  context: RequestContext,
  { identity, access }: Chat & { access: AnswerAccess | undefined },
  { query, conversationId }: Question,
): AnswerStream {
  const options = {
    question: query,
    log: context.log,
    openUpstream: (signal: AbortSignal) =>
      context
        .hostsForAssistant({ chatToken: identity.token, signal })
        .assistant.chat({
          body: {
            workspace_id: identity.workspaceId,
            query,
            ...(conversationId && { conversation_id: conversationId }),
          },
        })
        .catch((error: unknown) => {
          throw error instanceof HostError
            ? new AnswerError(toAskError(context, error).message, error)
            : error;
        }),
  };
  return context.answers.streams.start(identity.id, options, access);
}

async function rememberQuestion(
  context: RequestContext,
  { identity }: Chat,
  { stream, question }: { stream: AnswerStream; question: Question },
): Promise<void> {
  const { memory } = await loadChatMemory(context, identity.id);
  const isFirst = question.conversationId === undefined;
  const current = question.conversationId ?? stream.ids?.conversationId ?? null;
  const pending = isFirst
    ? { run: stream.id, question: question.query, ids: stream.ids }
    : memory.pending;
  await setChatMemory(context, { ...memory, current, pending });
}

function toAskError(context: RequestContext, error: unknown): FormError {
  if (error instanceof HostError && error.status === 404)
    return { status: 409, message: CONVERSATION_GONE_MESSAGE, fields: {} };
  if (error instanceof HostError && error.status === 429) {
    return {
      status: 429,
      message: `Batas pertanyaan tercapai. Anda dapat bertanya lagi dalam ${getRetryAfterMinutes(error)} menit.`,
      fields: {},
    };
  }
  // The host rejects our token: signing in would not help the visitor.
  if (isUnauthorized(error)) return { status: 503, message: UNREACHABLE_MESSAGE, fields: {} };
  return toFormError(context, error, { fields: ["query"] });
}
