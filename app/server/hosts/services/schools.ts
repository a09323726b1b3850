import { z } from "zod";
import {
  SCHOOL_OWNERSHIPS,
  SCHOOL_STATUSES,
  SCHOOL_TYPES,
  schoolFields,
} from "~/lib/school-fields";
import type { Operation } from "../host-contract";
import {
  firstText,
  id,
  instant,
  nested,
  normalized,
  optionalChoice,
  PAGE_SIZE,
  pageNumber,
  pageOf,
  pageSize,
  requiredText,
  text,
} from "../schemas";
import { regionOperations } from "./regions";
import { teamOperations } from "./teams";

/** A school in lists (designs B8), with place names instead of ids. */
export const schoolCardSchema = z.object({
  id: z.string(),
  npsn: z.string(),
  name: z.string(),
  city: z.string(),
  province: z.string(),
  status: z.enum(SCHOOL_STATUSES),
});

/** A school in a list: only its name is required. */
const listedSchoolSchema = normalized(
  (raw) => ({ ...raw, id: firstText(raw.id, raw.npsn, raw.name) }),
  z.object({
    id: id(),
    npsn: text(),
    name: requiredText(),
    city: text(),
    province: text(),
    status: optionalChoice(SCHOOL_STATUSES),
  }),
);

/** A registration as visible to its holder and to admins. */
export const schoolSchema = schoolCardSchema.extend({
  /** Displayed number: `SEKOLAH-2026-000123`. */
  number: z.string(),
  type: z.enum(SCHOOL_TYPES),
  /** `negeri` or `swasta`; `status` is that of the registration. */
  ownership: z.enum(SCHOOL_OWNERSHIPS),
  provinceId: z.string(),
  cityId: z.string(),
  address: z.string(),
  postcode: z.string(),
  principal: z.object({ name: z.string(), nip: z.string().nullable(), phone: z.string() }),
  pic: z.object({ name: z.string(), position: z.string(), email: z.string(), phone: z.string() }),
  students: z.number().int(),
  majors: z.array(z.string()),
  website: z.string().nullable(),
  /** Drive file id. */
  letterUrl: z.string().nullable(),
  /** Reason for rejection or revision. */
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type School = z.output<typeof schoolSchema>;

/** Secret that grants reading and, until the decision, changing the registration. */
export const schoolWithKeySchema = schoolSchema.extend({ manageKey: z.string() });

/** A new registration: whole, or what a host tells of it. */
const registeredSchoolSchema = z.union([
  schoolWithKeySchema,
  nested(z.object({ number: text(), manageKey: text() })),
]);

/** Schools. */
export const schoolOperations = {
  ...regionOperations,
  ...teamOperations,
  /** Verified schools by name, ten per page (ENT5). `search`: name, NPSN or place. */
  listSchools: {
    method: "GET",
    path: "v1/school/list",
    query: z.object({
      page: pageNumber,
      perPage: pageSize(PAGE_SIZE.school),
      search: z.string().max(100).optional(),
      provinceId: z.string().max(10).optional(),
    }),
    response: pageOf(listedSchoolSchema),
    success: [200],
    idempotent: true,
    auth: "app",
    cache: { fresh: 30_000, stale: 600_000 },
  },
  /** 409 with the field `npsn` if the school is registered already; 422 with fields; 429 with `data: { retryAfterSeconds }`. */
  registerSchool: {
    method: "POST",
    path: "v1/school/register",
    body: schoolFields,
    response: registeredSchoolSchema,
    success: [201],
    idempotent: false,
    auth: "app",
  },
} satisfies Record<string, Operation>;
