import type { SeedPost } from "./types";

type Sketch = Omit<SeedPost, "kind" | "tenants" | "content" | "published"> & { tenants: string; daysAgo: number; body: string };

/** Every tenant with a landing of its own kind shows the general posts too. */
const GENERAL = ["main", "default", "demo"];

/**
 * A blog post written shortly. The body is text with light marks: a blank line ends a paragraph, `## ` begins a heading,
 * `- ` a list entry, `> ` a quotation. @param sketch `tenants` are further tenants beside the general ones, by spaces
 */
export function post({ tenants, daysAgo, body, ...rest }: Sketch): SeedPost {
  return {
    ...rest,
    kind: "blog",
    tenants: [...new Set([...GENERAL, ...tenants.split(" ").filter(Boolean)])],
    content: body
      .trim()
      .split(/\n\s*\n/)
      .map(block)
      .join(""),
    published: { day: -daysAgo, hour: 8 },
  };
}

function block(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  if (text.startsWith("## ")) return `<h2>${text.slice(3)}</h2>`;
  if (lines.every((line) => line.startsWith("- "))) return `<ul>${lines.map((line) => `<li>${line.slice(2)}</li>`).join("")}</ul>`;
  if (text.startsWith("> ")) return `<blockquote>${lines.map((line) => line.replace(/^> /, "")).join(" ")}</blockquote>`;
  return `<p>${lines.join(" ")}</p>`;
}
