import { createHash } from "node:crypto";

export interface InlineHashes {
  /** Distinct CSP sources such as `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

/** React escapes `>` in attributes, so a tag ends at its first `>`. */
const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Data blocks are not executed (HTML 4.12.1) and need no hash. */
const EXECUTABLE_TYPE =
  /\stype\s*=\s*["']?(?:module|text\/javascript|application\/javascript|importmap|speculationrules)["'\s>]/i;
const TYPE_ATTRIBUTE = /\stype\s*=/i;

const toCspHash = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** Hashes that allow exactly the inline scripts and styles of this document. */
export function getInlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = "", attributes = "", text = ""] of html.matchAll(INLINE_ELEMENT)) {
    if (text === "") continue;
    if (name.toLowerCase() === "style") styles.add(toCspHash(text));
    else if (
      !/\ssrc\s*=/i.test(attributes) &&
      (!TYPE_ATTRIBUTE.test(attributes) || EXECUTABLE_TYPE.test(`${attributes}>`))
    )
      scripts.add(toCspHash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
