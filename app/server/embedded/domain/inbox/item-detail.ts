import type { InboxFieldName, MessageKind } from "~/lib/inbox";
import { hasPermission } from "~/lib/permissions";
import type { HostUser } from "../../../hosts/host-handler";
import { forbidden, type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { findAppointment, toSchedule } from "../appointments/appointment-rows";
import { queryApplications } from "../careers/application-queries";
import { listTemplates } from "./answer-templates";
import {
  getItemPermission,
  type InboxRow,
  listEvents,
  requireItem,
  toInboxItem,
} from "./inbox-items";
import { listTeam } from "./team";

export interface ItemQuery {
  tenantId: string;
  user: HostUser;
  id: string;
}

/** The item if the user may take care of its kind. @throws ApiError 403, 404 */
export async function findManagedItem(
  db: Queryable,
  { tenantId, user, id }: ItemQuery,
): Promise<InboxRow> {
  const { roles } = user;
  if (!hasPermission(roles, "inbox.manage") && !hasPermission(roles, "appointment.manage"))
    throw forbidden();
  const row = await requireItem(db, { tenantId, id });
  requirePermission(user, getItemPermission(row.kind));
  return row;
}

/** An item with all that was sent, its history, and who may take care of it. @throws ApiError 403, 404 */
export async function getInboxItem({ db }: HostContext, query: ItemQuery) {
  const { tenantId, id } = query;
  const row = await findManagedItem(db, query);
  const permission = getItemPermission(row.kind);
  const [sent, events, team, templates] = await Promise.all([
    readSent(db, row),
    listEvents(db, { tenantId, id }),
    listTeam(db, { tenantId, permission }),
    listTemplates(db, tenantId),
  ]);
  return { ...toInboxItem(row), ...sent, events, team, templates };
}

type Sent = Partial<Record<InboxFieldName, string | number | null>>;

/** What was sent, without empty fields; of an appointment its time as well. */
async function readSent(db: Queryable, row: InboxRow) {
  const key = { tenantId: row.lms_id, id: row.id };
  if (row.kind === "appointment") {
    const found = await findAppointment(db, key);
    const { institution, segment, message } = found;
    return { fields: toFields({ institution, segment, message }), schedule: toSchedule(found) };
  }
  return { fields: toFields(await MESSAGE_READERS[row.kind](db, key)), schedule: null };
}

const MESSAGE_READERS: Record<MessageKind, (db: Queryable, key: Key) => Promise<Sent>> = {
  contact: readMessage,
  demo: readMessage,
  talent: readRequest,
  training: readRequest,
  application: readApplication,
};

type Key = Pick<ItemQuery, "tenantId" | "id">;

/** Demo requests by the product's own call are an address only. */
async function readMessage(db: Queryable, { tenantId, id }: Key): Promise<Sent> {
  const found = await db
    .selectFrom("visitor_messages")
    .select(["institution", "message"])
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirst();
  return found ?? {};
}

async function readApplication(db: Queryable, { tenantId, id }: Key): Promise<Sent> {
  const { jobTitle, company, cover_letter, cv_id } = await queryApplications(db, tenantId)
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
  return { job: jobTitle, company, coverLetter: cover_letter, cvId: cv_id };
}

async function readRequest(db: Queryable, { tenantId, id }: Key): Promise<Sent> {
  return db
    .selectFrom("service_requests")
    .select(["company", "need", "headcount", "start_date as start"])
    .select(["budget_range as budgetRange", "notes"])
    .where("lms_id", "=", tenantId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

const toFields = (sent: Sent) =>
  Object.entries(sent).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [{ name: name as InboxFieldName, value: String(value) }],
  );
