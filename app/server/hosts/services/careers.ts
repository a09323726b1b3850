import { z } from "zod";
import { JOB_MODES, JOB_TYPES } from "~/lib/job-fields";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, rupiah, slug } from "../schemas";

export const careerSchema = z.object({
  id: z.string(),
  slug,
  company: z.string(),
  logo: z.string().nullable(),
  city: z.string(),
  summary: z.string(),
  /** Jobs open for application. */
  jobsCount: z.number().int(),
});

export const jobSchema = z.object({
  id: z.string(),
  careerId: z.string(),
  title: z.string(),
  type: z.enum(JOB_TYPES),
  mode: z.enum(JOB_MODES),
  city: z.string(),
  /** Per month; both null: "Dirahasiakan". */
  salaryMin: rupiah.nullable(),
  salaryMax: rupiah.nullable(),
  summary: z.string(),
  /** End of the day in WIB. */
  deadlineAt: instant,
  openings: z.number().int(),
  /** `closed` also after the deadline. */
  status: z.enum(["open", "closed"]),
  createdAt: instant,
});

export const careerDetailSchema = careerSchema.extend({
  /** Sanitised HTML. */
  description: z.string(),
});
export const jobDetailSchema = jobSchema.extend({
  requirements: z.array(z.string()),
  company: careerSchema.pick({
    id: true,
    slug: true,
    company: true,
    logo: true,
    city: true,
    summary: true,
  }),
});

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
    response: paged(careerSchema),
  },
  /** Open jobs of one company or all, nearest deadline first. */
  listJobs: {
    ...read,
    path: "v1/career/job/list",
    query: z.object({ careerId: z.string().max(40).optional(), page: pageNumber }),
    response: paged(jobSchema),
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
