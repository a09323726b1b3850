import type { z } from "zod";
import { formatShortDateTime } from "~/lib/dates";
import {
  type answerTemplateFields,
  INBOX_STATE,
  INBOX_STATES,
  type InboxKind,
  type InboxState,
  type inboxAnswerFields,
  type inboxUpdateFields,
  MESSAGE_KINDS,
  MESSAGE_LABELS,
  type MessageKind,
} from "~/lib/inbox";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { APPOINTMENTS_PATH, INBOX_PATH, inboxItemPath } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import { AppError } from "../app-error";
import type { InboxItem, InboxItemDetail } from "../hosts/admin/inbox";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { getActiveRoles } from "./current-user";
import { optional } from "./optional";
import { required } from "./required";

interface MessageFilters {
  /** Absent: new ones. */
  state?: InboxState | "all" | undefined;
  kind?: MessageKind | undefined;
  assignee?: "me" | "none" | undefined;
  search?: string | undefined;
}

export interface MessageRowView {
  id: string;
  href: string;
  kind: string;
  from: string;
  subject: string;
  state: StatusView;
  assignee: string | null;
  sentAt: string;
}

export interface MessageListView {
  rows: MessageRowView[];
  tabs: StatusTab[];
  links: PageLinks;
  csvHref: string;
}

const toHostFilters = ({ state = "new", ...filters }: MessageFilters) => ({
  ...filters,
  ...(state !== "all" && { state }),
});

/** Messages of visitors, newest first. @throws AppError forbidden, unavailable */
export async function listMessages(
  context: RequestContext,
  { page, ...filters }: MessageFilters & { page: number },
): Promise<MessageListView> {
  const query = { page, ...toHostFilters(filters) };
  const list = await required(getAdmin(context).listInbox({ query }));
  return {
    rows: list.items.map(toMessageRow),
    tabs: toStateTabs(filters, list.states),
    links: createPageLinks(list, INBOX_PATH, { ...filters }),
    csvHref: buildHref(`${INBOX_PATH}/Unduh`, { ...filters }),
  };
}

const countMessages = (waiting: Record<InboxKind, number>): number =>
  MESSAGE_KINDS.reduce((sum, kind) => sum + waiting[kind], 0);

function toStateTabs(
  { state = "new", ...rest }: MessageFilters,
  counts: Record<InboxState, number>,
): StatusTab[] {
  const all = INBOX_STATES.reduce((sum, each) => sum + counts[each], 0);
  const states = INBOX_STATES.map((value) => ({
    value,
    label: INBOX_STATE[value].label,
    count: counts[value],
  }));
  return [...states, { value: "all" as const, label: "Semua", count: all }].map(
    ({ value, label, count }) => ({
      label,
      href: buildHref(INBOX_PATH, { ...rest, state: value === "new" ? undefined : value }),
      count,
      isCurrent: value === state,
    }),
  );
}

const toMessageRow = (item: InboxItem): MessageRowView => ({
  id: item.id,
  href: inboxItemPath(item.id),
  kind: MESSAGE_LABELS[item.kind as MessageKind],
  from: item.name || item.email,
  subject: [item.subject, item.number].filter(Boolean).join(" · "),
  state: INBOX_STATE[item.state],
  assignee: item.assigneeName,
  sentAt: formatShortDateTime(item.createdAt),
});

/** CSV of the filtered messages. @throws HostError */
export const exportMessages = async (context: RequestContext, filters: MessageFilters) =>
  (await getAdmin(context).exportInbox({ query: toHostFilters(filters) })).body;

/** An item of the inbox; appointments and messages have their own screens. @throws AppError not-found */
export async function readInboxItem(
  context: RequestContext,
  id: string,
  screen: "appointment" | "message",
): Promise<InboxItemDetail> {
  const item = await required(getAdmin(context).getInboxItem({ params: { id } }));
  if ((item.kind === "appointment") !== (screen === "appointment")) throw new AppError("not-found");
  return item;
}

const STALE_ITEM_MESSAGE =
  "Rekan Anda baru saja mengubah kiriman ini. Periksa riwayatnya, lalu kirim sekali lagi bila masih perlu.";

type Update = z.output<typeof inboxUpdateFields>;
type Answer = z.output<typeof inboxAnswerFields>;

interface Submitted<Body> {
  id: string;
  body: Body;
  idempotencyKey: string;
}

/** @throws AppError not-found */
export const updateInboxItem = (
  context: RequestContext,
  { id, body, idempotencyKey }: Submitted<Update>,
): Promise<ActionResult> =>
  attempt(
    context,
    { fields: ["state", "assigneeId", "note"], messages: { 409: STALE_ITEM_MESSAGE } },
    () => getAdmin(context).updateInboxItem({ params: { id }, body, idempotencyKey }),
  );

/** @throws AppError not-found */
export const answerInboxItem = (
  context: RequestContext,
  { id, body, idempotencyKey }: Submitted<Answer>,
): Promise<ActionResult> =>
  attempt(context, { fields: ["subject", "text"], messages: { 409: STALE_ITEM_MESSAGE } }, () =>
    getAdmin(context).answerInboxItem({ params: { id }, body, idempotencyKey }),
  );

/** @throws AppError forbidden, unavailable */
export const listAnswerTemplates = async (context: RequestContext) =>
  (await required(getAdmin(context).listAnswerTemplates())).items;

export const createAnswerTemplate = (
  context: RequestContext,
  body: z.output<typeof answerTemplateFields>,
): Promise<ActionResult> =>
  attempt(context, { fields: ["name", "text"] }, () =>
    getAdmin(context).createAnswerTemplate({ body }),
  );

/** @throws AppError not-found */
export const deleteAnswerTemplate = (context: RequestContext, id: string): Promise<ActionResult> =>
  attempt(context, { fields: [] }, async () => {
    await getAdmin(context).deleteAnswerTemplate({ params: { id } });
    return {};
  });

interface Waiting {
  appointments: number;
  messages: number;
}

const NOTHING: Waiting = { appointments: 0, messages: 0 };
const waitingCache = new WeakMap<RequestContext, Promise<Waiting | null>>();

/** What is new in the inbox, read once per request; null if unavailable. */
export function countWaiting(context: RequestContext): Promise<Waiting | null> {
  const waiting = waitingCache.get(context) ?? fetchWaiting(context);
  waitingCache.set(context, waiting);
  return waiting;
}

async function fetchWaiting(context: RequestContext): Promise<Waiting | null> {
  const { admin } = context.hosts;
  if (!admin) return NOTHING;
  const roles = await getActiveRoles(context);
  const [seesAppointments, seesMessages] = [
    hasPermission(roles, "appointment.manage"),
    hasPermission(roles, "inbox.manage"),
  ];
  if (!seesAppointments && !seesMessages) return NOTHING;
  const found = await optional(context, admin.countInbox());
  if (!found.ok) return null;
  const { data } = found.data;
  return {
    appointments: seesAppointments ? data.appointment : 0,
    messages: seesMessages ? countMessages(data) : 0,
  };
}

/** Counts beside the sections of the menu. */
export async function readMenuCounts(context: RequestContext): Promise<Record<string, number>> {
  const { appointments, messages } = (await countWaiting(context)) ?? NOTHING;
  return { [APPOINTMENTS_PATH]: appointments, [INBOX_PATH]: messages };
}
