import { z } from "zod";
import { JOB_MODES, JOB_TYPES } from "~/lib/job-fields";
import type { Operation } from "../host-contract";
import {
  blank,
  firstText,
  html,
  id,
  nested,
  normalized,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalId,
  optionalInstant,
  PAGE_SIZE,
  pageNumber,
  pageOf,
  requiredSlug,
  slugText,
  text,
  texts,
  toTitle,
} from "../schemas";

const companyFields = {
  id: id(),
  slug: requiredSlug(),
  company: text(),
  logo: optionalAddress(),
  city: text(),
  summary: text(),
};
const careerFields = {
  ...companyFields,
  /** Jobs open for application; null if unknown. */
  jobsCount: optionalCount(),
};

const completeCareer = (raw: Record<string, unknown>) => ({
  ...raw,
  id: firstText(raw.id, raw.slug),
  company: firstText(raw.company, raw.title, raw.name, toTitle(raw.slug)),
});

export const careerSchema = normalized(completeCareer, z.object(careerFields));
export const careerDetailSchema = normalized(
  completeCareer,
  z.object({ ...careerFields, description: html() }),
);

const jobFields = {
  id: id(),
  careerId: optionalId(),
  title: text(),
  type: optionalChoice(JOB_TYPES),
  mode: optionalChoice(JOB_MODES),
  city: text(),
  /** Per month; null if not disclosed. */
  salaryMin: optionalCount(),
  salaryMax: optionalCount(),
  summary: text(),
  /** End of the day in WIB. */
  deadlineAt: optionalInstant(),
  openings: optionalCount(),
  /** `closed` also after the deadline. */
  status: optionalChoice(["open", "closed"]),
  createdAt: optionalInstant(),
};

const addTitle = (raw: Record<string, unknown>) => ({
  ...raw,
  title: firstText(raw.title, "Lowongan"),
});

export const jobSchema = normalized(addTitle, z.object(jobFields));
export const jobDetailSchema = normalized(
  addTitle,
  z.object({
    ...jobFields,
    requirements: texts(),
    company: nested(z.object({ ...companyFields, id: text(), slug: slugText() })),
  }),
);

export type Career = z.output<typeof careerSchema>;
export type Job = z.output<typeof jobSchema>;
export type JobDetail = z.output<typeof jobDetailSchema>;

const cache = { fresh: 30_000, stale: 600_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

/** Companies and their jobs, six per page (ENT3, ENT8). Responses have the messages of STO6. */
export const careerOperations = {
  /** By number of open jobs, descending. */
  listCareers: {
    ...read,
    path: "v1/career/list",
    query: z.object({ page: pageNumber }),
    response: pageOf(careerSchema),
  },
  /** Open jobs of one company or all, nearest deadline first. */
  listJobs: {
    ...read,
    path: "v1/career/job/list",
    query: z.object({ careerId: blank(z.string().max(40)), page: pageNumber }),
    response: pageOf(jobSchema),
  },
  /** 404 with 'Failed fetch detail Career: '. */
  getCareer: {
    ...read,
    path: "v1/career/detail",
    query: z.object({ slug: z.string().min(1).max(96) }),
    response: careerDetailSchema,
  },
  /** An open or closed job, not a draft or one under review. 404 with 'Failed fetch detail Job: '. */
  getJob: {
    ...read,
    path: "v1/career/job/detail",
    query: z.object({ id: z.string().min(1).max(40) }),
    response: jobDetailSchema,
  },
} satisfies Record<string, Operation>;

export const CAREERS_PER_PAGE = PAGE_SIZE.career;
