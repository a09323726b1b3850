import { z } from "zod";
import { APPOINTMENT_SLOTS } from "~/lib/appointment";
import {
  ASSIGNEE_FILTERS,
  answerTemplateFields,
  INBOX_EVENTS,
  INBOX_FIELD_LABELS,
  INBOX_KINDS,
  INBOX_STATES,
  inboxAnswerFields,
  inboxUpdateFields,
  MESSAGE_KINDS,
} from "~/lib/inbox";
import { getKeys } from "~/lib/options";
import type { Operation } from "../host-contract";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";
import { APPOINTMENT_STATUSES } from "../services/appointments";

const itemSchema = z.object({
  id: z.string(),
  kind: z.enum(INBOX_KINDS),
  /** Displayed number; "" for kinds without one. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  state: z.enum(INBOX_STATES),
  assigneeId: z.string().nullable(),
  assigneeName: z.string().nullable(),
  version: z.number().int(),
  createdAt: instant,
});
export type InboxItem = z.output<typeof itemSchema>;

export const proposalSchema = z.object({
  /** `YYYY-MM-DD` in WIB. */
  date: z.string(),
  slot: z.enum(APPOINTMENT_SLOTS),
});

/** When an appointment takes place, and a time that the visitor has yet to accept. */
export const scheduleSchema = proposalSchema.extend({
  status: z.enum(APPOINTMENT_STATUSES),
  proposal: proposalSchema.nullable(),
});
export type Schedule = z.output<typeof scheduleSchema>;

const templateSchema = answerTemplateFields.extend({ id: z.string() });

const detailSchema = itemSchema.extend({
  fields: z.array(z.object({ name: z.enum(getKeys(INBOX_FIELD_LABELS)), value: z.string() })),
  /** Of an appointment. */
  schedule: scheduleSchema.nullable(),
  /** Oldest first; `actor` is null for the visitor. */
  events: z.array(
    z.object({
      type: z.enum(INBOX_EVENTS),
      at: instant,
      actor: z.string().nullable(),
      detail: z.string(),
    }),
  ),
  /** To whom it may be assigned. */
  team: z.array(z.object({ id: z.string(), name: z.string() })),
  templates: z.array(templateSchema),
});
export type InboxItemDetail = z.output<typeof detailSchema>;

const waiting = z.record(z.enum(INBOX_KINDS), z.number().int());
const states = z.record(z.enum(INBOX_STATES), z.number().int());
const params = z.object({ id: z.string().max(40) });
const read = { method: "GET", success: [200], idempotent: true, auth: "user" } as const;
const write = { method: "POST", success: [200], idempotent: false, auth: "user" } as const;

const filters = z.object({
  kind: z.enum(MESSAGE_KINDS).optional(),
  state: z.enum(INBOX_STATES).optional(),
  /** The user's own, or without an assignee. */
  assignee: z.enum(ASSIGNEE_FILTERS).optional(),
  search: z.string().max(100).optional(),
});

/**
 * What visitors send and the team answers (docs/decisions/0078). Appointments are items too, with their own decisions in
 * `adminAppointmentOperations`. Each kind needs a permission (designs B2), else 403.
 */
export const inboxOperations = {
  /** Messages beside appointments, newest first. `states`: how many the other filters leave by state. */
  listInbox: {
    ...read,
    path: "v1/inbox",
    query: filters.extend({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(itemSchema).extend({ states }),
  },
  /** New items by kind; 0 for kinds that the user may not see. */
  countInbox: { ...read, path: "v1/inbox-count", response: waiting },
  /** CSV of all filtered messages. */
  exportInbox: {
    ...read,
    path: "v1/inbox-export",
    query: filters,
    response: z.unknown(),
    raw: true,
  },
  /** 404. */
  getInboxItem: { ...read, path: "v1/inbox/{id}", params, response: detailSchema },
  /** State (not of an appointment), assignee and note. 404; 409 for a stale version; 422 at `assigneeId`. */
  updateInboxItem: {
    ...write,
    path: "v1/inbox/{id}/update",
    params,
    body: inboxUpdateFields,
    response: itemSchema,
  },
  /** Emails the sender. 404; 409 for a stale version. */
  answerInboxItem: {
    ...write,
    path: "v1/inbox/{id}/answer",
    params,
    body: inboxAnswerFields,
    response: itemSchema,
  },
  listAnswerTemplates: {
    ...read,
    path: "v1/answer-template",
    response: z.object({ items: z.array(templateSchema) }),
  },
  /** 422 at `name` if it exists. */
  createAnswerTemplate: {
    ...write,
    success: [201],
    path: "v1/answer-template",
    body: answerTemplateFields,
    response: templateSchema,
  },
  /** 404. */
  deleteAnswerTemplate: {
    ...write,
    path: "v1/answer-template/{id}/delete",
    params,
    response: z.null(),
  },
} satisfies Record<string, Operation>;
