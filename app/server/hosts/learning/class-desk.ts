import { z } from "zod";
import { CLASS_DECISIONS, classSettingsSchema, classSlugField } from "~/lib/class-desk-fields";
import { PUBLICATIONS } from "~/lib/class-options";
import { recordVersion } from "~/lib/shared-fields";
import type { Operation } from "../host-contract";
import { html, instant } from "../schemas";

const params = z.object({ slug: z.string().min(1).max(96) });
const option = z.object({ id: z.string(), name: z.string() });

const newClass = classSettingsSchema
  .pick({ name: true, type: true, level: true, summary: true })
  .extend({ slug: classSlugField.optional() });

const deskClassSchema = z.object({
  id: z.string(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  type: classSettingsSchema.shape.type,
  level: classSettingsSchema.shape.level,
  summary: z.string(),
  description: html(),
  outcomes: z.array(z.string()),
  cover: z.string().nullable(),
  coverAlt: z.string().nullable(),
  price: z.number().int(),
  strikePrice: z.number().int().nullable(),
  quota: z.number().int().nullable(),
  /** Places that are taken or held: the smallest quota. */
  taken: z.number().int(),
  registrationStart: instant.nullable(),
  registrationEnd: instant.nullable(),
  startAt: instant.nullable(),
  endAt: instant.nullable(),
  schedule: z.string(),
  hours: z.number().int(),
  certificate: z.object({ completion: z.boolean(), competence: z.boolean() }),
  mentorIds: z.array(z.string()),
  programId: z.string().nullable(),
  publication: z.enum(PUBLICATIONS),
  version: recordVersion,
  /** Whether the caller may publish and archive. */
  canPublish: z.boolean(),
  /** People of the tenant with a teaching role, and its programs. */
  people: z.array(option),
  programs: z.array(option),
});
export type DeskClass = z.output<typeof deskClassSchema>;

const write = { success: [200], idempotent: false, auth: "user", changesContent: true } as const;

/** Classes for those who make them. A class of others answers 403, one of another tenant 404 (docs/decisions/0101). */
export const classDeskOperations = {
  /** A draft that the caller teaches. 403, 409 for a slug in use. */
  createClass: {
    ...write,
    method: "POST",
    path: "v1/staff-class",
    body: newClass,
    response: z.object({ slug: z.string() }),
    success: [201],
  },
  /** By slug or former slug. 403, 404. */
  getDeskClass: {
    method: "GET",
    path: "v1/staff-class/{slug}/settings",
    params,
    response: deskClassSchema,
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** 403, 404, 409 for a stale version or a slug in use, 422 for a quota below the places that are taken. */
  saveDeskClass: {
    ...write,
    method: "PUT",
    path: "v1/staff-class/{slug}/settings",
    params,
    body: classSettingsSchema.extend({ version: recordVersion }),
    response: z.object({ slug: z.string() }),
  },
  /** Publishes, withdraws or archives a class; for role 0 and 1. 403, 404, 409 for a stale version or an empty syllabus. */
  decideClass: {
    ...write,
    method: "POST",
    path: "v1/staff-class/{slug}/decision",
    params,
    body: z.object({ version: recordVersion, decision: z.enum(CLASS_DECISIONS) }),
    response: deskClassSchema,
  },
} satisfies Record<string, Operation>;
