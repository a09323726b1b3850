import type { operationsOperations } from "../../../hosts/admin/operations";
import type { HandlerInput, HostUser } from "../../../hosts/host-handler";
import { getInstanceName } from "../../../instance-name";
import {
  createTicket,
  findBackups,
  listBackups,
  openArchive,
  requireArchive,
  requireTicket,
} from "../../backup/backup-files";
import { requestBackupTask, toTaskView } from "../../backup/backup-tasks";
import { getBackupName } from "../../backup/retention";
import type { Database } from "../../database/open-database";
import { reauthenticate } from "../../domain/accounts/reauthenticate";
import { getUserName } from "../../domain/accounts/users";
import { countMail } from "../../domain/mail/outbox";
import { readMigrations, readSystem } from "../../domain/operations/system";
import { BACKUP_JOB } from "../../jobs/all-jobs";
import { appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  notFound,
  type OperationHandlers,
  type Queryable,
  requirePermission,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import type { Job } from "../../kit/jobs/job";
import { advanceJob } from "../../kit/jobs/job-leases";
import { listJobs } from "../../kit/jobs/list-jobs";

/** What only the process knows of itself. */
export interface OperationsOptions {
  dialect: Database["dialect"];
  jobs: readonly Job[];
  /** Has this process look at a job that was made due. */
  wakeJob: (name: string) => void;
  commit: string | null;
}

type Handlers = OperationHandlers<typeof operationsOperations>;
type Caller = Pick<HandlerInput, "tenantId" | "clientIp" | "requestId"> & { user: HostUser };

const requireOperator = ({ user }: { user: HostUser }) =>
  requirePermission(user, "operations.manage");

interface AuditedAction {
  action: string;
  entity: "background-job" | "backup";
  entityId: string;
}

async function recordAction(
  context: HostContext,
  trx: Queryable,
  caller: Caller,
  action: AuditedAction,
): Promise<void> {
  const actorName = await getUserName(trx, caller.user.id);
  await appendAudit(context, trx, caller, { user: caller.user, actorName, ...action });
}

/** The installation's jobs, and what it is. */
export const systemHandlers = (
  context: HostContext,
  { dialect, jobs, wakeJob, commit }: OperationsOptions,
): Pick<Handlers, "listJobs" | "runJob" | "getSystem" | "getTroubles"> => ({
  async listJobs(caller) {
    requireOperator(caller);
    return { data: await listJobs(context, jobs) };
  },
  async runJob({ params: { name }, idempotencyKey: key, ...caller }) {
    requireOperator(caller);
    const job = jobs.find((each) => each.name === name);
    if (!job) throw notFound("Pekerjaan");
    const request = { tenantId: caller.tenantId, operation: "runJob", key, body: [name] };
    await withIdempotency(context, request, async (trx) => {
      await advanceJob(trx, job, context.clock());
      await recordAction(context, trx, caller, {
        action: "background-job.run",
        entity: "background-job",
        entityId: name,
      });
      return null;
    });
    wakeJob(name);
    const [data] = await listJobs(context, [job]);
    if (!data) throw notFound("Pekerjaan");
    return { data };
  },
  async getSystem(caller) {
    requireOperator(caller);
    return { data: await readSystem(context, { dialect, commit }) };
  },
  async getTroubles(caller) {
    requireOperator(caller);
    const [all, mails, backups, migrations] = await Promise.all([
      listJobs(context, jobs),
      countMail(context, caller),
      findBackups(context.dataDir),
      readMigrations(context.db),
    ]);
    return {
      data: {
        failingJobs: all.flatMap(({ name, failures, lastFailure }) =>
          failures > 0 && lastFailure ? [{ name, ...lastFailure }] : [],
        ),
        failedMails: mails.failed,
        newestBackupAt: backups.find(({ kind }) => kind !== "upgrade")?.createdAt ?? null,
        installedAt: Date.parse(migrations[0]?.timestamp ?? "") || context.clock(),
      },
    };
  },
});

/** Backups, made and verified by a job of whichever instance claims it. */
export function backupHandlers(
  context: HostContext,
  { dialect, jobs, wakeJob }: OperationsOptions,
): Omit<Handlers, keyof ReturnType<typeof systemHandlers>> {
  const { dataDir, clock } = context;
  const request = async (
    caller: Caller,
    { kind, name, key }: { kind: "make" | "verify"; name: string; key: string | undefined },
  ) => {
    const job = jobs.find((each) => each.name === BACKUP_JOB);
    if (!job) throw notFound("Pekerjaan");
    const body = [kind, kind === "verify" ? name : ""];
    const { tenantId, user } = caller;
    const data = await withIdempotency(
      context,
      { tenantId, operation: "requestBackup", key, body },
      async (trx) => {
        const now = clock();
        const requestedBy = await getUserName(trx, user.id);
        const { task, isNew } = await requestBackupTask(trx, { kind, name, requestedBy, now });
        await advanceJob(trx, job, now);
        if (isNew && kind === "make")
          await recordAction(context, trx, caller, {
            action: "backup.requested",
            entity: "backup",
            entityId: task.name,
          });
        return toTaskView(task);
      },
    );
    wakeJob(BACKUP_JOB);
    return { data, status: 202 };
  };
  return {
    async listBackups({ query, ...caller }) {
      requireOperator(caller);
      const list = await listBackups(context, query);
      return { data: { ...list, instance: getInstanceName(), database: dialect } };
    },
    async startBackup({ idempotencyKey: key, ...caller }) {
      requireOperator(caller);
      return request(caller, { kind: "make", name: getBackupName("pendopo", clock()), key });
    },
    async verifyBackup({ params, idempotencyKey: key, ...caller }) {
      requireOperator(caller);
      const { name } = await requireArchive(dataDir, params.name);
      return request(caller, { kind: "verify", name, key });
    },
    async authorizeDownload({ params, body, ...caller }) {
      requireOperator(caller);
      const { name } = await requireArchive(dataDir, params.name);
      await reauthenticate(context, caller.user.id, body.password);
      return { data: { ticket: createTicket(context, { userId: caller.user.id, name }) } };
    },
    async downloadBackup({ params, query: { ticket }, request: httpRequest, ...caller }) {
      requireOperator(caller);
      const archive = await requireArchive(dataDir, params.name);
      const { name } = archive;
      requireTicket(context, { userId: caller.user.id, name, ticket });
      await context.db.transaction().execute((trx) =>
        recordAction(context, trx, caller, {
          action: "backup.downloaded",
          entity: "backup",
          entityId: name,
        }),
      );
      return openArchive(dataDir, httpRequest, archive);
    },
  };
}
