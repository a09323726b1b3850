import { z } from "zod";

/**
 * Rows that a database created. It answers them as a list, the only one bare, or, as PostgREST does unless asked
 * otherwise, nothing at all.
 */
export const createdRows = <Row extends z.ZodType>(row: Row) =>
  z.preprocess(
    (rows) => (rows === null || rows === undefined ? [] : Array.isArray(rows) ? rows : [rows]),
    z.array(row),
  );

/** A column as text; an id may be a number. "" if the database does not answer it. */
export const textColumn = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ""));
