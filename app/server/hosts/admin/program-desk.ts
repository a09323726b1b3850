import { z } from "zod";
import { PUBLICATIONS, VISIBILITIES } from "~/lib/class-options";
import {
  newProgramSchema,
  programPartSchema,
  programSettingsSchema,
  visibilitySchema,
} from "~/lib/program-fields";
import { JOIN_AS, PROGRAM_STATUSES } from "~/lib/program-options";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { html, instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const params = z.object({ slug: z.string().min(1).max(96) });

const rowFields = {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: z.enum(PROGRAM_STATUSES),
  publication: z.enum(VISIBILITIES),
  sort: z.number().int(),
  startAt: instant,
  endAt: instant,
};
const programRowSchema = z.object({
  ...rowFields,
  classes: z.number().int(),
  schools: z.number().int(),
});
export type DeskProgramRow = z.output<typeof programRowSchema>;

const deskProgramSchema = z.object({
  ...rowFields,
  summary: z.string(),
  description: html(),
  logo: z.string().nullable(),
  audience: z.string(),
  benefits: z.array(z.string()),
  syllabus: z.array(z.string()),
  howToJoin: z.string(),
  joinAs: z.enum(JOIN_AS),
  version: recordVersion,
  /** At most 200. */
  classes: z.array(
    z.object({ slug: z.string(), name: z.string(), publication: z.enum(PUBLICATIONS) }),
  ),
  /** At most 200, by name. */
  schools: z.array(z.object({ npsn: z.string(), name: z.string() })),
});
export type DeskProgram = z.output<typeof deskProgramSchema>;

const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;
const write = { success: [200], idempotent: false, auth: "user", changesContent: true } as const;

/** Programs for those who write them: roles 0 and 1, else 403 (docs/decisions/0101). */
export const programDeskOperations = {
  /** In the tenant's order, with the number of programs of each visibility. */
  listDeskPrograms: {
    ...read,
    path: "v1/program-desk",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.content),
      visibility: z.enum(VISIBILITIES).optional(),
    }),
    response: paged(programRowSchema).extend({
      counts: z.partialRecord(z.enum(VISIBILITIES), z.number().int()),
    }),
  },
  /** A draft. 409 for a slug in use. */
  createDeskProgram: {
    ...write,
    method: "POST",
    path: "v1/program-desk",
    body: newProgramSchema,
    response: z.object({ slug: z.string() }),
    success: [201],
  },
  /** 404. */
  getDeskProgram: { ...read, path: "v1/program-desk/{slug}", params, response: deskProgramSchema },
  /** 404, 409 for a stale version. */
  saveDeskProgram: {
    ...write,
    method: "PUT",
    path: "v1/program-desk/{slug}",
    params,
    body: programSettingsSchema.extend({ version: recordVersion }),
    response: deskProgramSchema,
  },
  /** Shows a program on the site or takes it off. 404, 409 for a stale version. */
  setProgramVisibility: {
    ...write,
    method: "POST",
    path: "v1/program-desk/{slug}/visibility",
    params,
    body: visibilitySchema.extend({ version: recordVersion }),
    response: deskProgramSchema,
  },
  /** Adds or removes a class or a verified school. 404, 422 at `key` if there is none. */
  changeProgramPart: {
    ...write,
    method: "POST",
    path: "v1/program-desk/{slug}/part",
    params,
    body: programPartSchema,
    response: deskProgramSchema,
  },
} satisfies Record<string, Operation>;
