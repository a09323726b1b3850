import { z } from "zod";
import { PROGRAM_STATUSES } from "~/lib/program-options";
import { HOUR_MS } from "~/lib/time";
import { batchDetailSchema, batchPage, batchQuery } from "../batch/contract";
import { defineHost } from "../host-contract";
import {
  count,
  firstText,
  id,
  nested,
  normalized,
  optionalChoice,
  optionalCount,
  optionalInstant,
  prepared,
  requiredText,
  rows,
  text,
  texts,
} from "../schemas";
import { COUNTERS } from "../services/statistics";

/** Types of `statistic/chart/{type}`. */
export const CHARTS = ["students", "graduates", "registrants", "schools"] as const;

/** Computed from current rows; pages may show values up to ten minutes old. */
const cache = { fresh: 600_000, stale: HOUR_MS };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

const number = optionalCount();
const extensionSchema = normalized(
  (raw) => ({ ...raw, id: firstText(raw.id, raw.name) }),
  z.object({ id: id(), name: requiredText() }),
);
/** The last twelve months, oldest first: `YYYY-MM`. */
const monthly = rows(
  normalized(
    (raw) => ({ month: firstText(raw.month, raw.label), total: raw.total ?? raw.value }),
    z.object({ month: requiredText(), total: count() }),
  ),
);
const allCountersSchema = z.object(
  Object.fromEntries(COUNTERS.map((name) => [name, number])) as Record<
    (typeof COUNTERS)[number],
    typeof number
  >,
);

/** Labels with series, or an array of `label` and `value`. */
const chartFields = z.object({
  type: optionalChoice(CHARTS),
  labels: texts(),
  series: rows(z.object({ name: text(), data: z.array(count()).catch([]) })),
});
const toChart = (value: unknown) => {
  if (!Array.isArray(value)) return value ?? {};
  const points = value.filter((point) => typeof point === "object" && point !== null);
  return {
    labels: points.map(({ label, name }) => label ?? name),
    series: [{ name: "", data: points.map((point) => point.value) }],
  };
};

const chartSchema = prepared(toChart, chartFields);

/** The api host: statistics of a tenant (misspellings kept, STO21). */
export const apiContract = defineHost("api", {
  getStatistics: {
    ...read,
    path: "statistics",
    response: z.object({
      students: number,
      graduates: number,
      mentors: number,
      classes: number,
      programs: number,
      schools: number,
      provinces: number,
      countedAt: optionalInstant(),
    }),
  },
  /** Provinces with schools, by count descending. */
  listProvinceStatistics: {
    ...read,
    path: "statistic/provincies",
    response: rows(
      normalized(
        (raw) => ({ ...raw, id: firstText(raw.id, raw.name), schools: raw.schools ?? raw.value }),
        z.object({ id: id(), name: requiredText(), schools: count(), students: number }),
      ),
    ),
  },
  /** Mean score of each province's learners, 0–100, in the latest month with data; best first, ties share a rank. */
  listProvinceScores: {
    ...read,
    path: "statistic/provincies/score",
    response: rows(
      normalized(
        (raw) => ({ ...raw, id: firstText(raw.id, raw.name), score: raw.score ?? raw.value }),
        z.object({
          rank: number,
          id: id(),
          name: requiredText(),
          score: count(),
          month: text(),
        }),
      ),
    ),
  },
  /** ENT17. */
  getLandingCounter: {
    ...read,
    path: "statistic/landing/counter",
    response: z.object({
      data_count: nested(
        z.object({
          students: number,
          schools: number,
          cities: number,
          mentors: number,
          programs: number,
        }),
      ),
      extensions: rows(extensionSchema),
    }),
  },
  /** All ten counters (ENT16). */
  getAllCounters: {
    ...read,
    path: "statistic/counter",
    response: allCountersSchema.extend({ countedAt: optionalInstant() }),
  },
  /** Twelve months by province: the five largest and the rest. 404 for another type. */
  getChart: {
    ...read,
    path: "statistic/chart/{type}",
    params: z.object({ type: z.enum(CHARTS) }),
    response: chartSchema,
  },
  listActiveBatches: {
    ...read,
    path: "statistic/batchs/active",
    query: batchQuery,
    response: batchPage,
  },
  /** 404 if unknown or expired. */
  getActiveBatch: {
    ...read,
    path: "statistic/batchs/active/{id}",
    params: z.object({ id: z.string().max(40) }),
    response: batchDetailSchema,
  },
  /** New learners by month. */
  getStudentsChart: { ...read, path: "statistic/students/chart", response: monthly },
  /** Enrolments and registrations of schools and teams by month. */
  getRegistrarChart: { ...read, path: "statistic/registrar/chart", response: monthly },
  listExtensions: { ...read, path: "ce/extensions", response: rows(extensionSchema) },
  /** All programmes by name, as a filter offers them. */
  listPrograms: {
    ...read,
    path: "programs",
    response: rows(
      normalized(
        (raw) => ({ ...raw, id: firstText(raw.id, raw.slug) }),
        z.object({
          id: id(),
          slug: requiredText(),
          name: requiredText(),
          status: optionalChoice(PROGRAM_STATUSES),
        }),
      ),
    ),
  },
});
