import { formatDateTime } from "~/lib/dates";
import { MAIL_STATUS } from "~/lib/mail-status";
import { createPageLinks } from "~/lib/page-links";
import type { PageLinks, StatusView } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { getAdmin } from "./admin";
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

interface Filters {
  page: number;
  state?: keyof typeof MAIL_STATUS | undefined;
  search?: string | undefined;
}

/** Queued and sent mail, newest first. @throws AppError unavailable */
export async function listMail(
  context: RequestContext,
  filters: Filters,
): Promise<{ rows: MailRowView[]; links: PageLinks; delivers: boolean }> {
  const list = await required(getAdmin(context).listOutbox({ query: filters }));
  const { page: _, ...query } = filters;
  return {
    rows: list.items.map(toMailRow),
    links: createPageLinks(list, "/Dashboard/Outbox", query),
    delivers: list.delivers,
  };
}

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
  state: keyof typeof MAIL_STATUS;
  createdAt: number;
}): MailRowView => ({
  id: mail.id,
  to: mail.to,
  subject: mail.subject,
  state: MAIL_STATUS[mail.state],
  createdAt: formatDateTime(mail.createdAt),
});
