import { formatDate } from "~/lib/dates";
import { JOB_MODE_LABELS, JOB_TYPE_LABELS } from "~/lib/job-fields";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext } from "../../kit/context";
import { queryCompanies, queryJobs } from "../careers/job-queries";
import type { SearchDocument } from "./search-document";

/** One document per company, with one passage per open job. */
export async function getJobDocuments(
  { db, clock }: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const now = clock();
  const [companies, jobs] = await Promise.all([
    queryCompanies(db, tenantId, now).select("c.created_at").orderBy("c.id").execute(),
    queryJobs(db, tenantId, now)
      .select("j.requirements")
      .where("j.status", "=", "open")
      .orderBy("j.deadline_at")
      .orderBy("j.id")
      .execute(),
  ]);
  return companies.map(({ id, slug, company, city, summary, created_at }) => {
    const companyJobs = jobs.filter(({ careerId }) => careerId === id);
    return {
      type: "job",
      kind: null,
      title: `Lowongan di ${company}`,
      url: `/Career/${slug}`,
      summary,
      publishedAt: created_at,
      keywords: [
        "karier kerja pekerjaan lowongan",
        city,
        ...companyJobs.map(({ title }) => title),
      ].join(" "),
      passages: companyJobs.map(({ title, requirements, ...job }) => ({
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

/** Changes when a job or company changes, and when a deadline passes. */
export async function getJobsVersion(
  { db, clock }: HostContext,
  tenantId: string,
): Promise<unknown> {
  const companies = db
    .selectFrom("companies")
    .where("lms_id", "=", tenantId)
    .where("publication", "=", "published")
    .select(({ fn }) => [
      fn.countAll().as("count"),
      fn.max("created_at").as("newest"),
      fn.max("updated_at").as("changed"),
    ]);
  const jobs = db
    .selectFrom("jobs")
    .where("lms_id", "=", tenantId)
    .where("status", "=", "open")
    .where("deadline_at", ">=", clock())
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("newest")]);
  return Promise.all([companies.executeTakeFirst(), jobs.executeTakeFirst()]);
}
