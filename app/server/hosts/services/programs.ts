import { z } from "zod";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize, slug } from "../schemas";
import { classCardSchema } from "./classes";

export const PROGRAM_STATUSES = ["active", "coming", "ended"] as const;

export const programSchema = z.object({
  id: z.string(),
  slug,
  name: z.string(),
  summary: z.string(),
  logo: z.string().nullable(),
  status: z.enum(PROGRAM_STATUSES),
  startAt: instant,
  endAt: instant,
  /** Count. */
  schools: z.number().int(),
  classes: z.number().int(),
});

export const programDetailSchema = programSchema.extend({
  /** Sanitised HTML. */
  description: z.string(),
  /** Schedule of topics, in order. */
  syllabus: z.array(z.string()),
  classList: z.array(classCardSchema),
});

const programSchoolSchema = z.object({
  npsn: z.string(),
  name: z.string(),
  province: z.string(),
  city: z.string(),
  students: z.number().int(),
  /** Points that its learners collected in the programme's classes (designs B9). */
  points: z.number().int(),
});

const cache = { fresh: 30_000, stale: 600_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

/** Programmes. */
export const programOperations = {
  /** Running, then upcoming ones, latest start first. Ended ones are found by slug only. */
  listActivePrograms: {
    ...read,
    path: "v1/program/active",
    query: z.object({ page: pageNumber, pageSize: pageSize(PAGE_SIZE.class) }),
    response: paged(programSchema),
  },
  /** 404 if unknown. */
  getActiveProgram: {
    ...read,
    path: "v1/program/active/detail",
    query: z.object({ slug: z.string().min(1).max(96) }),
    response: programDetailSchema,
  },
  /** By points, then name (ENT5). 404 for an unknown programme. */
  listProgramSchools: {
    ...read,
    path: "v1/program/schools",
    query: z.object({
      programId: z.string().min(1).max(40),
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.school),
    }),
    response: paged(programSchoolSchema),
  },
} satisfies Record<string, Operation>;
