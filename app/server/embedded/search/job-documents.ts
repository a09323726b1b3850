import { formatDate } from "~/lib/dates";
import { JOB_MODE_LABELS, JOB_TYPE_LABELS } from "~/lib/jobs";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext } from "../context";
import { jobsAt, selectCompanies } from "../services/job-rows";
import type { SearchDocument } from "./document";

/** Every company with its open jobs, each job a passage with its facts in sentences. */
export async function jobDocuments({ db, clock }: HostContext, lmsId: string): Promise<SearchDocument[]> {
  const now = clock();
  const [companies, jobs] = await Promise.all([
    selectCompanies(db, lmsId, now).select("c.created_at").orderBy("c.id").execute(),
    jobsAt(db, lmsId, now).select("j.requirements").where("j.status", "=", "open").orderBy("j.deadline_at").orderBy("j.id").execute(),
  ]);
  return companies.map(({ id, slug, company, city, summary, created_at }) => {
    const own = jobs.filter(({ careerId }) => careerId === id);
    return {
      ...{ type: "job", kind: null, title: `Lowongan di ${company}`, url: `/Career/${slug}`, summary, publishedAt: created_at },
      keywords: ["karier kerja pekerjaan lowongan", city, ...own.map(({ title }) => title)].join(" "),
      passages: own.map(({ title, requirements, ...job }) => ({
        heading: title,
        text: [
          `${title}, ${JOB_TYPE_LABELS[job.type].toLowerCase()}, ${JOB_MODE_LABELS[job.mode].toLowerCase()}, di ${job.city}.`,
          job.summary,
          `Yang diharapkan: ${(JSON.parse(requirements) as string[]).join("; ")}.`,
          job.salaryMin === null || job.salaryMax === null
            ? "Gajinya dirahasiakan."
            : `Gajinya ${formatRupiah(job.salaryMin)} sampai ${formatRupiah(job.salaryMax)} sebulan.`,
          `Lamaran ditutup ${formatDate(job.deadlineAt)}.`,
        ].join(" "),
      })),
    };
  });
}

/** Changes whenever a job or company appears, changes or goes, and when a deadline is over. */
export async function jobsVersion({ db, clock }: HostContext, lmsId: string): Promise<unknown> {
  const companies = db
    .selectFrom("companies")
    .where("lms_id", "=", lmsId)
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("created_at").as("newest")]);
  const jobs = db
    .selectFrom("jobs")
    .where("lms_id", "=", lmsId)
    .where("status", "=", "open")
    .where("deadline_at", ">=", clock())
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("newest")]);
  return Promise.all([companies.executeTakeFirst(), jobs.executeTakeFirst()]);
}
