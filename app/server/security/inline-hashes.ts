import { createHash } from "node:crypto";

export interface InlineHashes {
  /** CSP sources such as `'sha256-…'`, each once. */
  scripts: string[];
  styles: string[];
}

/** React writes `>` in attributes as an entity, so a tag ends at its first `>`; neither element's text can hold its own end tag. */
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** Data blocks are never run (HTML 4.12.1), so a policy has nothing to allow. */
const RUNS = /\stype\s*=\s*["']?(?:module|text\/javascript|application\/javascript|importmap|speculationrules)["'\s>]/i;
const HAS_TYPE = /\stype\s*=/i;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** The hashes that let exactly this page's own inline scripts and styles run. @param html a whole rendered document */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = "", attributes = "", text = ""] of html.matchAll(ELEMENT)) {
    if (text === "") continue;
    if (name.toLowerCase() === "style") styles.add(hash(text));
    else if (!/\ssrc\s*=/i.test(attributes) && (!HAS_TYPE.test(attributes) || RUNS.test(`${attributes}>`))) scripts.add(hash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
