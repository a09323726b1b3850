import { z } from "zod";
import { createOptionalField } from "./shared-fields";

const MAX_MARKDOWN_LENGTH = 37_000;
/** Room for the markup that Markdown becomes. */
export const MAX_HTML_LENGTH = 4 * MAX_MARKDOWN_LENGTH;
const MAX_LINE_LENGTH = 200;

/** Optional Markdown; lines as the server's own texts have them, browsers send CRLF. */
export const markdownField = createOptionalField(
  z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n"))
    .pipe(z.string().max(MAX_MARKDOWN_LENGTH, "Paling panjang 37.000 huruf")),
);

const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[-*]\s+/, "").trim())
    .filter(Boolean);

/** One thing per line, optional. */
export const createLinesField = (maxLines: number) =>
  createOptionalField(
    z
      .string()
      .refine((text) => splitLines(text).length <= maxLines, `Paling banyak ${maxLines} baris`)
      .refine(
        (text) => splitLines(text).every((line) => line.length <= MAX_LINE_LENGTH),
        "Setiap baris paling panjang 200 huruf",
      )
      .transform(splitLines),
  );

/** The same lines as a host stores them. */
export const createStoredLines = (maxLines: number) =>
  z.array(z.string().min(1).max(MAX_LINE_LENGTH)).max(maxLines);
