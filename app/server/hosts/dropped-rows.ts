import type { z } from "zod";

/** Rows of one answer that violate the contract and are left out. */
export interface DroppedRows {
  count: number;
  /** Place and reason of the first: `3.id: required`. */
  first: string;
}

/** Parsing is synchronous, so one collector serves the process. */
let collector: DroppedRows | null = null;

/** Runs a synchronous parse and returns its result with the rows that it left out, or null. */
export function collectDroppedRows<T>(parse: () => T): { result: T; dropped: DroppedRows | null } {
  const outer = collector;
  const own: DroppedRows = { count: 0, first: "" };
  collector = own;
  try {
    return { result: parse(), dropped: own.count > 0 ? own : null };
  } finally {
    collector = outer;
  }
}

/** Notes a row that is left out. */
export function dropRow(index: number, error: z.ZodError): void {
  if (!collector) return;
  const issue = error.issues[0];
  if (collector.count === 0)
    collector.first = `${[index, ...(issue?.path ?? [])].map(String).join(".")}: ${issue?.message}`;
  collector.count++;
}
