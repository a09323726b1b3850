import { slugify } from "~/lib/slug";
import type { SeedClass } from "./types";

type Module = SeedClass["modules"][number];
type Type = Module["chapters"][number]["type"];

const TYPES: Record<string, Type> = {
  b: "text",
  v: "video",
  f: "file",
  k: "quiz",
  c: "code",
  t: "assignment",
};

/**
 * Parses modules in short notation: a title, then chapters such as "v12 Judul" (type and minutes; `*`
 * marks a free one). Types: b text, v video, f file, k quiz, c code, t assignment.
 */
export function modules(...parts: [title: string, ...chapters: string[]][]): Module[] {
  return parts.map(([title, ...chapters], at) => ({
    slug: slugify(title),
    title,
    order: at + 1,
    chapters: chapters.map((text) => {
      const [, kind = "", minutes = "", free, name = ""] =
        /^([bvfkct])(\d+)(\*)? (.+)$/.exec(text) ?? [];
      const type = TYPES[kind];
      if (!type) throw new Error(`a chapter that cannot be read: ${text}`);
      return {
        slug: slugify(name),
        title: name,
        type,
        minutes: Number(minutes),
        free: free !== undefined,
      };
    }),
  }));
}
