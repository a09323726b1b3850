import { askFields } from "~/lib/assistant";
import type { AnswerRun } from "~/server/features/assistant/answer-run";
import { ask } from "~/server/features/assistant/ask";
import { eventStream } from "~/server/features/assistant/event-stream";
import { findAnswer } from "~/server/features/assistant/find-answer";
import { readForm } from "~/server/form-post";
import { guarded } from "~/server/guarded";

/** The stream begins after this at the latest, whatever the assistant does: ms. */
const PATIENCE_MS = 300;

/** The page's own form, sent by its script: refused as JSON, answered as events. */
export const action = guarded(async (visit, { request }) => {
  const posted = await readForm(visit, request, askFields);
  if (!posted.ok) {
    const { result, message } = posted.answer.data;
    return refused(posted.answer.init?.status ?? 422, message ?? Object.values(result?.error ?? {})[0]?.[0] ?? "");
  }
  const { query, percakapan } = posted.value;
  const asked = await ask(visit, request, {
    query,
    conversationId: percakapan || undefined,
    key: posted.idempotencyKey,
    patienceMs: PATIENCE_MS,
  });
  if (!asked.ok) return refused(asked.status, asked.message ?? asked.fields.query ?? "");
  return streamed(asked.run, 0, asked.cookies);
});

/** The same answer again, from where a browser was cut off. */
export const loader = guarded(async (visit, { request }) => {
  const run = await findAnswer(visit, request, visit.url.searchParams.get("jawaban") ?? "");
  if (!run) return refused(404, "Jawaban ini sudah tersimpan dalam percakapan.");
  const last = Number(request.headers.get("last-event-id") ?? 0);
  return streamed(run, Number.isSafeInteger(last) ? last : 0, []);
});

const refused = (status: number, message: string) => Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });

function streamed(run: AnswerRun, after: number, cookies: readonly string[]): Response {
  const headers = new Headers({
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "private, no-store, no-transform",
    // Proxies that gather an answer before they hand it on would undo it.
    "X-Accel-Buffering": "no",
    "X-Answer": run.id,
  });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(eventStream(run, after), { headers });
}
