import { askFields } from "~/lib/assistant";
import type { RouteHandle } from "~/lib/route-handle";
import type { AnswerStream } from "~/server/answers/answer-stream";
import { ask } from "~/server/features/assistant/ask";
import { createEventStream } from "~/server/features/assistant/event-stream";
import { findAnswerStream } from "~/server/features/assistant/find-answer-stream";
import { readForm } from "~/server/forms/read-form";
import { defineAction, defineLoader } from "~/server/request/define-route";

export const handle = { access: "public" } satisfies RouteHandle;

/** The response starts after this time at the latest, in ms. */
const MAX_WAIT_MS = 300;

/** The page's form, sent by script: responds with events, or with a JSON error. */
export const action = defineAction(handle, async (context, { request }) => {
  const posted = await readForm(context, request, askFields);
  if (!posted.ok) {
    const { result, message } = posted.result.data;
    return createErrorResponse(
      posted.result.init?.status ?? 422,
      message ?? Object.values(result?.error ?? {})[0]?.[0] ?? "",
    );
  }
  const { query, conversation } = posted.value;
  const outcome = await ask(context, {
    query,
    conversationId: conversation || undefined,
    idempotencyKey: posted.idempotencyKey,
    maxWaitMs: MAX_WAIT_MS,
  });
  if (!outcome.ok)
    return createErrorResponse(outcome.status, outcome.message ?? outcome.fields.query ?? "");
  return createStreamResponse(outcome.stream, 0);
});

/** Resumes an answer after the last event that the browser received. */
export const loader = defineLoader(handle, async (context, { request }) => {
  const stream = await findAnswerStream(context, context.url.searchParams.get("stream") ?? "");
  if (!stream) return createErrorResponse(404, "Jawaban ini sudah tersimpan dalam percakapan.");
  const lastId = Number(request.headers.get("last-event-id") ?? 0);
  return createStreamResponse(stream, Number.isSafeInteger(lastId) ? lastId : 0);
});

const createErrorResponse = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });

const createStreamResponse = (stream: AnswerStream, after: number) =>
  new Response(createEventStream(stream, after), {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "private, no-store, no-transform",
      // Prevents buffering by nginx and compatible proxies.
      "X-Accel-Buffering": "no",
      "X-Answer": stream.id,
    },
  });
