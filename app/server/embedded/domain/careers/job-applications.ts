import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { inboxItemPath } from "~/lib/paths";
import { hasPermission } from "~/lib/permissions";
import type { adminCareerOperations } from "../../../hosts/admin/careers";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import { isUniqueViolation } from "../../database/unique-violation";
import {
  forbidden,
  type HostContext,
  notFound,
  type Queryable,
  validationError,
} from "../../kit/context";
import { withIdempotency } from "../../kit/idempotency";
import { newRecordId, sha256 } from "../../kit/ids";
import { readPage } from "../../kit/paging";
import { nextReferenceNumber } from "../../kit/sequences";
import { claimNewFile } from "../files/files";
import { createInboxItem } from "../inbox/inbox-items";
import { consumeSubmissionAttempt } from "../inbox/submission-limit";
import { notifyTeam } from "../inbox/team";
import { enqueueMail } from "../mail/enqueue-mail";
import { getMailSite, type MailSite } from "../mail/mail-site";
import { queryApplications, toApplication } from "./application-queries";
import { queryJobs } from "./job-queries";

interface ApplicationInput {
  tenantId: string;
  body: z.output<(typeof adminCareerOperations)["applyForJob"]["body"]>;
  clientIp: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores an application, claims its CV and confirms it by email. `manageKey` opens the receipt.
 * @throws ApiError 404 if the job is not open, 409 for a second application from one email address
 *   (designs B9), 422, 429
 */
export async function applyForJob(
  context: HostContext,
  { tenantId, body, clientIp, idempotencyKey }: ApplicationInput,
) {
  const site = await getMailSite(context, tenantId);
  const request = { tenantId, operation: "applyForJob", key: idempotencyKey, body };
  try {
    return await withIdempotency(context, request, async (trx) => {
      const now = context.clock();
      const number = await nextReferenceNumber(trx, {
        tenantId,
        prefix: "LAMARAN",
        sequence: "application",
        now,
      });
      const job = await queryJobs(trx, tenantId, now)
        .where("j.id", "=", body.jobId)
        .executeTakeFirst();
      if (job?.status !== "open") throw notFound("Lowongan yang masih dibuka");
      await consumeSubmissionAttempt(context, trx, { kind: "apply", tenantId, clientIp });
      const manageKey = randomBytes(24).toString("base64url");
      const application = await insertApplication(trx, { tenantId, body, number, manageKey, now });
      await enqueueMail(trx, {
        tenantId,
        to: body.email,
        now,
        kind: "application",
        subject: `Lamaran ${job.title} kami terima (${number})`,
        body: `Halo ${body.name},\n\nLamaran Anda untuk ${job.title} di ${application.company} kami terima dengan nomor ${number}. Perusahaan menghubungi Anda langsung bila lamaran berlanjut.\n\nSalam,\n${site.title}`,
      });
      await notifyOfApplication(context, trx, { tenantId, application, site });
      return { ...application, manageKey };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw await createDuplicateError(context, tenantId, body);
  }
}

interface StoredApplication {
  tenantId: string;
  application: ReturnType<typeof toApplication>;
  site: MailSite;
}

/** Puts the application before the team. */
async function notifyOfApplication(
  context: HostContext,
  trx: Queryable,
  { tenantId, application, site }: StoredApplication,
): Promise<void> {
  const { id, number, name, email, phone, jobTitle, company, createdAt: now } = application;
  const item = { id, number, name, email, phone, subject: jobTitle, company };
  await createInboxItem(trx, { tenantId, kind: "application", ...item, now });
  await notifyTeam(context, trx, {
    tenantId,
    permission: "inbox.manage",
    notice: "application",
    kind: "application",
    subject: `Lamaran ${number}: ${jobTitle}`,
    text: `${name} melamar ${jobTitle} di ${company}. Lihat lamarannya di sini:\n${site.getUrl(inboxItemPath(id))}`,
    site,
  });
}

interface NewApplication extends Pick<ApplicationInput, "tenantId" | "body"> {
  number: string;
  manageKey: string;
  now: number;
}

async function insertApplication(
  trx: Queryable,
  { tenantId, body, number, manageKey, now }: NewApplication,
) {
  const { jobId, name, email, phone, cvId, coverLetter } = body;
  const id = newRecordId();
  await trx
    .insertInto("job_applications")
    .values({
      lms_id: tenantId,
      id,
      number,
      job_id: jobId,
      name,
      email,
      phone,
      cv_id: cvId || null,
      cover_letter: coverLetter,
      manage_key_hash: sha256(manageKey),
      created_at: now,
    })
    .execute();
  if (cvId)
    await claimNewFile(trx, { tenantId, id: cvId, purpose: "cv", now }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw validationError({ cvId: "Berkas CV tidak ditemukan, unggah lagi" });
    });
  const stored = await queryApplications(trx, tenantId)
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
  return toApplication(stored);
}

async function createDuplicateError(
  { db }: HostContext,
  tenantId: string,
  { jobId, email }: ApplicationInput["body"],
): Promise<ApiError> {
  const existing = await queryApplications(db, tenantId)
    .where("a.job_id", "=", jobId)
    .where("a.email", "=", email)
    .executeTakeFirstOrThrow();
  return new ApiError(409, "Anda sudah melamar lowongan ini.", {
    appliedAt: existing.created_at,
    number: existing.number,
  });
}

/** @throws ApiError 404 */
export async function getJobApplication(
  { db }: HostContext,
  { tenantId, manageKey }: { tenantId: string; manageKey: string },
) {
  const row = await queryApplications(db, tenantId)
    .where("a.manage_key_hash", "=", sha256(manageKey))
    .executeTakeFirst();
  if (!row) throw notFound("Lamaran");
  return toApplication(row);
}

interface ApplicationFilter {
  tenantId: string;
  user: HostUser;
  page: number;
  perPage: number;
  jobId?: string | undefined;
}

/** @throws ApiError 403 */
export async function listJobApplications(
  { db }: HostContext,
  { tenantId, user, page, perPage, jobId }: ApplicationFilter,
) {
  if (!hasPermission(user.roles, "career.inbox")) throw forbidden();
  let query = queryApplications(db, tenantId);
  if (jobId) query = query.where("a.job_id", "=", jobId);
  const { rows, ...paging } = await readPage(
    query.orderBy("a.created_at", "desc").orderBy("a.id"),
    page,
    perPage,
  );
  return { ...paging, items: rows.map(toApplication) };
}
