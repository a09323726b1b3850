/** Positions of the given characters that no backslash precedes. */
export function findMarks(text: string, marks: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === "\\") at++;
    else if (marks.includes(character)) found.push(at);
  }
  return found;
}

/** Position of a mark of several characters, such as "####"; -1 without it. */
export const findMark = (text: string, mark: string): number =>
  findMarks(text, mark.charAt(0)).find((at) => text.startsWith(mark, at)) ?? -1;

/** Text before and after a mark; the second is null without it. */
export function splitOnce(text: string, mark: string): [before: string, after: string | null] {
  const at = findMark(text, mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Backslashes before characters that mean something in GIFT; `\n` is a line break. */
export const unescapeGift = (text: string): string =>
  text.replace(/\\([~=#{}:>\\n])/g, (_, character: string) =>
    character === "n" ? "\n" : character,
  );

/** An arrow would make a pair of an option: Moodle knows no escape for it, `-\>` is ours. */
export const escapeGift = (text: string): string =>
  text
    .replace(/[~=#{}:\\]/g, "\\$&")
    .replaceAll("->", "-\\>")
    .replaceAll("\n", "\\n");

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/;

/** A text whose own beginning looks like a format is preceded by one. */
export const escapeText = (text: string): string =>
  `${FORMAT.test(text) ? "[plain]" : ""}${escapeGift(text)}`;

/** Plain text of a GIFT text with or without a format. */
export function readText(text: string): string {
  const [prefix = "", format] = FORMAT.exec(text) ?? [];
  const plain = unescapeGift(text.slice(prefix.length).trim());
  return (format === "html" ? toPlainText(plain) : plain).trim();
}

const ENTITIES: Record<string, string> = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  amp: "&",
};

const toPlainText = (html: string) =>
  html
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:#(\d{1,6})|(lt|gt|quot|apos|nbsp|amp));/g, (_, code?: string, name = "") =>
      code === undefined ? (ENTITIES[name] ?? "") : String.fromCodePoint(Number(code)),
    )
    .replace(/\n{3,}/g, "\n\n");

/** `[tag:html]` in the comments above a question, as Moodle writes tags. */
export const formatDirective = (name: string, value: string): string =>
  `[${name}:${value.replace(/[\\[\]]/g, "\\$&").replaceAll("\n", "\\n")}]`;

/** Values of the directives in a comment, by name. */
export function readDirectives(comment: string): { name: string; value: string }[] {
  return [...comment.matchAll(/\[([a-z]+):((?:\\.|[^\\[\]])*)\]/g)].map(
    ([, name = "", value = ""]) => ({
      name,
      value: value.replace(/\\(.)/g, (_, character: string) =>
        character === "n" ? "\n" : character,
      ),
    }),
  );
}
