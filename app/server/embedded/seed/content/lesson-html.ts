import { renderMarkup } from "~/lib/simple-markup";

const escaped = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/(?<!^)>/gm, "&gt;");

/** Light markup to HTML; `<` is a plain character and lines with `> ` are code. */
export function renderLesson(text: string, slug: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block.startsWith("> ") ? codeBlock(escaped(block)) : renderMarkup(escaped(block), slug),
    )
    .join("");
}

const codeBlock = (block: string) =>
  `<pre><code>${block
    .split("\n")
    .map((line) => line.trimStart().replace(/^> /, ""))
    .join("\n")}</code></pre>`;
