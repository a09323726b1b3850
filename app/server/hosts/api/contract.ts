import { z } from "zod";
import { batchDetailSchema, batchPage, batchQuery } from "../batch/contract";
import { defineHost } from "../host-contract";
import { instant, slug } from "../schemas";
import { PROGRAM_STATUSES } from "../services/programs";
import { COUNTERS } from "../services/statistics";

/** Types of `statistic/chart/{type}`. */
export const CHARTS = ["students", "graduates", "registrants", "schools"] as const;

/** Computed from current rows; pages may show values up to ten minutes old. */
const cache = { fresh: 600_000, stale: 3_600_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

const number = z.number().int();
const extensionSchema = z.object({ id: z.string(), name: z.string() });
/** The last twelve months, oldest first: `YYYY-MM`. */
const monthly = z.array(z.object({ month: z.string(), total: number }));
const allCountersSchema = z.object(
  Object.fromEntries(COUNTERS.map((name) => [name, number])) as Record<
    (typeof COUNTERS)[number],
    typeof number
  >,
);

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
      countedAt: instant,
    }),
  },
  /** Provinces with schools, by count descending. */
  listProvinceStatistics: {
    ...read,
    path: "statistic/provincies",
    response: z.array(
      z.object({ id: z.string(), name: z.string(), schools: number, students: number }),
    ),
  },
  /** Mean score of each province's learners, 0–100, in the latest month with data; best first, ties share a rank. */
  listProvinceScores: {
    ...read,
    path: "statistic/provincies/score",
    response: z.array(
      z.object({
        rank: number,
        id: z.string(),
        name: z.string(),
        score: number,
        month: z.string(),
      }),
    ),
  },
  /** ENT17. */
  getLandingCounter: {
    ...read,
    path: "statistic/landing/counter",
    response: z.object({
      data_count: z.object({
        students: number,
        schools: number,
        cities: number,
        mentors: number,
        programs: number,
      }),
      extensions: z.array(extensionSchema),
    }),
  },
  /** All ten counters (ENT16). */
  getAllCounters: {
    ...read,
    path: "statistic/counter",
    response: allCountersSchema.extend({ countedAt: instant }),
  },
  /** Twelve months by province: the five largest and the rest. 404 for another type. */
  getChart: {
    ...read,
    path: "statistic/chart/{type}",
    params: z.object({ type: z.enum(CHARTS) }),
    response: z.object({
      type: z.enum(CHARTS),
      labels: z.array(z.string()),
      series: z.array(z.object({ name: z.string(), data: z.array(number) })),
    }),
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
  listExtensions: { ...read, path: "ce/extensions", response: z.array(extensionSchema) },
  /** All programmes by name, as a filter offers them. */
  listPrograms: {
    ...read,
    path: "programs",
    response: z.array(
      z.object({ id: z.string(), slug, name: z.string(), status: z.enum(PROGRAM_STATUSES) }),
    ),
  },
});
