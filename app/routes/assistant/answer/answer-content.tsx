import { renderToStaticMarkup } from "react-dom/server";
import type { AnswerEvent } from "~/lib/assistant";
import { SECOND_MS } from "~/lib/time";
import type { AnswerStream } from "~/server/answers/answer-stream";
import type { Subscription } from "~/server/answers/subscription";
import type { StreamedContent } from "~/server/request/streamed-page";
import { AnswerFooter, AnswerPending } from "./answer-footer";

/** How long a page waits for the end of an answer before it links to the rest (designs B9). */
const MAX_WAIT_MS = 20 * SECOND_MS;

interface Options {
  /** Address of this page, which has the whole answer when loaded again. */
  href: string;
  canVote: boolean;
  maxWaitMs?: number;
}

/** An answer as HTML chunks: one paragraph that grows, then the footer. */
export function createAnswerContent(
  answer: AnswerStream,
  { href, canVote, maxWaitMs = MAX_WAIT_MS }: Options,
): StreamedContent {
  const deadline = performance.now() + maxWaitMs;
  let subscription: Subscription | undefined;
  let isParagraphOpen = false;
  let isOver = false;

  const openParagraph = () => {
    const html = isParagraphOpen ? "" : '<p class="whitespace-pre-wrap">';
    isParagraphOpen = true;
    return html;
  };
  const closeParagraph = () => {
    const html = isParagraphOpen ? "</p>" : "";
    isParagraphOpen = false;
    return html;
  };
  const toHtml = (event: AnswerEvent): string => {
    if (event.type === "begun") return "";
    if (event.type === "text") return openParagraph() + renderToStaticMarkup(event.text);
    isOver = true;
    return (
      closeParagraph() +
      renderToStaticMarkup(<AnswerFooter {...event} ids={answer.ids} canVote={canVote} />)
    );
  };

  return {
    async nextChunk() {
      if (isOver) return null;
      subscription ??= answer.subscribe(0);
      const events = await subscription.read(Math.max(0, deadline - performance.now()));
      if (events === null) return null;
      const html = events.map(({ event }) => toHtml(event)).join("");
      if (isOver) subscription.unsubscribe();
      else if (performance.now() >= deadline) {
        isOver = true;
        subscription.unsubscribe(true);
        return html + closeParagraph() + renderToStaticMarkup(<AnswerPending href={href} />);
      }
      return html;
    },
    unsubscribe: () => subscription?.unsubscribe(),
  };
}
