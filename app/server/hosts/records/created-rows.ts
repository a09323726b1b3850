import { z } from "zod";
import { isRecord, prepared, rows } from "../schemas";

/** The rows in an answer: bare, or in the envelope of the product's other hosts. */
const unwrapRows = (answer: unknown): unknown =>
  isRecord(answer) && "data" in answer && "status" in answer ? answer.data : answer;

/** Rows of a table; anything but a list is no answer, so that a total is never 0 by mistake. */
export const tableRows = <Row extends z.ZodType>(row: Row) =>
  prepared(unwrapRows, z.array(z.custom<z.input<Row>>(() => true)).pipe(rows(row)));

/**
 * Rows that a database created. It answers them as a list, the only one bare, or, as PostgREST does unless asked
 * otherwise, nothing at all.
 */
export const createdRows = <Row extends z.ZodType>(row: Row) =>
  prepared((answer) => {
    const created = unwrapRows(answer);
    return isRecord(created) ? [created] : created;
  }, rows(row));
