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
  // Not ended before its head is there: that makes the visitor known, and what was asked theirs.
  const first = await fetch("/Assistant/Stream", { method: "POST", body: form, headers }).catch(() => null);
  if (!first) throw new Error(OFFLINE);
  if (!isStream(first)) throw new Error(await messageOf(first));
  const run = first.headers.get("x-answer") ?? "";
  const reading: Reading = { last: "0", hasEnded: false, signal, tell };
  await readEvents(first, reading).catch(() => undefined);
  if (signal.aborted) await fetch(`/Assistant/Hentikan/${run}`, { method: "POST", body: form, keepalive: true }).catch(() => null);
  for (const pause of PAUSES) {
    if (reading.hasEnded || signal.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    const again = await fetch(`/Assistant/Stream?jawaban=${run}`, { headers: { ...headers, "Last-Event-ID": reading.last }, signal }).catch(
      () => null,
    );
    if (again?.status === 404) return;
    if (again && isStream(again)) await readEvents(again, reading).catch(() => undefined);
  }
  if (!reading.hasEnded) throw new Error(OFFLINE);
}

const isStream = (response: Response) => response.ok && (response.headers.get("content-type") ?? "").startsWith("text/event-stream");

async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  return body?.message || OFFLINE;
}

interface Reading {
  /** Number of the last event that came. */
  last: string;
  hasEnded: boolean;
  signal: AbortSignal;
  tell: (event: AnswerEvent) => void;
}

async function readEvents(response: Response, reading: Reading) {
  const { signal, tell } = reading;
  const parser = createParser({
    onEvent({ id, event, data }) {
      if (id !== undefined) reading.last = id;
      const told = { type: event, ...JSON.parse(data) } as AnswerEvent;
      if (told.type === "end") reading.hasEnded = true;
      tell(told);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  const leave = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
    parser.feed(decoder.decode(piece.value, { stream: true }));
}
