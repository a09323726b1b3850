import { setTimeout as pause } from "node:timers/promises";
import { removeUnsafeCharacters } from "~/lib/plain-text";
import type { ChatPassage } from "../../../adapters/chat-model";
import { warnOncePerMinute } from "../../../log/limited-log";
import type { HostContext } from "../../kit/context";
import { getSiteIndex } from "../search/index-cache";
import type { MatchedPage } from "../search/site-index";
import { readSettings } from "../tenants/settings";
import { composeAnswer, type Source, toSources } from "./compose-answer";
import { retrievePages } from "./retrieve";
import type { Exchange } from "./start-message";
import { stripLinks } from "./strip-links";

/** Paced, so that readers can follow and stop the answer. */
const WORDS_PER_CHUNK = 2;
const CHUNK_DELAY_MS = 20;
/** In characters. */
const MAX_PASSAGE_LENGTH = 2_400;

interface ReplyInput {
  tenantId: string;
  question: string;
  history: Exchange[];
  /** Also aborts the model call. */
  signal: AbortSignal;
  /** Output parameter, filled before the last chunk. */
  sources: Source[];
}

/**
 * Streams an answer from the tenant's published content: by the model if one is configured, by
 * quotation otherwise and if the model fails before its first word.
 * @throws the signal's reason, or the model's error after its first word
 */
export async function* streamReply(
  context: HostContext,
  input: ReplyInput,
): AsyncGenerator<string, void> {
  const { tenantId, question, history, signal, sources } = input;
  const [index, { title: siteName }] = await Promise.all([
    getSiteIndex(context, tenantId),
    readSettings(context.db, tenantId),
  ]);
  signal.throwIfAborted();
  const pages = retrievePages(index, question, history);
  if (context.ports.model && (yield* streamModelReply(context, { ...input, pages, siteName })))
    return;
  const composed = composeAnswer({ question, pages, index, siteName });
  sources.push(...composed.sources);
  for (const chunk of splitIntoChunks(composed.text)) {
    yield chunk;
    await pause(CHUNK_DELAY_MS, undefined, { signal });
  }
}

interface ModelReplyInput extends ReplyInput {
  pages: readonly MatchedPage[];
  siteName: string;
}

/** @returns false if the model produced no text */
async function* streamModelReply(
  { ports, log }: HostContext,
  { question, history, signal, sources, pages, siteName }: ModelReplyInput,
): AsyncGenerator<string, boolean> {
  let text = "";
  try {
    if (!ports.model) return false;
    const chunks = ports.model.answer({
      siteName,
      question,
      history,
      passages: pages.map(toPassage),
      signal,
    });
    for await (const chunk of stripLinks(toSafeText(chunks))) {
      signal.throwIfAborted();
      if (chunk === "") continue;
      text += chunk;
      yield chunk;
    }
  } catch (error) {
    if (text !== "" || signal.aborted) throw error;
    warnOncePerMinute(log, "model", {
      message: "model failed before its first word, answering by quotation",
      fields: { error },
    });
    return false;
  }
  const candidates = toSources(pages);
  const cited = candidates.filter(({ number }) => text.includes(`[${number}]`));
  sources.push(...(cited.length > 0 ? cited : candidates.slice(0, 2)));
  return text !== "";
}

/** Before links are looked for, which invisible characters could hide. */
async function* toSafeText(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const chunk of chunks) yield removeUnsafeCharacters(chunk);
}

/** One passage per page, so that `[1]` in the reply refers to the first source. */
function toPassage({ document: { title, url, summary }, passages }: MatchedPage): ChatPassage {
  const text = [summary, ...passages.map((passage) => passage.text)].filter(Boolean).join("\n");
  return { title, url, text: text.slice(0, MAX_PASSAGE_LENGTH) };
}

/** Chunks of two words, each with its leading whitespace. */
export function splitIntoChunks(text: string): string[] {
  const words = text.match(/\s*\S+/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / WORDS_PER_CHUNK) }, (_, index) =>
    words.slice(index * WORDS_PER_CHUNK, (index + 1) * WORDS_PER_CHUNK).join(""),
  );
}
