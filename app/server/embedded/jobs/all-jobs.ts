import { sweepAccounts } from "../account/sweep-accounts";
import { sweepConversations } from "../assistant/sweep-conversations";
import { backUpNightly, nextNight } from "../backup/nightly";
import type { HostContext } from "../context";
import type { Database } from "../database";
import { sweepFiles } from "../drive/file-rows";
import { deliverGatewayNotices } from "../gateway/notices";
import { sendOutbox } from "../outbox-sending";
import { processPayouts } from "../payout-processing";
import { expireInvoices } from "../services/invoice-expiry";
import { sweepClickLog } from "../services/statistics";
import { createSweeper } from "../sweep";
import { closeMonth } from "./close-month";
import type { Job } from "./job";
import { publishScheduled } from "./publish-scheduled";

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Options {
  context: HostContext;
  dialect: Database["dialect"];
  /** Drops a tenant's kept reads and pages. */
  onContentChange: (lmsId: string) => void;
}

/** Everything that the embedded hosts do by themselves. */
export function allJobs({ context, dialect, onContentChange }: Options): Job[] {
  const sweep = createSweeper(context);
  return [
    { name: "send-outbox", everyMs: 10 * SECOND, run: sendOutbox },
    { name: "process-payouts", everyMs: 10 * SECOND, run: processPayouts },
    { name: "deliver-gateway-notices", everyMs: 5 * SECOND, run: deliverGatewayNotices },
    { name: "expire-invoices", everyMs: MINUTE, run: expireInvoices },
    { name: "publish-scheduled", everyMs: 20 * SECOND, run: (ctx) => publishScheduled(ctx, onContentChange) },
    { name: "sweep", everyMs: 10 * MINUTE, run: sweep },
    { name: "sweep-accounts", everyMs: 30 * MINUTE, run: sweepAccounts },
    { name: "sweep-conversations", everyMs: 30 * MINUTE, run: sweepConversations },
    { name: "sweep-files", everyMs: 30 * MINUTE, run: sweepFiles },
    { name: "close-month", everyMs: HOUR, run: closeMonth },
    { name: "sweep-clicks", everyMs: 12 * HOUR, run: sweepClickLog },
    { name: "nightly-backup", everyMs: HOUR, nextAt: nextNight, run: (ctx) => backUpNightly(ctx, dialect) },
  ];
}
