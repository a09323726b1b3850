import { htmlOf } from "~/lib/light-marks";

const escaped = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/(?<!^)>/gm, "&gt;");

/** HTML of a lesson's text: the light marks of `htmlOf`, but `<` is a character and lines that begin with `> ` are code. */
export function lessonHtml(text: string, slug: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => (block.startsWith("> ") ? codeBlock(escaped(block)) : htmlOf(escaped(block), slug)))
    .join("");
}

const codeBlock = (block: string) =>
  `<pre><code>${block
    .split("\n")
    .map((line) => line.trimStart().replace(/^> /, ""))
    .join("\n")}</code></pre>`;
