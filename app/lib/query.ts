import { z } from "zod";

/** Query values that visitors type or that old links hold: whatever does not fit counts as not given. */
export const pageQuery = z.coerce.number().int().min(1).max(10_000).catch(1);
export const searchQuery = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);
export const choiceQuery = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values).optional().catch(undefined);

/** Parses a page's query by a schema whose fields never fail; of a repeated name the last counts. */
export const readQuery = <T extends z.ZodObject>(schema: T, url: URL): z.output<T> => schema.parse(Object.fromEntries(url.searchParams));
