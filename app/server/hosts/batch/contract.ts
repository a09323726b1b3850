import { z } from "zod";
import { classFilterFields } from "~/lib/class-options";
import { defineHost } from "../host-contract";
import {
  batchPageOf,
  firstText,
  given,
  html,
  id,
  integer,
  normalized,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalId,
  optionalInstant,
  pageNumber,
  prepared,
  requiredSlug,
  requiredText,
  rows,
  text,
  texts,
} from "../schemas";

const batchFields = {
  id: id(),
  name: requiredText(),
  programId: optionalId(),
  programName: text(),
  startAt: optionalInstant(),
  endAt: optionalInstant(),
  quota: optionalCount(),
  registered: optionalCount(),
};
/** Its name may come as `label` (ENT10). */
const addName = (raw: Record<string, unknown>) => ({
  ...raw,
  name: firstText(raw.name, raw.label),
});
const batchSchema = normalized(addName, z.object(batchFields));
export const batchDetailSchema = normalized(
  addName,
  z.object({
    ...batchFields,
    programSlug: text(),
    schools: optionalCount(),
    syllabus: texts(),
  }),
);

export const batchQuery = z.object({ page: pageNumber });
/** Batches have a different pagination format (ENT7). */
export const batchPage = batchPageOf(batchSchema);
export type BatchPage = z.output<typeof batchPage>;

/** `items`, or an array of them; a title may come as `name`. */
const programSyllabusSchema = prepared(
  (value) => (Array.isArray(value) ? { items: value } : (value ?? {})),
  z.object({
    programId: optionalId(),
    name: text(),
    items: rows(
      normalized(
        (raw) => ({ ...raw, title: firstText(raw.title, raw.name) }),
        z.object({
          order: integer(),
          title: requiredText(),
          /** Sanitised HTML of hosts that describe their subjects. */
          description: given(html()),
        }),
      ),
    ),
  }),
);

const cache = { fresh: 30_000, stale: 600_000 };
const read = { method: "GET", success: [200], idempotent: true, auth: "app", cache } as const;

/** Batch host, the second API host. */
export const batchContract = defineHost("batch", {
  /** Running and upcoming batches by start date. */
  listBatches: { ...read, path: "batch/active", query: batchQuery, response: batchPage },
  /** Subjects of a programme, in order. 404 if unknown. */
  getSyllabus: {
    ...read,
    path: "silabus/{programId}",
    params: z.object({ programId: z.string().max(40) }),
    response: programSyllabusSchema,
  },
  /** Mentors of classes that have not ended, by name; tenant header is `tenant-id` (STO10). */
  listActiveMentors: {
    ...read,
    tenantHeader: "tenant-id",
    path: "active/mentors",
    response: rows(
      normalized(
        (raw) => ({
          ...raw,
          avatar: firstText(raw.avatar, raw.image),
          bio: firstText(raw.bio, raw.short_bio),
        }),
        z.object({
          id: id(),
          name: requiredText(),
          role: text(),
          bio: text(),
          avatar: optionalAddress(),
          classes: optionalCount(),
          /** The first few of those classes, from hosts that name them. */
          taught: given(
            rows(
              z.object({
                slug: requiredSlug(),
                name: requiredText(),
                type: optionalChoice(classFilterFields["filter.type"].options),
              }),
            ),
          ),
        }),
      ),
    ),
  },
});
