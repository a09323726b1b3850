/**
 * Renders a Markdown subset to HTML without escaping, for built-in content only, never for user
 * input. A blank line ends a block; `## ` heading, `- ` and `1. ` lists, `> ` quote, `! ` figure
 * with caption.
 * @param slug seed of the generated pictures, with their number appended
 */
export function renderMarkup(text: string, slug: string): string {
  let pictures = 0;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block.startsWith("! ")
        ? renderFigure(block.slice(2), `${slug}-${++pictures}`)
        : renderBlock(block),
    )
    .join("");
}

/** The generated picture is decorative, so the caption carries the meaning. */
const renderFigure = (caption: string, slug: string) =>
  `<figure><img src="/cover/post/${slug}.svg" alt="" width="1200" height="675" /><figcaption>${caption}</figcaption></figure>`;

const NUMBERED_ENTRY = /^\d+\. /;

function renderBlock(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  if (text.startsWith("## ")) return `<h2>${text.slice(3)}</h2>`;
  if (lines.every((line) => line.startsWith("- ")))
    return `<ul>${renderListItems(lines, /^- /)}</ul>`;
  if (lines.every((line) => NUMBERED_ENTRY.test(line)))
    return `<ol>${renderListItems(lines, NUMBERED_ENTRY)}</ol>`;
  if (text.startsWith("> "))
    return `<blockquote>${lines.map((line) => line.replace(/^> /, "")).join(" ")}</blockquote>`;
  return `<p>${lines.join(" ")}</p>`;
}

const renderListItems = (lines: string[], marker: RegExp) =>
  lines.map((line) => `<li>${line.replace(marker, "")}</li>`).join("");
