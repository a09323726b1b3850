import { createParser } from "eventsource-parser";
import type { AnswerEvent } from "~/lib/assistant";

const OFFLINE_MESSAGE = "Koneksi terputus. Pertanyaan Anda aman, coba lagi.";
const RETRY_DELAYS_MS = [300, 1_000, 3_000];

/**
 * Sends a question and reads its answer to the end, resuming after the last event if the connection breaks.
 * @throws Error with a message for the visitor
 */
export async function streamAnswer(
  form: FormData,
  signal: AbortSignal,
  onEvent: (event: AnswerEvent) => void,
): Promise<void> {
  const headers = { Accept: "text/event-stream, application/json" };
  // Not aborted before the response headers: their cookies make the answer the visitor's.
  const response = await fetch("/Assistant/Stream", { method: "POST", body: form, headers }).catch(
    () => null,
  );
  if (!response) throw new Error(OFFLINE_MESSAGE);
  if (!isEventStream(response)) throw new Error(await readErrorMessage(response));
  const streamId = response.headers.get("x-answer") ?? "";
  const state: StreamState = { lastEventId: "0", hasEnded: false, signal, onEvent };
  await readEvents(response, state).catch(() => undefined);
  if (signal.aborted)
    await fetch(`/Assistant/Hentikan/${streamId}`, {
      method: "POST",
      body: form,
      keepalive: true,
    }).catch(() => null);
  for (const delayMs of RETRY_DELAYS_MS) {
    if (state.hasEnded || signal.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const resumed = await fetch(`/Assistant/Stream?stream=${streamId}`, {
      headers: { ...headers, "Last-Event-ID": state.lastEventId },
      signal,
    }).catch(() => null);
    if (resumed?.status === 404) return;
    if (resumed && isEventStream(resumed)) await readEvents(resumed, state).catch(() => undefined);
  }
  if (!state.hasEnded) throw new Error(OFFLINE_MESSAGE);
}

const isEventStream = (response: Response) =>
  response.ok && (response.headers.get("content-type") ?? "").startsWith("text/event-stream");

async function readErrorMessage(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return body?.message || OFFLINE_MESSAGE;
}

interface StreamState {
  lastEventId: string;
  hasEnded: boolean;
  signal: AbortSignal;
  onEvent: (event: AnswerEvent) => void;
}

async function readEvents(response: Response, state: StreamState) {
  const { signal, onEvent } = state;
  const parser = createParser({
    onEvent({ id, event: type, data }) {
      if (id !== undefined) state.lastEventId = id;
      const event = { type, ...JSON.parse(data) } as AnswerEvent;
      if (event.type === "end") state.hasEnded = true;
      onEvent(event);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  const cancel = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel, { once: true });
  if (signal.aborted) cancel();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read())
    parser.feed(decoder.decode(chunk.value, { stream: true }));
}
