import { formatIsoDate } from "~/lib/dates";
import type { Queryable } from "./context";

/**
 * Next number of a tenant's sequence, from 1; gapless if called in the transaction of the numbered
 * row.
 */
export async function nextSequenceNumber(
  db: Queryable,
  tenantId: string,
  name: string,
): Promise<number> {
  const { value } = await db
    .insertInto("counters")
    .values({ lms_id: tenantId, name, value: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["lms_id", "name"])
        .doUpdateSet((eb) => ({ value: eb("counters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

interface ReferenceSeries {
  tenantId: string;
  /** Such as `LAMARAN`. */
  prefix: string;
  sequence: string;
  /** UTC ms; numbers restart every year. */
  now: number;
}

/** Next number of a series, such as `LAMARAN-2026-000123`. Holds the counter's lock until the transaction ends. */
export async function nextReferenceNumber(
  trx: Queryable,
  { tenantId, prefix, sequence, now }: ReferenceSeries,
): Promise<string> {
  const year = formatIsoDate(now).slice(0, 4);
  const number = await nextSequenceNumber(trx, tenantId, `${sequence}-${year}`);
  return `${prefix}-${year}-${String(number).padStart(6, "0")}`;
}
