import { formatDateTime } from "~/lib/dates";
import { pageLinks } from "~/lib/page-links";
import type { PageLinks } from "~/lib/views";
import { AppError } from "../app-error";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { subject } from "./read";

const STATES = {
  waiting: { label: "Menunggu", tone: "orange" },
  sent: { label: "Terkirim", tone: "green" },
  failed: { label: "Gagal", tone: "red" },
} as const;

export interface MailRowView {
  id: string;
  to: string;
  subject: string;
  state: (typeof STATES)[keyof typeof STATES];
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

/** The desk of this installation. @throws AppError not-found where there is none: its screens are not offered */
export function deskOf(visit: Visit): NonNullable<Visit["hosts"]["desk"]> {
  if (!visit.hosts.desk) throw new AppError("not-found");
  return visit.hosts.desk;
}

interface Filters {
  page: number;
  state?: keyof typeof STATES | undefined;
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
    nextAttempt: mail.nextAttemptAt === null ? null : formatDateTime(mail.nextAttemptAt),
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

const toRow = (mail: { id: string; to: string; subject: string; state: keyof typeof STATES; createdAt: number }): MailRowView => ({
  ...{ id: mail.id, to: mail.to, subject: mail.subject, state: STATES[mail.state] },
  createdAt: formatDateTime(mail.createdAt),
});
