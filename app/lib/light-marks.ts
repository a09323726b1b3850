/**
 * HTML of a text with light marks, for content that is written in this project and never by a visitor: nothing is escaped. A blank line
 * ends a paragraph, `## ` begins a heading, `- ` a list entry, `1. ` a numbered one, `> ` a quotation, `! ` a drawn picture with its caption.
 * @param slug pictures are drawn from it and their number
 */
export function htmlOf(text: string, slug: string): string {
  let pictures = 0;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => (part.startsWith("! ") ? figure(part.slice(2), `${slug}-${++pictures}`) : block(part)))
    .join("");
}

/** The caption says what the picture stands for; the picture itself is a pattern in the tenant's colours. */
const figure = (caption: string, slug: string) =>
  `<figure><img src="/cover/post/${slug}.svg" alt="" width="1200" height="675" /><figcaption>${caption}</figcaption></figure>`;

const NUMBER = /^\d+\. /;

function block(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  if (text.startsWith("## ")) return `<h2>${text.slice(3)}</h2>`;
  if (lines.every((line) => line.startsWith("- "))) return `<ul>${entries(lines, /^- /)}</ul>`;
  if (lines.every((line) => NUMBER.test(line))) return `<ol>${entries(lines, NUMBER)}</ol>`;
  if (text.startsWith("> ")) return `<blockquote>${lines.map((line) => line.replace(/^> /, "")).join(" ")}</blockquote>`;
  return `<p>${lines.join(" ")}</p>`;
}

const entries = (lines: string[], mark: RegExp) => lines.map((line) => `<li>${line.replace(mark, "")}</li>`).join("");
