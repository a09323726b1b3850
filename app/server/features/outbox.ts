import { formatDateTime, formatShortDateTime } from "~/lib/dates";
import { MAIL_STATUS } from "~/lib/mail-status";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { OUTBOX_PATH } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import { createIdempotencyKey } from "../forms/read-form";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { getActiveRoles } from "./current-user";
import { optional } from "./optional";
import { required } from "./required";

export interface MailRowView {
  id: string;
  to: string;
  subject: string;
  state: StatusView;
  createdAt: string;
}

export interface MailView extends MailRowView {
  /** Null if the reader may not see it. */
  body: string | null;
  hasCalendar: boolean;
  attempts: number;
  nextAttempt: string | null;
  sentAt: string | null;
  lastError: string | null;
  canRetry: boolean;
}

type MailState = keyof typeof MAIL_STATUS;

interface Filters {
  page: number;
  state?: MailState | undefined;
  search?: string | undefined;
}

export interface MailListView {
  rows: MailRowView[];
  tabs: StatusTab[];
  links: PageLinks;
  delivers: boolean;
  failedCount: number;
  idempotencyKey: string;
}

/** Queued and sent mail, newest first. @throws AppError unavailable */
export async function listMail(context: RequestContext, filters: Filters): Promise<MailListView> {
  const [list, counts] = await Promise.all([
    required(getAdmin(context).listOutbox({ query: filters })),
    countMail(context),
  ]);
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map(toMailRow),
    tabs: toStateTabs(query, counts),
    links: createPageLinks(list, OUTBOX_PATH, query),
    delivers: list.delivers,
    failedCount: counts?.failed ?? 0,
    idempotencyKey: createIdempotencyKey(),
  };
}

function toStateTabs(
  { state, ...rest }: Omit<Filters, "page">,
  counts: Partial<Record<MailState, number>> | null,
): StatusTab[] {
  const states = Object.entries(MAIL_STATUS) as [MailState, StatusView][];
  const toTab = (value: MailState | undefined, label: string): StatusTab => ({
    label,
    href: buildHref(OUTBOX_PATH, { ...rest, state: value }),
    count: (value && counts?.[value]) ?? null,
    isCurrent: value === state,
  });
  return [toTab(undefined, "Semua"), ...states.map(([value, { label }]) => toTab(value, label))];
}

const countCache = new WeakMap<RequestContext, ReturnType<typeof fetchCounts>>();

/** Mail that is not sent, read once per request; null for who may not see it, or if unavailable. */
export function countMail(context: RequestContext): ReturnType<typeof fetchCounts> {
  const counts = countCache.get(context) ?? fetchCounts(context);
  countCache.set(context, counts);
  return counts;
}

async function fetchCounts(
  context: RequestContext,
): Promise<{ waiting: number; failed: number } | null> {
  const { admin } = context.hosts;
  if (!admin || !hasPermission(await getActiveRoles(context), "outbox.view")) return null;
  const found = await optional(context, admin.countMail());
  return found.ok ? found.data.data : null;
}

/** Retries all failed mail now. */
export const retryFailedMail = (
  context: RequestContext,
  idempotencyKey: string,
): Promise<ActionResult<{ data: { count: number } }>> =>
  attempt(context, { fields: [] }, () => getAdmin(context).retryFailedMail({ idempotencyKey }));

/** @throws AppError not-found, unavailable */
export async function getMail(context: RequestContext, id: string): Promise<MailView> {
  const mail = await required(getAdmin(context).getMail({ params: { id } }));
  return {
    ...toMailRow(mail),
    body: mail.body,
    hasCalendar: mail.calendar !== null,
    attempts: mail.attempts,
    nextAttempt:
      mail.nextAttemptAt === null || mail.attempts === 0
        ? null
        : formatDateTime(mail.nextAttemptAt),
    sentAt: mail.sentAt === null ? null : formatDateTime(mail.sentAt),
    lastError: mail.lastError,
    canRetry: mail.state !== "sent",
  };
}

/** Retries delivery now. Mail that was sent meanwhile counts as success. @throws AppError not-found, unavailable */
export async function retryMail(context: RequestContext, id: string): Promise<void> {
  await getAdmin(context)
    .retryMail({ params: { id } })
    .catch(async (error: unknown) => {
      if (error instanceof HostError && error.status === 409) return;
      await required(Promise.reject(error));
    });
}

const toMailRow = (mail: {
  id: string;
  to: string;
  subject: string;
  state: MailState;
  createdAt: number;
}): MailRowView => ({
  id: mail.id,
  to: mail.to,
  subject: mail.subject,
  state: MAIL_STATUS[mail.state],
  createdAt: formatShortDateTime(mail.createdAt),
});
