import type { z } from "zod";
import {
  INBOX_STATE,
  type InboxState,
  type inboxAnswerFields,
  type inboxUpdateFields,
} from "~/lib/inbox";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, validationError } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { getUserName } from "../accounts/users";
import { createAppointmentLink } from "../appointments/appointment-links";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import {
  changeItem,
  getItemPermission,
  type InboxRow,
  type ItemEvent,
  requireItem,
  toInboxItem,
} from "./inbox-items";
import { findManagedItem, type ItemQuery } from "./item-detail";
import { listTeam } from "./team";

type Update = z.output<typeof inboxUpdateFields>;

interface ChangeInput extends ItemQuery, AuditSource {
  idempotencyKey: string | undefined;
}

/**
 * Sets state and assignee of an item and adds a note. The state of an appointment follows its decisions instead.
 * @throws ApiError 403, 404, 409 for a stale version, 422 for an assignee outside the team
 */
export async function updateInboxItem(
  context: HostContext,
  { change, idempotencyKey: key, ...query }: ChangeInput & { change: Update },
) {
  const { tenantId, user, id } = query;
  const request = { tenantId, operation: "updateInboxItem", key, body: { id, ...change } };
  return withIdempotency(context, request, async (trx) => {
    const before = await findManagedItem(trx, query);
    const actorName = await getUserName(trx, user.id);
    const assignee = await findAssignee(trx, before, change.assigneeId);
    const state = before.kind === "appointment" ? before.state : (change.state ?? before.state);
    const events = listChanges(before, { state, assignee, note: change.note, actorName });
    if (events.length === 0) return toInboxItem(before);
    const now = context.clock();
    const set = {
      state,
      assignee_id: assignee?.id ?? null,
      assignee_name: assignee?.name ?? null,
    };
    await changeItem(trx, { tenantId, id, version: change.version, set, events, now });
    const after = await requireItem(trx, query);
    await appendAudit(context, trx, query, {
      user,
      actorName,
      action: "inbox.updated",
      entity: before.kind,
      entityId: id,
      before: { status: before.state },
      after: { status: state },
    });
    return toInboxItem(after);
  });
}

async function findAssignee(trx: Queryable, row: InboxRow, id: string) {
  if (id === "") return null;
  const permission = getItemPermission(row.kind);
  const team = await listTeam(trx, { tenantId: row.lms_id, permission });
  const found = team.find((user) => user.id === id);
  // Someone who has left the team keeps what they were given.
  if (!found && id === row.assignee_id) return { id, name: row.assignee_name ?? "" };
  if (!found) throw validationError({ assigneeId: "Pilih salah satu rekan" });
  return found;
}

interface Changes {
  state: InboxState;
  assignee: { id: string; name: string } | null;
  note: string;
  actorName: string;
}

function listChanges(before: InboxRow, { state, assignee, note, actorName }: Changes): ItemEvent[] {
  const events: ItemEvent[] = [];
  if (state !== before.state)
    events.push({ type: "state", actorName, detail: INBOX_STATE[state].label });
  if ((assignee?.id ?? null) !== before.assignee_id)
    events.push({ type: "assigned", actorName, detail: assignee?.name ?? "" });
  if (note) events.push({ type: "note", actorName, detail: note });
  return events;
}

type Answer = z.output<typeof inboxAnswerFields>;

/** Answers the sender by email. @throws ApiError 403, 404, 409 for a stale version */
export async function answerInboxItem(
  context: HostContext,
  { answer, idempotencyKey: key, ...query }: ChangeInput & { answer: Answer },
) {
  const { tenantId, user, id } = query;
  const site = await getMailSite(context, tenantId);
  const request = { tenantId, operation: "answerInboxItem", key, body: { id, ...answer } };
  return withIdempotency(context, request, async (trx) => {
    const before = await findManagedItem(trx, query);
    const actorName = await getUserName(trx, user.id);
    const now = context.clock();
    const isAppointment = before.kind === "appointment";
    await changeItem(trx, {
      tenantId,
      id,
      version: answer.version,
      set: isAppointment ? {} : { state: "answered" },
      events: [{ type: "answered", actorName, detail: answer.text }],
      now,
    });
    const link = isAppointment ? createAppointmentLink(context, site, { tenantId, id }) : null;
    await enqueueMail(trx, {
      tenantId,
      to: before.email,
      now,
      kind: `inbox-${before.kind}`,
      subject: answer.subject,
      body: createAnswerBody(answer.text, { row: before, actorName, site, link }),
    });
    await appendAudit(context, trx, query, {
      user,
      actorName,
      action: "inbox.answered",
      entity: before.kind,
      entityId: id,
    });
    return toInboxItem(await requireItem(trx, query));
  });
}

interface AnswerMail {
  row: InboxRow;
  actorName: string;
  site: MailSite;
  link: string | null;
}

const createAnswerBody = (text: string, { row, actorName, site, link }: AnswerMail) =>
  [
    row.name ? `Halo ${row.name},` : "Halo,",
    text,
    ...(link ? [`Lihat janji temu Anda di sini:\n${link}`] : []),
    `Salam,\n${actorName}\n${site.title}`,
  ].join("\n\n");
