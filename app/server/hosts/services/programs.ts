import { z } from "zod";
import { JOIN_AS, PROGRAM_STATUSES } from "~/lib/program-options";
import type { Operation } from "../host-contract";
import {
  firstText,
  html,
  id,
  normalized,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalInstant,
  PAGE_SIZE,
  pageNumber,
  pageOf,
  pageSize,
  requiredSlug,
  requiredText,
  rows,
  text,
  texts,
  toTitle,
} from "../schemas";
import { classCardSchema } from "./classes";

/** Name, slug, summary and logo (ENT23), and those of designs B9. Only the slug is required. */
const programFields = {
  /** The slug if the host gives no id. */
  id: id(),
  slug: requiredSlug(),
  name: text(),
  summary: text(),
  logo: optionalAddress(),
  status: optionalChoice(PROGRAM_STATUSES),
  startAt: optionalInstant(),
  endAt: optionalInstant(),
  schools: optionalCount(),
  classes: optionalCount(),
  /** For whom it is, in one sentence. */
  audience: text(),
  /** What participants get. */
  benefits: texts(),
  howToJoin: text(),
  joinAs: optionalChoice(JOIN_AS),
};

const completeProgram = (raw: Record<string, unknown>) => ({
  ...raw,
  id: firstText(raw.id, raw.slug),
  name: firstText(raw.name, raw.title, toTitle(raw.slug)),
});

export const programSchema = normalized(completeProgram, z.object(programFields));
export const programDetailSchema = normalized(
  completeProgram,
  z.object({
    ...programFields,
    description: html(),
    /** Schedule of topics, in order. */
    syllabus: texts(),
    classList: rows(classCardSchema),
  }),
);

const programSchoolSchema = z.object({
  npsn: text(),
  name: requiredText(),
  province: text(),
  city: text(),
  students: optionalCount(),
  /** Points that its learners collected in the programme's classes (designs B9). */
  points: optionalCount(),
});

const cache = { fresh: 30_000, stale: 600_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

export type Program = z.output<typeof programSchema>;
export type ProgramDetail = z.output<typeof programDetailSchema>;
export type ProgramSchool = z.output<typeof programSchoolSchema>;

/** Programmes. */
export const programOperations = {
  /** Running, then upcoming ones, in their order, then latest start first. Ended ones are found by slug only. */
  listActivePrograms: {
    ...read,
    path: "v1/program/active",
    query: z.object({ page: pageNumber, pageSize: pageSize(PAGE_SIZE.class) }),
    response: pageOf(programSchema),
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
    response: pageOf(programSchoolSchema),
  },
} satisfies Record<string, Operation>;
