import { z } from "zod";

/** Query fields that treat a value that does not fit, such as one in an old link, as missing. */
export const pageQuery = z.coerce.number().int().min(1).max(10_000).catch(1);
export const searchQuery = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);
const ignoreInvalid = <Field extends z.ZodType>(field: Field) => field.optional().catch(undefined);
export const choiceQuery = <const T extends readonly [string, ...string[]]>(values: T) =>
  ignoreInvalid(z.enum(values));

/** Fields of a host contract or feature as optional query fields. */
export const toQueryFields = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, ignoreInvalid(field)]),
  ) as { [Name in keyof Fields]: z.ZodCatch<z.ZodOptional<Fields[Name]>> };

/** Parses a page's query by a schema whose fields never fail; the last of repeated names counts. */
export const readQuery = <T extends z.ZodObject>(schema: T, url: URL): z.output<T> =>
  schema.parse(Object.fromEntries(url.searchParams));
