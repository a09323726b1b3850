import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "~/lib/time";
import { runBackupTasks } from "../backup/backup-tasks";
import { getNextBackupTime, runNightlyBackup } from "../backup/nightly-backup";
import type { Database } from "../database/open-database";
import { sweepAccounts } from "../domain/accounts/sweep-accounts";
import { sweepConversations } from "../domain/assistant/sweep-conversations";
import { deleteOldApplications } from "../domain/careers/delete-old-applications";
import { serveWaits } from "../domain/classes/serve-waits";
import { sweepFiles } from "../domain/files/files";
import { mailCertificates } from "../domain/learning/certificate-emails";
import { mailAnnouncements } from "../domain/learning/mail-announcements";
import { sendOutbox } from "../domain/mail/send-outbox";
import { expireInvoices } from "../domain/payments/expire-invoices";
import { deliverGatewayNotices } from "../domain/payments/sandbox-notices";
import { sendRefunds } from "../domain/payments/send-refunds";
import { processPayouts } from "../domain/payouts/process-payouts";
import { erasePeople } from "../domain/personal-data/erase-person";
import { publishScheduledPosts } from "../domain/posts/publish-scheduled";
import { submitOverdueAttempts } from "../domain/quizzes/close-attempt";
import { remindDeadlines } from "../domain/reminders/remind-deadlines";
import { remindStarts } from "../domain/reminders/remind-starts";
import { sendDigests } from "../domain/reminders/send-digests";
import { sweepClickLog } from "../domain/statistics/click-log";
import { closeMonth } from "../domain/statistics/close-month";
import type { HostContext } from "../kit/context";
import type { Job } from "../kit/jobs/job";
import { checkBooks } from "./check-books";
import { createSweeper } from "./sweep-expired";

/** Makes and verifies the backups that operators ask for. */
export const BACKUP_JOB = "run-backup-tasks";

interface JobsOptions {
  context: HostContext;
  dialect: Database["dialect"];
  /** Invalidates a tenant's cached reads and pages. */
  onContentChange: (tenantId: string) => void;
}

/** Background jobs of the embedded hosts. */
export function createJobs({ context, dialect, onContentChange }: JobsOptions): Job[] {
  const sweep = createSweeper(context);
  return [
    { name: "send-outbox", intervalMs: 10 * SECOND_MS, run: sendOutbox },
    { name: "process-payouts", intervalMs: 10 * SECOND_MS, run: processPayouts },
    { name: "send-refunds", intervalMs: 10 * SECOND_MS, run: sendRefunds },
    { name: "deliver-gateway-notices", intervalMs: 5 * SECOND_MS, run: deliverGatewayNotices },
    { name: "expire-invoices", intervalMs: MINUTE_MS, run: expireInvoices },
    { name: "serve-waits", intervalMs: MINUTE_MS, run: serveWaits },
    {
      name: "publish-scheduled",
      intervalMs: 20 * SECOND_MS,
      run: (ctx) => publishScheduledPosts(ctx, onContentChange),
    },
    { name: "mail-announcements", intervalMs: 10 * SECOND_MS, run: mailAnnouncements },
    { name: "mail-certificates", intervalMs: 10 * SECOND_MS, run: mailCertificates },
    { name: "remind-starts", intervalMs: 10 * SECOND_MS, run: remindStarts },
    { name: "remind-deadlines", intervalMs: 10 * SECOND_MS, run: remindDeadlines },
    { name: "send-digests", intervalMs: 10 * SECOND_MS, run: sendDigests },
    { name: "submit-overdue-attempts", intervalMs: MINUTE_MS, run: submitOverdueAttempts },
    { name: "sweep", intervalMs: 10 * MINUTE_MS, run: sweep },
    { name: "sweep-accounts", intervalMs: 30 * MINUTE_MS, run: sweepAccounts },
    { name: "sweep-conversations", intervalMs: 30 * MINUTE_MS, run: sweepConversations },
    { name: "delete-old-applications", intervalMs: 6 * HOUR_MS, run: deleteOldApplications },
    { name: "sweep-files", intervalMs: 30 * MINUTE_MS, run: sweepFiles },
    {
      name: "erase-people",
      intervalMs: 10 * MINUTE_MS,
      run: (ctx) => erasePeople(ctx, onContentChange),
    },
    { name: "close-month", intervalMs: HOUR_MS, run: closeMonth },
    { name: "check-books", intervalMs: DAY_MS, run: checkBooks },
    { name: "sweep-clicks", intervalMs: 12 * HOUR_MS, run: sweepClickLog },
    {
      name: "nightly-backup",
      intervalMs: HOUR_MS,
      computeNextRun: getNextBackupTime,
      run: (ctx) => runNightlyBackup(ctx, dialect),
    },
    { name: BACKUP_JOB, intervalMs: MINUTE_MS, run: (ctx) => runBackupTasks(ctx, dialect) },
  ];
}
