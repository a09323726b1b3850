import { createParser } from "eventsource-parser";
import type { AnswerEvent } from "~/lib/assistant";

const OFFLINE = "Koneksi terputus. Pertanyaan Anda aman, coba lagi.";
/** How long to wait before each try to go on with an answer whose connection broke, in ms. */
const PAUSES = [300, 1_000, 3_000];

/**
 * Sends a question and reads its answer to the end; where the connection breaks it goes on behind the last event that came.
 * @throws Error with a sentence for the visitor
 */
export async function readAnswer(form: FormData, signal: AbortSignal, tell: (event: AnswerEvent) => void): Promise<void> {
  const headers = { Accept: "text/event-stream, application/json" };
  const first = await fetch("/Assistant/Stream", { method: "POST", body: form, headers, signal }).catch(() => null);
  if (!first) throw new Error(OFFLINE);
  if (!isStream(first)) throw new Error(await messageOf(first));
  const run = first.headers.get("x-answer") ?? "";
  const place = { last: "0", hasEnded: false };
  await readEvents(first, place, tell).catch(() => undefined);
  for (const pause of PAUSES) {
    if (place.hasEnded || signal.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const again = await fetch(`/Assistant/Stream?jawaban=${run}`, { headers: { ...headers, "Last-Event-ID": place.last }, signal }).catch(
      () => null,
    );
    if (again?.status === 404) return;
    if (again && isStream(again)) await readEvents(again, place, tell).catch(() => undefined);
  }
  if (!place.hasEnded) throw new Error(OFFLINE);
}

const isStream = (response: Response) => response.ok && (response.headers.get("content-type") ?? "").startsWith("text/event-stream");

async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return body?.message || OFFLINE;
}

async function readEvents(response: Response, place: { last: string; hasEnded: boolean }, tell: (event: AnswerEvent) => void) {
  const parser = createParser({
    onEvent({ id, event, data }) {
      if (id !== undefined) place.last = id;
      const told = { type: event, ...JSON.parse(data) } as AnswerEvent;
      if (told.type === "end") place.hasEnded = true;
      tell(told);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    parser.feed(decoder.decode(piece.value, { stream: true }));
}
