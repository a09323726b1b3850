import { setTimeout as pause } from "node:timers/promises";
import type { ChatPassage } from "../../adapters/chat-model";
import type { HostContext } from "../context";
import { findIndex } from "../search/find-index";
import type { FoundPage } from "../search/site-index";
import { readSetting } from "../setting-store";
import type { Exchange } from "./begin-message";
import { composeAnswer, type Source, toSources } from "./compose-answer";
import { retrieve } from "./retrieve";
import { withoutLinks } from "./without-links";

/** Two words every 20 ms: a reader sees the answer grow, and can stop it. */
const WORDS_AT_ONCE = 2;
const PAUSE_MS = 20;
/** How much of a page the model is given, in characters. */
const MOST_MATERIAL = 2_400;

interface Asked {
  lmsId: string;
  question: string;
  history: Exchange[];
  /** Ends the work, the model's too. */
  signal: AbortSignal;
  /** Filled as soon as they are known. */
  sources: Source[];
}

/**
 * An answer piece by piece, from the tenant's own published content only: the model's where there is one, else the content's own words, also
 * where the model fails before its first word. Rejects when the signal ends it, or the model breaks off.
 */
export async function* writeReply(context: HostContext, asked: Asked): AsyncGenerator<string, void> {
  const { lmsId, question, history, signal, sources } = asked;
  const [index, { title: siteName }] = await Promise.all([findIndex(context, lmsId), readSetting(context.db, lmsId)]);
  signal.throwIfAborted();
  const pages = retrieve(index, question, history);
  if (context.ports.model && (yield* modelReply(context, asked, pages, siteName))) return;
  const composed = composeAnswer({ question, pages, index, siteName });
  sources.push(...composed.sources);
  for (const piece of piecesOf(composed.text)) {
    yield piece;
    await pause(PAUSE_MS, undefined, { signal });
  }
}

/** @returns false when the model said nothing, and somebody else must answer */
async function* modelReply(
  { ports, log }: HostContext,
  { question, history, signal, sources }: Asked,
  pages: readonly FoundPage[],
  siteName: string,
): AsyncGenerator<string, boolean> {
  let text = "";
  try {
    if (!ports.model) return false;
    const pieces = ports.model.answer({ siteName, question, history, passages: pages.map(toPassage), signal });
    for await (const piece of withoutLinks(pieces)) {
      signal.throwIfAborted();
      if (piece === "") continue;
      text += piece;
      yield piece;
    }
  } catch (error) {
    if (text !== "" || signal.aborted) throw error;
    log.warn({ error }, "the model did not answer; the content answers for itself");
    return false;
  }
  const all = toSources(pages);
  const cited = all.filter(({ number }) => text.includes(`[${number}]`));
  sources.push(...(cited.length > 0 ? cited : all.slice(0, 2)));
  return text !== "";
}

/** One passage a page, so that the model's `[1]` is the first source. */
function toPassage({ document: { title, url, summary }, passages }: FoundPage): ChatPassage {
  const text = [summary, ...passages.map((passage) => passage.text)].filter(Boolean).join("\n");
  return { title, url, text: text.slice(0, MOST_MATERIAL) };
}

/** A text as its words come, with the space before each. */
export function piecesOf(text: string): string[] {
  const words = text.match(/\s*\S+/g) ?? [];
  return Array.from({ length: Math.ceil(words.length / WORDS_AT_ONCE) }, (_, at) =>
    words.slice(at * WORDS_AT_ONCE, (at + 1) * WORDS_AT_ONCE).join(""),
  );
}
