import type { HandlerInput, HostUser } from "../../../hosts/host-handler";
import {
  type BackupTask,
  type NewTask,
  requestBackupTask,
  toTaskView,
} from "../../backup/backup-tasks";
import type { Database } from "../../database/open-database";
import { getUserName } from "../../domain/accounts/users";
import { BACKUP_JOB } from "../../jobs/all-jobs";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import type { Job } from "../../kit/jobs/job";
import { advanceJob } from "../../kit/jobs/job-leases";

/** What only the process knows of itself. */
export interface OperationsOptions {
  dialect: Database["dialect"];
  jobs: readonly Job[];
  /** Has this process look at a job that was made due. */
  wakeJob: (name: string) => void;
  commit: string | null;
}

export type Caller = Pick<HandlerInput, "tenantId" | "clientIp" | "requestId"> & { user: HostUser };

interface TaskRequest {
  operation: string;
  key: string | undefined;
  task: Omit<NewTask, "requestedBy" | "now">;
  /** Called for a new task, in its transaction. */
  audit: (trx: Queryable, task: BackupTask) => Promise<void>;
}

/** Asks the job of backups and exports for a task, once per form. @throws ApiError 404 without that job */
export async function requestTask(
  context: HostContext,
  { jobs, wakeJob }: Pick<OperationsOptions, "jobs" | "wakeJob">,
  { tenantId, user }: Caller,
  { operation, key, task: request, audit }: TaskRequest,
) {
  const job = jobs.find((each) => each.name === BACKUP_JOB);
  if (!job) throw notFound("Pekerjaan");
  const { kind, name } = request;
  const body = [kind, kind === "verify" ? name : (request.tenantId ?? "")];
  const data = await withIdempotency(context, { tenantId, operation, key, body }, async (trx) => {
    const now = context.clock();
    const requestedBy = await getUserName(trx, user.id);
    const { task, isNew } = await requestBackupTask(trx, { ...request, requestedBy, now });
    await advanceJob(trx, job, now);
    if (isNew) await audit(trx, task);
    return toTaskView(task);
  });
  wakeJob(BACKUP_JOB);
  return { data, status: 202 };
}
