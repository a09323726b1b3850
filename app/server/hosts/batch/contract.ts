import { z } from "zod";
import { defineHost } from "../host-contract";
import { instant, pageNumber } from "../schemas";

const batchSchema = z.object({
  id: z.string(),
  name: z.string(),
  programId: z.string(),
  programName: z.string(),
  startAt: instant,
  endAt: instant,
  quota: z.number().int(),
  registered: z.number().int(),
});
export const batchDetailSchema = batchSchema.extend({
  programSlug: z.string(),
  schools: z.number().int(),
  syllabus: z.array(z.string()),
});

export const batchQuery = z.object({ page: pageNumber });
/** Batches have a different pagination format (ENT7). */
export const batchPage = z.object({
  page: z.object({ current_page: z.number().int(), last_page: z.number().int() }),
  data_count: z.object({ per_page: z.number().int(), total_data: z.number().int() }),
  items: z.array(batchSchema),
});
export type BatchPage = z.output<typeof batchPage>;

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
    response: z.object({
      programId: z.string(),
      name: z.string(),
      items: z.array(z.object({ order: z.number().int(), title: z.string() })),
    }),
  },
  /** Mentors of classes that have not ended, by name; tenant header is `tenant-id` (STO10). */
  listActiveMentors: {
    ...read,
    tenantHeader: "tenant-id",
    path: "active/mentors",
    response: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.string(),
        bio: z.string(),
        avatar: z.string().nullable(),
        classes: z.number().int(),
      }),
    ),
  },
});
