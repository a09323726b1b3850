import { toMonth } from "~/lib/months";
import type { ViewMetric } from "~/lib/view-metrics";
import { COUNTERS, type Counter } from "../../../hosts/services/statistics";
import { type HostContext, validationError } from "../../kit/context";
import { PROVINCES } from "../regions/regions";
import { readCounters } from "./counters";

interface RecordStatisticInput {
  tenantId: string;
  metric: ViewMetric;
  /** "" if unknown. */
  provinceId: string;
  count: number;
}

/** Adds to a metric of the current month. @throws ApiError 422 for an unknown province */
export async function recordStatistic(
  { db, clock }: HostContext,
  { tenantId, metric, provinceId, count }: RecordStatisticInput,
): Promise<{ month: string }> {
  if (provinceId && !PROVINCES.some(({ id }) => id === provinceId))
    throw validationError({ provinceId: "Pilih provinsi" });
  const month = toMonth(clock());
  await db
    .insertInto("statistics_series")
    .values({ lms_id: tenantId, metric, month, province_id: provinceId, value: count })
    .onConflict((conflict) =>
      conflict
        .columns(["lms_id", "metric", "month", "province_id"])
        .doUpdateSet((eb) => ({ value: eb("statistics_series.value", "+", count) })),
    )
    .execute();
  return { month };
}

/** Reads the selected counters (ENT16). */
export async function getCounters(
  { db, clock }: HostContext,
  tenantId: string,
  selected: Partial<Record<Counter, boolean | undefined>>,
): Promise<Partial<Record<Counter, number>> & { countedAt: number }> {
  const counts = await readCounters(db, tenantId);
  const names = COUNTERS.filter((name) => selected[name]);
  return {
    ...Object.fromEntries(names.map((name) => [name, counts[name]])),
    countedAt: clock(),
  };
}
