import { formatIsoDate } from "~/lib/dates";
import type { Queryable } from "../../kit/context";
import { nextSequenceNumber } from "../../kit/sequences";

interface ReferenceSeries {
  tenantId: string;
  /** Such as `LAMARAN`. */
  prefix: string;
  sequence: string;
  /** UTC ms; numbers restart every year. */
  now: number;
}

/** The next number of a series, such as `LAMARAN-2026-000123`. */
export async function nextReferenceNumber(
  trx: Queryable,
  { tenantId, prefix, sequence, now }: ReferenceSeries,
): Promise<string> {
  const year = formatIsoDate(now).slice(0, 4);
  const number = await nextSequenceNumber(trx, tenantId, `${sequence}-${year}`);
  return `${prefix}-${year}-${String(number).padStart(6, "0")}`;
}
