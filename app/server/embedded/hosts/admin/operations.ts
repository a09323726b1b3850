import type { operationsOperations } from "../../../hosts/admin/operations";
import type { HostUser } from "../../../hosts/host-handler";
import { getInstanceName } from "../../../instance-name";
import {
  createTicket,
  deleteArchive,
  findBackups,
  listBackups,
  openArchive,
  requireArchive,
  requireDeletable,
  requireTicket,
} from "../../backup/backup-files";
import { getBackupName } from "../../backup/retention";
import { getBackupFolder } from "../../backup/task-files";
import { reauthenticate } from "../../domain/accounts/reauthenticate";
import { getUserName } from "../../domain/accounts/users";
import { countMail } from "../../domain/mail/outbox";
import { readMigrations, readSystem } from "../../domain/operations/system";
import { appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  notFound,
  type OperationHandlers,
  type Queryable,
  requirePermission,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { advanceJob } from "../../kit/jobs/job-leases";
import { listJobs } from "../../kit/jobs/list-jobs";
import { type Caller, type OperationsOptions, requestTask } from "./request-task";

type Handlers = OperationHandlers<typeof operationsOperations>;

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
  options: OperationsOptions,
): Omit<Handlers, keyof ReturnType<typeof systemHandlers>> {
  const { dataDir, clock } = context;
  const audit = (
    trx: Queryable,
    caller: Caller,
    event: "requested" | "downloaded" | "deleted",
    name: string,
  ) =>
    recordAction(context, trx, caller, {
      action: `backup.${event}`,
      entity: "backup",
      entityId: name,
    });
  return {
    async listBackups({ query, ...caller }) {
      requireOperator(caller);
      const list = await listBackups(context, query);
      return { data: { ...list, instance: getInstanceName(), database: options.dialect } };
    },
    async startBackup({ idempotencyKey: key, ...caller }) {
      requireOperator(caller);
      return requestTask(context, options, caller, {
        operation: "requestBackup",
        key,
        task: { kind: "make", tenantId: null, name: getBackupName("pendopo", clock()) },
        audit: (trx, { name }) => audit(trx, caller, "requested", name),
      });
    },
    async verifyBackup({ params, idempotencyKey: key, ...caller }) {
      requireOperator(caller);
      const { name } = await requireArchive(dataDir, params.name);
      return requestTask(context, options, caller, {
        operation: "requestBackup",
        key,
        task: { kind: "verify", tenantId: null, name },
        audit: async () => undefined,
      });
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
      await context.db.transaction().execute((trx) => audit(trx, caller, "downloaded", name));
      return openArchive(getBackupFolder(dataDir), httpRequest, archive);
    },
    async deleteBackup({ params, body, ...caller }) {
      requireOperator(caller);
      const archive = await requireArchive(dataDir, params.name);
      await reauthenticate(context, caller.user.id, body.password);
      await requireDeletable(context, archive);
      await context.db.transaction().execute(async (trx) => {
        await audit(trx, caller, "deleted", archive.name);
        await deleteArchive(dataDir, archive);
      });
      return { data: null };
    },
  };
}
