import { renderToStaticMarkup } from "react-dom/server";
import type { AnswerEvent } from "~/lib/assistant";
import type { AnswerRun } from "~/server/features/assistant/answer-run";
import type { PagePieces } from "~/server/growing-page";
import { AnswerEnded, AnswerLater } from "./ended";

/** How long a page waits for an answer's end before it gives a link to it (designs B9), in ms. */
const PATIENCE_MS = 20_000;

interface Options {
  /** This page's own address: read again, it has the whole answer. */
  href: string;
  patienceMs?: number;
}

/** An answer as pieces of HTML: one paragraph that grows, then what follows from how it ended. */
export function answerPieces(run: AnswerRun, { href, patienceMs = PATIENCE_MS }: Options): PagePieces {
  const until = performance.now() + patienceMs;
  let reader: ReturnType<AnswerRun["join"]> | undefined;
  let isOpen = false;
  let isOver = false;

  const toHtml = (event: AnswerEvent): string => {
    if (event.type === "begun") return "";
    if (event.type === "text") {
      const opening = isOpen ? "" : '<p class="whitespace-pre-wrap">';
      isOpen = true;
      return opening + renderToStaticMarkup(event.text);
    }
    isOver = true;
    return closing() + renderToStaticMarkup(<AnswerEnded {...event} ids={run.ids} />);
  };
  const closing = () => {
    const html = isOpen ? "</p>" : "";
    isOpen = false;
    return html;
  };

  return {
    async next() {
      if (isOver) return null;
      reader ??= run.join(0);
      const events = await reader.read(Math.max(0, until - performance.now()));
      if (events === null) return null;
      const html = events.map(({ event }) => toHtml(event)).join("");
      if (isOver) reader.leave();
      else if (performance.now() >= until) {
        isOver = true;
        reader.leave(true);
        return html + closing() + renderToStaticMarkup(<AnswerLater href={href} />);
      }
      return html;
    },
    leave: () => reader?.leave(),
  };
}
