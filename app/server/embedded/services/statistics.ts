import { createHmac, randomBytes } from "node:crypto";
import { isoDate } from "~/lib/dates";
import { COUNTERS, type statisticsOperations } from "../../hosts/services/statistics";
import { type HandlersOf, type HostContext, invalid } from "../context";
import { PROVINCES } from "../regions";
import { keptAddress } from "./click-address";
import { countAll } from "./counting";

/** Thirteen months (designs B9). */
const CLICKS_MS = 396 * 86_400_000;

/** Statistics and the click log (section 7, "Statistics and logging"). */
export function statisticsHandlers({ db, appSecret, clock }: HostContext): HandlersOf<typeof statisticsOperations> {
  return {
    recordStatistic: async ({ lmsId, body: { metric, provinceId } }) => {
      if (provinceId && !PROVINCES.some(({ id }) => id === provinceId)) throw invalid({ provinceId: "Pilih provinsi" });
      const month = isoDate(clock()).slice(0, 7);
      await db
        .insertInto("statistics_series")
        .values({ lms_id: lmsId, metric, month, province_id: provinceId, value: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["lms_id", "metric", "month", "province_id"])
            .doUpdateSet((eb) => ({ value: eb("statistics_series.value", "+", 1) })),
        )
        .execute();
      return { data: { month }, status: 201 };
    },

    getCounter: async ({ lmsId, query }) => {
      const counts = await countAll(db, lmsId);
      const asked = COUNTERS.filter((name) => query[name]);
      return { data: { ...Object.fromEntries(asked.map((name) => [name, counts[name]])), countedAt: clock() } };
    },

    logClick: async ({ lmsId, body: { from, to, type, timestamp, sessionId, tenantId } }) => {
      if (tenantId !== undefined && tenantId !== lmsId) throw invalid({ tenantId: "Tenant tidak sesuai" });
      const now = clock();
      // A clock that is wrong tells nothing.
      const told = Date.parse(timestamp);
      await db
        .insertInto("click_log")
        .values({
          ...{ lms_id: lmsId, id: randomBytes(12).toString("hex"), type, from_url: keptAddress(from), to_url: keptAddress(to) },
          session_hash: sessionId && createHmac("sha256", appSecret).update(`${lmsId} ${sessionId}`).digest("base64url").slice(0, 22),
          at: Math.abs(told - now) < 86_400_000 ? told : now,
        })
        .execute();
      return { data: null };
    },
  };
}

/** Job: removes clicks that are older than thirteen months. */
export async function sweepClickLog({ db, clock }: HostContext): Promise<void> {
  await db
    .deleteFrom("click_log")
    .where("at", "<", clock() - CLICKS_MS)
    .execute();
}
