import { formatDateTime } from "~/lib/dates";
import { MAIL_STATUS } from "~/lib/mail-status";
import { pageLinks } from "~/lib/page-links";
import type { PageLinks, StatusView } from "~/lib/views";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { deskOf } from "./desk";
import { subject } from "./read";

export interface MailRowView {
  id: string;
  to: string;
  subject: string;
  state: StatusView;
  createdAt: string;
}

export interface MailView extends MailRowView {
  /** Null where its reader may not see it. */
  body: string | null;
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

/** Mail that waits or was sent, newest first. @throws AppError unavailable */
export async function listMail(visit: Visit, filters: Filters): Promise<{ rows: MailRowView[]; links: PageLinks; delivers: boolean }> {
  const found = await subject(deskOf(visit).listOutbox({ query: filters }));
  const { page: _, ...kept } = filters;
  return { rows: found.items.map(toRow), links: pageLinks(found, "/Dashboard/Outbox", kept), delivers: found.delivers };
}

/** @throws AppError not-found, unavailable */
export async function getMail(visit: Visit, id: string): Promise<MailView> {
  const mail = await subject(deskOf(visit).getMail({ params: { id } }));
  return {
    ...toRow(mail),
    body: mail.body,
    attempts: mail.attempts,
    // Before the first try there is nothing to try again.
    nextAttempt: mail.nextAttemptAt === null || mail.attempts === 0 ? null : formatDateTime(mail.nextAttemptAt),
    sentAt: mail.sentAt === null ? null : formatDateTime(mail.sentAt),
    lastError: mail.lastError,
    canRetry: mail.state !== "sent",
  };
}

/** Tries it again now. One that is sent by now needs nothing more. @throws AppError not-found, unavailable */
export async function retryMail(visit: Visit, id: string): Promise<void> {
  await deskOf(visit)
    .retryMail({ params: { id } })
    .catch(async (error: unknown) => {
      if (error instanceof HostError && error.status === 409) return;
      await subject(Promise.reject(error));
    });
}

const toRow = (mail: { id: string; to: string; subject: string; state: keyof typeof MAIL_STATUS; createdAt: number }): MailRowView => ({
  ...{ id: mail.id, to: mail.to, subject: mail.subject, state: MAIL_STATUS[mail.state] },
  createdAt: formatDateTime(mail.createdAt),
});
