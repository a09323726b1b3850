import { slugify } from "./slug";

export const MAX_PAGE_TEXT_LENGTH = 20_000;

/** A paragraph, or a list with a hyphen before each item. */
export type TextBlock =
  | { key: number; kind: "paragraph"; text: string }
  | { key: number; kind: "list"; items: { key: number; text: string }[] };

interface TextSection {
  /** Anchor. */
  id: string;
  /** "" for what stands before the first heading. */
  title: string;
  blocks: TextBlock[];
}

/** A page as its owner writes it: a lead, then sections. */
export interface PageText {
  lead: string | null;
  sections: TextSection[];
}

export interface Question {
  question: string;
  answer: TextBlock[];
}

const HEADING = /^#{1,3}\s+(.*?)(?:\s+\{#([a-z][a-z0-9-]{0,60})\})?$/;
const LIST_ITEM = /^[-*•]\s+(.+)$/;

/**
 * Reads a plain subset of Markdown: `## ` headings, with `{#anchor}` if it must not change, paragraphs divided by empty
 * lines, and `- ` lists. The first paragraph before any heading is the lead. Nothing in it becomes markup.
 */
export function parsePageText(text: string): PageText {
  const sections: TextSection[] = [{ id: "isi", title: "", blocks: [] }];
  let key = 0;
  let open: TextBlock | null = null;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const [, title = "", anchor] = HEADING.exec(line) ?? [];
    const { blocks } = sections.at(-1) as TextSection;
    if (title) sections.push({ id: anchor ?? getFreeId(sections, title), title, blocks: [] });
    if (title || line === "") {
      open = null;
      continue;
    }
    const block = addLine(open, line, () => ++key);
    if (block !== open) blocks.push(block);
    open = block;
  }
  const [first] = sections[0]?.blocks ?? [];
  const lead = first?.kind === "paragraph" ? first.text : null;
  if (lead !== null) sections[0]?.blocks.shift();
  return { lead, sections: sections.filter(({ title, blocks }) => title || blocks.length > 0) };
}

function getFreeId(sections: TextSection[], title: string): string {
  const id = slugify(title) || "bagian";
  return sections.some((section) => section.id === id) ? `${id}-${sections.length}` : id;
}

/** The open block with the line added, or the new block that the line starts. */
function addLine(open: TextBlock | null, line: string, nextKey: () => number): TextBlock {
  const [, item] = LIST_ITEM.exec(line) ?? [];
  if (item !== undefined) {
    const list = open?.kind === "list" ? open : null;
    const entry = { key: nextKey(), text: item };
    if (!list) return { key: nextKey(), kind: "list", items: [entry] };
    list.items.push(entry);
    return list;
  }
  if (open?.kind !== "paragraph") return { key: nextKey(), kind: "paragraph", text: line };
  open.text += ` ${line}`;
  return open;
}

/** Questions as headings, each with its answer below. */
export const parseQuestions = (text: string): Question[] =>
  parsePageText(text).sections.flatMap(({ title, blocks }) =>
    title && blocks.length > 0 ? [{ question: title, answer: blocks }] : [],
  );

/** Without the anchors, which only the product's own texts need. */
export const hideAnchors = (text: string): string => text.replace(/ \{#[a-z][a-z0-9-]*\}$/gm, "");

export interface InlinePart {
  key: number;
  text: string;
  isStrong?: boolean;
  href?: string;
}

const INLINE = /\*\*([^*]{1,500})\*\*|\[([^[\]]{1,200})\]\(([^()\s]{1,500})\)/g;
/** Paths of this site, and addresses that do not run anything. */
const SAFE_HREF = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)/i;

/** Bold text and links of a line: `**tebal**`, `[teks](alamat)`. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, label, href = ""] = match;
    if (strong === undefined && !SAFE_HREF.test(href)) continue;
    if (match.index > at) parts.push({ key: at, text: text.slice(at, match.index) });
    const key = match.index;
    parts.push(
      strong === undefined
        ? { key, text: label ?? "", href }
        : { key, text: strong, isStrong: true },
    );
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ key: at, text: text.slice(at) });
  return parts;
}

/** The line's words without its markup. */
export const toPlainLine = (text: string): string =>
  parseInline(text)
    .map((part) => part.text)
    .join("");
