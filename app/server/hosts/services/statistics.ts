import { z } from "zod";
import { HOUR_MS } from "~/lib/time";
import { VIEW_METRICS } from "~/lib/view-metrics";
import type { Operation } from "../host-contract";
import { given, nested, nothing, optionalCount, optionalInstant, text } from "../schemas";

/** The ten filters of the counter (ENT16). */
export const COUNTERS = [
  "alumni",
  "cities",
  "cities_active",
  "cities_alumni",
  "schools",
  "schools_active",
  "schools_alumni",
  "students",
  "mentors",
  "programs",
] as const;
export type Counter = (typeof COUNTERS)[number];

/** Largest number of views in one call. */
export const MAX_RECORDED_VIEWS = 10_000;
export const CLICK_TYPES = ["page_load", "internal_navigation", "external"] as const;

const counterFlag = z
  .enum(["", "1", "true", "0", "false"])
  .transform((value) => value !== "0" && value !== "false")
  .optional();
const counterFilters = Object.fromEntries(COUNTERS.map((name) => [name, counterFlag])) as Record<
  Counter,
  typeof counterFlag
>;
const counterFields = Object.fromEntries(
  COUNTERS.map((name) => [name, given(optionalCount())]),
) as Record<Counter, z.ZodOptional<z.ZodType<number | null, number | null>>>;

/** Last millisecond of the year 9999. */
const MAX_TIMESTAMP = Date.UTC(10_000, 0) - 1;
const addressField = z.string().max(2_048);

/** Statistics and logging of the services host. */
export const statisticsOperations = {
  /** Adds to this month's counter; `provinceId` if known. Without `count` one view (docs/decisions/0099). */
  recordStatistic: {
    method: "POST",
    path: "v1/statistics/record",
    body: z.object({
      metric: z.enum(VIEW_METRICS),
      provinceId: z.string().max(10).default(""),
      count: z.number().int().min(1).max(MAX_RECORDED_VIEWS).default(1),
    }),
    response: nested(z.object({ month: text() })),
    success: [200, 201],
    idempotent: false,
    auth: "app",
  },
  /** The requested counters and their time; cached for ten minutes (designs B9). */
  getCounter: {
    method: "GET",
    path: "v1/statistics/counter",
    query: z.object(counterFilters),
    response: z.object({ ...counterFields, countedAt: optionalInstant() }),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 600_000, stale: HOUR_MS },
  },
  /**
   * A click or first page load (LOG1, LOG9). Stores only `utm_…` of URL queries and a digest of the session, for thirteen months.
   * 422 if `tenantId` is another tenant's.
   */
  logClick: {
    method: "POST",
    path: "v1/logger/log/click",
    body: z.object({
      from: addressField,
      to: addressField,
      type: z.enum(CLICK_TYPES),
      /** ISO 8601, or UTC ms as browser clients send it. */
      timestamp: z.union([
        z.iso.datetime({ offset: true }),
        z
          .number()
          .int()
          .min(0)
          .max(MAX_TIMESTAMP)
          .transform((ms) => new Date(ms).toISOString()),
      ]),
      sessionId: z.string().max(128).default(""),
      tenantId: z.string().max(64).optional(),
    }),
    response: nothing(),
    success: [201],
    idempotent: false,
    auth: "app",
  },
} satisfies Record<string, Operation>;
