import { randomBytes } from "node:crypto";
import { isoDate } from "~/lib/dates";
import type { deskCareerOperations } from "../../hosts/desk/careers";
import { HostRefusal } from "../../hosts/implement";
import { mailSite } from "../account/mail-site";
import { answerOnce } from "../answer-once";
import { type HandlersOf, type HostContext, invalid, MANAGERS, missing, requireRole } from "../context";
import { nextNumber } from "../counters";
import { claimFile } from "../drive/file-rows";
import { newRecordId, sha256 } from "../ids";
import { enqueueMail } from "../outbox";
import { readPage } from "../paging";
import { jobsAt } from "../services/job-rows";
import { networkHash, takeTry } from "../try-limits";
import { isDuplicate } from "../unique";
import { applicationsOf, toApplication, toServiceRequest } from "./career-rows";

const HOUR_MS = 3_600_000;
/** Accepted ones from one network: a class may apply together. */
const MOST_PER_HOUR = 10;

const numberOf = (prefix: string, year: string, number: number) => `${prefix}-${year}-${String(number).padStart(6, "0")}`;

/** Applications for jobs and requests of companies. */
export function deskCareerHandlers(context: HostContext): HandlersOf<typeof deskCareerOperations> {
  const { db, clock } = context;
  return {
    applyForJob: async ({ lmsId, body, clientIp, idempotencyKey: key }) => {
      const { jobId, name, email, phone, cvId, coverLetter } = body;
      const site = await mailSite(context, lmsId);
      const work = answerOnce(context, { lmsId, operation: "applyForJob", key, body }, async (trx) => {
        const now = clock();
        const year = isoDate(now).slice(0, 4);
        const number = numberOf("LAMARAN", year, await nextNumber(trx, lmsId, `application-${year}`));
        const job = await jobsAt(trx, lmsId, now).where("j.id", "=", jobId).executeTakeFirst();
        if (job?.status !== "open") throw missing("Lowongan yang masih dibuka");
        if (clientIp)
          await takeTry(trx, { name: `apply:${lmsId}:${networkHash(context, clientIp)}`, most: MOST_PER_HOUR, windowMs: HOUR_MS }, now);
        const manageKey = randomBytes(24).toString("base64url");
        const row = {
          ...{ lms_id: lmsId, id: newRecordId(), number, job_id: jobId, name, email, phone, cv_id: cvId || null },
          ...{ cover_letter: coverLetter, manage_key_hash: sha256(manageKey), created_at: now },
        };
        await trx.insertInto("job_applications").values(row).execute();
        if (row.cv_id)
          await claimFile(trx, { lmsId, id: row.cv_id, now }).catch(() =>
            Promise.reject(invalid({ cvId: "Berkas CV tidak ditemukan, unggah lagi" })),
          );
        const stored = await applicationsOf(trx, lmsId).where("a.id", "=", row.id).executeTakeFirstOrThrow();
        await enqueueMail(trx, {
          ...{ lmsId, to: email, now, kind: "application", subject: `Lamaran ${job.title} kami terima (${number})` },
          body: `Halo ${name},\n\nLamaran Anda untuk ${job.title} di ${stored.company} kami terima dengan nomor ${number}. Perusahaan menghubungi Anda langsung bila lamaran berlanjut.\n\nSalam,\n${site.title}`,
        });
        return { ...toApplication(stored), manageKey };
      });
      const data = await work.catch(async (error: unknown) => {
        if (!isDuplicate(error)) throw error;
        const first = await applicationsOf(db, lmsId).where("a.job_id", "=", jobId).where("a.email", "=", email).executeTakeFirstOrThrow();
        throw new HostRefusal(409, "Anda sudah melamar lowongan ini.", { appliedAt: first.created_at, number: first.number });
      });
      return { data, message: "Lamaran diterima" };
    },

    getJobApplication: async ({ lmsId, query: { key } }) => {
      const row = await applicationsOf(db, lmsId).where("a.manage_key_hash", "=", sha256(key)).executeTakeFirst();
      if (!row) throw missing("Lamaran");
      return { data: toApplication(row) };
    },

    listJobApplications: async ({ lmsId, user, query: { page, perPage, jobId } }) => {
      requireRole(user, MANAGERS);
      let query = applicationsOf(db, lmsId);
      if (jobId) query = query.where("a.job_id", "=", jobId);
      const { rows, ...measures } = await readPage(query.orderBy("a.created_at", "desc").orderBy("a.id"), page, perPage);
      return { data: { ...measures, items: rows.map(toApplication) } };
    },

    createServiceRequest: async ({ lmsId, body, clientIp, idempotencyKey: key }) => {
      const { start, budgetRange, ...fields } = body;
      const site = await mailSite(context, lmsId);
      const data = await answerOnce(context, { lmsId, operation: "createServiceRequest", key, body }, async (trx) => {
        const now = clock();
        const year = isoDate(now).slice(0, 4);
        const number = numberOf("LAYANAN", year, await nextNumber(trx, lmsId, `service-${year}`));
        if (clientIp)
          await takeTry(trx, { name: `service:${lmsId}:${networkHash(context, clientIp)}`, most: MOST_PER_HOUR, windowMs: HOUR_MS }, now);
        const row = {
          ...{ ...fields, lms_id: lmsId, id: newRecordId(), number },
          ...{ start_date: start || null, budget_range: budgetRange, created_at: now },
        };
        await trx.insertInto("service_requests").values(row).execute();
        await enqueueMail(trx, {
          ...{ lmsId, to: row.email, now, kind: "service-request", subject: `Permintaan Anda kami terima (${number})` },
          body: `Halo ${row.pic},\n\nPermintaan ${row.company} kami terima dengan nomor ${number}. Kami menghubungi Anda paling lambat dua hari kerja lagi.\n\nSalam,\n${site.title}`,
        });
        return toServiceRequest(row);
      });
      return { data, message: "Permintaan diterima" };
    },

    listServiceRequests: async ({ lmsId, user, query: { page, perPage, kind } }) => {
      requireRole(user, MANAGERS);
      let query = db.selectFrom("service_requests").selectAll().where("lms_id", "=", lmsId);
      if (kind) query = query.where("kind", "=", kind);
      const { rows, ...measures } = await readPage(query.orderBy("created_at", "desc").orderBy("id"), page, perPage);
      return { data: { ...measures, items: rows.map(toServiceRequest) } };
    },
  };
}
