import { z } from "zod";
import { classFilterFields } from "~/lib/class-options";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize, rupiah, slug } from "../schemas";

/** A class in lists. `status` is passed through; `lib/class-status.ts` labels it (CLS1–CLS7). */
export const classCardSchema = z.object({
  id: z.string(),
  code: z.string().regex(/^[A-Z0-9]{6}$/),
  slug,
  name: z.string(),
  summary: z.string(),
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  type: classFilterFields["filter.type"],
  level: classFilterFields.level,
  price: rupiah,
  strikePrice: rupiah.nullable(),
  quota: z.number().int().nullable(),
  enrolled: z.number().int(),
  programId: z.string().nullable(),
  registrationStart: instant.nullable(),
  registrationEnd: instant.nullable(),
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  status: z.string(),
  hours: z.number().int(),
  mentors: z.array(
    z.object({ id: z.string(), name: z.string(), role: z.string(), avatar: z.string().nullable() }),
  ),
});

export const classOverviewSchema = classCardSchema.extend({
  /** Sanitised HTML, no Markdown. */
  description: z.string(),
  outcomes: z.array(z.string()),
  requirements: z.array(z.string()),
  audience: z.array(z.string()),
  schedule: z.string(),
  certificate: z.object({ completion: z.boolean(), competence: z.boolean() }),
});

const chapterSchema = z.object({
  slug,
  title: z.string(),
  type: z.enum(["text", "video", "file", "quiz", "code"]),
  minutes: z.number().int(),
  free: z.boolean(),
});
export const syllabusSchema = z.object({
  modules: z.array(
    z.object({
      slug,
      title: z.string(),
      order: z.number().int(),
      chapters: z.array(chapterSchema),
    }),
  ),
});

const webinarSchema = z.object({
  id: z.string(),
  slug,
  title: z.string(),
  summary: z.string(),
  speakers: z.array(z.object({ name: z.string(), role: z.string() })),
  startAt: instant,
  durationMin: z.number().int(),
  zone: z.string(),
  platform: z.string(),
});

export type ClassCard = z.output<typeof classCardSchema>;
export type ClassOverview = z.output<typeof classOverviewSchema>;
export type Syllabus = z.output<typeof syllabusSchema>;

const cache = { fresh: 30_000, stale: 600_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

export const classOperations = {
  listActiveClasses: {
    ...read,
    path: "v1/class/active",
    query: z.object({
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.class),
      /** Default: all except ended; open, then ongoing, then coming soon, each by start date. */
      ...z.object(classFilterFields).partial().shape,
      /** Comma-separated programme ids. */
      programIds: z.string().optional(),
      search: z.string().max(100).optional(),
    }),
    response: paged(classCardSchema),
  },
  /** `slug` may be a class code, which is tried second (RTE8). 404. */
  getClassOverview: {
    ...read,
    path: "v1/class/overview",
    query: z.object({ slug: z.string().min(1).max(96) }),
    response: classOverviewSchema,
  },
  getClassSyllabus: {
    ...read,
    path: "v1/class/syllabus",
    query: z.object({ classroomId: z.string().min(1) }),
    response: syllabusSchema,
  },
  listWebinars: {
    ...read,
    path: "v1/class/webinar",
    query: z.object({
      page: pageNumber,
      pageSize: pageSize(PAGE_SIZE.class),
      programIds: z.string().optional(),
    }),
    response: paged(webinarSchema),
  },
  listRecentClasses: { ...read, path: "v1/class/recent", response: z.array(classCardSchema) },
} satisfies Record<string, Operation>;
