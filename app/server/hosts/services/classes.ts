import { z } from "zod";
import { classFilterFields } from "~/lib/class-options";
import type { Operation } from "../host-contract";
import {
  blank,
  blanks,
  firstText,
  flag,
  given,
  html,
  id,
  integer,
  nested,
  normalized,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalId,
  optionalInstant,
  optionalText,
  PAGE_SIZE,
  pageNumber,
  pageOf,
  pageSize,
  prepared,
  requiredSlug,
  requiredText,
  rows,
  text,
  texts,
  toTitle,
} from "../schemas";

export const CHAPTER_TYPES = ["text", "video", "file", "quiz", "code", "assignment"] as const;
export type ClassLevel = z.output<typeof classFilterFields.level>;
export type ClassType = z.output<(typeof classFilterFields)["filter.type"]>;
export type ChapterType = (typeof CHAPTER_TYPES)[number];

const mentorSchema = z.object({
  id: optionalId(),
  name: requiredText(),
  role: text(),
  avatar: optionalAddress(),
});

/** Name, description, logo and slug (ENT23), and those of designs B9. Only the slug is required. */
const classCardFields = {
  /** The slug if the host gives no id. */
  id: id(),
  code: optionalText(),
  slug: requiredSlug(),
  name: text(),
  summary: text(),
  logo: optionalAddress(),
  cover: optionalAddress(),
  type: optionalChoice(classFilterFields["filter.type"].options),
  level: optionalChoice(classFilterFields.level.options),
  /** Rupiah; null if unknown, which is not free of charge. */
  price: optionalCount(),
  strikePrice: optionalCount(),
  quota: optionalCount(),
  enrolled: optionalCount(),
  programId: optionalId(),
  registrationStart: optionalInstant(),
  registrationEnd: optionalInstant(),
  startAt: optionalInstant(),
  endAt: optionalInstant(),
  /** Passed through; `lib/class-status.ts` labels it (CLS1–CLS7). */
  status: text(),
  hours: optionalCount(),
  mentors: rows(mentorSchema),
};

const completeClass = (raw: Record<string, unknown>) => ({
  ...raw,
  id: firstText(raw.id, raw.slug),
  name: firstText(raw.name, toTitle(raw.slug)),
});

/** A class in lists. */
export const classCardSchema = normalized(completeClass, z.object(classCardFields));
const speakerSchema = z.object({
  id: optionalId(),
  name: requiredText(),
  image: optionalAddress(),
  /** Of its image, for those who do not see it. */
  imageAlt: given(optionalText()),
  short_bio: text(),
  isConfirmed: flag(),
  linkedIn: optionalAddress(),
});
const eventProgrammeSchema = z.object({
  name: requiredText(),
  image: optionalAddress(),
  imageAlt: given(optionalText()),
  description: text(),
});

export const classOverviewSchema = normalized(
  completeClass,
  z.object({
    ...classCardFields,
    mentors: rows(mentorSchema.extend({ bio: given(text()), links: given(texts()) })),
    /** Of its cover, for those who do not see it. */
    coverAlt: given(optionalText()),
    description: html(),
    outcomes: texts(),
    requirements: texts(),
    audience: texts(),
    schedule: text(),
    certificate: nested(z.object({ completion: flag(), competence: flag() })),
    /** Of a festival (ENT11, ENT12). */
    speakers: rows(speakerSchema),
    programme: rows(eventProgrammeSchema),
  }),
);

const addTitle = (raw: Record<string, unknown>) => ({
  ...raw,
  title: firstText(raw.title, raw.name, toTitle(raw.slug)),
});

const chapterSchema = normalized(
  addTitle,
  z.object({
    slug: optionalText(),
    title: requiredText(),
    type: optionalChoice(CHAPTER_TYPES),
    minutes: optionalCount(),
    free: flag(),
  }),
);
const moduleSchema = normalized(
  addTitle,
  z.object({
    slug: optionalText(),
    title: requiredText(),
    order: integer(),
    /** Sanitised HTML of hosts that describe a module in place of its chapters. */
    description: given(html()),
    chapters: rows(chapterSchema),
  }),
);
/** `modules`, or an array of modules. */
export const syllabusSchema = prepared(
  (value) => (Array.isArray(value) ? { modules: value } : (value ?? {})),
  z.object({ modules: rows(moduleSchema) }),
);

const webinarSchema = normalized(
  (raw) => ({ ...addTitle(raw), id: firstText(raw.id, raw.slug) }),
  z.object({
    id: id(),
    slug: requiredSlug(),
    title: requiredText(),
    summary: text(),
    /** Sanitised HTML. */
    description: html(),
    speakers: rows(z.object({ name: requiredText(), role: text(), bio: text() })),
    startAt: optionalInstant(),
    durationMin: optionalCount(),
    zone: text(),
    platform: text(),
    /** Of hosts that tell it to all callers; ours tells it to guests, through the learning host. */
    joinUrl: optionalAddress(),
    recordingUrl: optionalAddress(),
    slideUrl: optionalAddress(),
    audioPhone: optionalText(),
  }),
);

export type ClassCard = z.output<typeof classCardSchema>;
export type ClassOverview = z.output<typeof classOverviewSchema>;
export type Webinar = z.output<typeof webinarSchema>;
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
      ...blanks(classFilterFields),
      /** Comma-separated programme ids. */
      programIds: blank(z.string()),
      search: z.string().max(100).optional(),
    }),
    response: pageOf(classCardSchema),
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
      programIds: blank(z.string()),
    }),
    response: pageOf(webinarSchema),
  },
  listRecentClasses: { ...read, path: "v1/class/recent", response: rows(classCardSchema) },
} satisfies Record<string, Operation>;
