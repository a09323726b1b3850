import type { JobDecision, JobSettings, JobStatus } from "~/lib/job-desk-fields";
import { editJobPath } from "~/lib/job-desk-paths";
import { hasPermission } from "~/lib/permissions";
import { ApiError } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import {
  type HostContext,
  type Queryable,
  requirePermission,
  STALE_MESSAGE,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId } from "../../kit/ids";
import { getUserName } from "../accounts/users";
import { notifyTeam } from "../inbox/team";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { type CompanyCall, findOwnCompany, findOwnJob, getDeskJob, type JobCall } from "./job-desk";

interface CreateCall extends CompanyCall {
  settings: JobSettings;
  idempotencyKey: string | undefined;
}

/** A draft of a job. @throws ApiError 403, 404 */
export async function createDeskJob(
  context: HostContext,
  { settings, idempotencyKey, ...call }: CreateCall,
): Promise<{ id: string }> {
  const { tenantId, user } = call;
  const company = await findOwnCompany(context.db, call);
  const request = { tenantId, operation: "createDeskJob", key: idempotencyKey };
  const body = [user.id, company.id, settings];
  return withIdempotency(context, { ...request, body }, async (trx) => {
    const id = newRecordId();
    const now = context.clock();
    const row: Schema["jobs"] = {
      ...toColumns(settings),
      lms_id: tenantId,
      id,
      company_id: company.id,
      status: "draft",
      version: 1,
      created_at: now,
      updated_at: now,
    };
    await trx.insertInto("jobs").values(row).execute();
    return { id };
  });
}

const toColumns = (job: JobSettings) => ({
  title: job.title,
  type: job.type,
  mode: job.mode,
  city: job.city,
  salary_min: job.salaryMin,
  salary_max: job.salaryMax,
  summary: job.summary,
  requirements: JSON.stringify(job.requirements),
  deadline_at: job.deadlineAt,
  openings: job.openings,
});

type JobKey = Pick<Schema["jobs"], "lms_id" | "id">;
type Change = Partial<Omit<Schema["jobs"], "lms_id" | "id" | "version">>;

/** @throws ApiError 409 for a stale version */
async function updateJob(
  trx: Queryable,
  { lms_id, id }: JobKey,
  version: number,
  change: Change,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("jobs")
    .set({ ...change, version: version + 1 })
    .where("lms_id", "=", lms_id)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(409, STALE_MESSAGE);
}

/**
 * Saves what the form of a job edits. An open job that its company changes waits for approval again.
 * @throws ApiError 403, 404, 409 for a stale version
 */
export async function saveDeskJob(
  context: HostContext,
  call: JobCall & { version: number; settings: JobSettings },
) {
  const { tenantId, user, version, settings } = call;
  const site = await getMailSite(context, tenantId);
  await context.db.transaction().execute(async (trx) => {
    const { job, company } = await findOwnJob(trx, call);
    const needsApproval = job.status === "open" && !hasPermission(user.roles, "job.manage");
    await updateJob(trx, job, version, {
      ...toColumns(settings),
      updated_at: context.clock(),
      ...(needsApproval && { status: "review" }),
    });
    const submitted = { ...job, title: settings.title };
    if (needsApproval) await notifyManagers(context, trx, { job: submitted, company, site });
  });
  return getDeskJob(context, call);
}

const RULES: Record<JobDecision, { from: readonly JobStatus[]; to: JobStatus }> = {
  submit: { from: ["draft", "closed"], to: "review" },
  open: { from: ["draft", "review", "closed"], to: "open" },
  return: { from: ["review"], to: "draft" },
  close: { from: ["open"], to: "closed" },
};
const LATE_MESSAGE = "Batas lamarannya sudah lewat. Perpanjang dahulu, lalu buka lagi";

type DecisionCall = JobCall & { version: number; decision: JobDecision; source: AuditSource };

/**
 * Submits, opens, returns or closes a job; its applications stay.
 * @throws ApiError 403, 404, 409 for a stale version, a status that does not allow it, or a deadline that has passed
 */
export async function decideDeskJob(context: HostContext, call: DecisionCall) {
  const { tenantId, user, decision, version } = call;
  const site = await getMailSite(context, tenantId);
  await context.db.transaction().execute(async (trx) => {
    const { job, company } = await findOwnJob(trx, call);
    if (decision === "open" || decision === "return") requirePermission(user, "job.manage");
    const { from, to } = RULES[decision];
    if (!from.includes(job.status)) throw new ApiError(409, STALE_MESSAGE);
    const now = context.clock();
    if (decision === "open" && job.deadline_at < now) throw new ApiError(409, LATE_MESSAGE);
    await updateJob(trx, job, version, { status: to, updated_at: now });
    if (decision === "submit") await notifyManagers(context, trx, { job, company, site });
    await appendAudit(context, trx, call.source, {
      user,
      actorName: await getUserName(trx, user.id),
      action: `job.${decision}`,
      entity: "job",
      entityId: job.id,
      before: { status: job.status },
      after: { status: to, title: job.title },
    });
  });
  return getDeskJob(context, call);
}

interface SubmittedJob {
  job: Pick<Schema["jobs"], "lms_id" | "id" | "title">;
  company: Pick<Schema["companies"], "slug" | "name">;
  site: MailSite;
}

const notifyManagers = (
  context: HostContext,
  trx: Queryable,
  { job, company, site }: SubmittedJob,
): Promise<void> =>
  notifyTeam(context, trx, {
    tenantId: job.lms_id,
    permission: "job.manage",
    notice: "job",
    kind: "job",
    subject: `Lowongan menunggu persetujuan: ${job.title}`,
    text: `${company.name} mengajukan lowongan "${job.title}". Periksa, lalu buka atau kembalikan:\n${site.getUrl(editJobPath(company.slug, job.id))}`,
    site,
  });
