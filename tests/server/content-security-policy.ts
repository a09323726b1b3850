import { createHash } from "node:crypto";

export interface InlineElement {
  name: "script" | "style";
  nonce: string | undefined;
  src: string | undefined;
  text: string;
}

/** Executable scripts and styles of a document, as a browser finds them. */
export const listInlineElements = (html: string): InlineElement[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi)]
    .filter(([, , attributes = ""]) => !attributes.includes("application/ld+json"))
    .map(([, name = "", attributes = "", text = ""]) => ({
      name: name.toLowerCase() as InlineElement["name"],
      nonce: /\snonce="([^"]*)"/.exec(attributes)?.[1],
      src: /\ssrc="([^"]*)"/.exec(attributes)?.[1],
      text,
    }));

/** Whether a browser with this policy runs the element (CSP 3, 6.7.3). */
export function isAllowed(policy: string, { name, nonce, src, text }: InlineElement): boolean {
  const directives = new Map(
    policy.split(";").map((part) => {
      const [directive = "", ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );
  const sources = directives.get(`${name}-src`) ?? directives.get("default-src") ?? [];
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  if (src !== undefined) return src.startsWith("/") && sources.includes("'self'");
  const hash = createHash("sha256").update(text, "utf8").digest("base64");
  return sources.includes("'unsafe-inline'") || sources.includes(`'sha256-${hash}'`);
}
