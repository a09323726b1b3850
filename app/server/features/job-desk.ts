import type { z } from "zod";
import type { Visibility } from "~/lib/class-options";
import { formatDate } from "~/lib/dates";
import {
  type CompanyFormOutput,
  type CompanySettings,
  JOB_STATUS,
  type JobDecision,
  type JobFormOutput,
  type JobSettings,
  type jobDecisionSchema,
} from "~/lib/job-desk-fields";
import { COMPANIES_DESK_PATH, deskCompanyPath, editJobPath } from "~/lib/job-desk-paths";
import { JOB_MODE_LABELS, JOB_TYPE_LABELS } from "~/lib/job-fields";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import type { visibilitySchema } from "~/lib/program-fields";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import { toTypedInstant, toWibInstant } from "~/lib/wib-time";
import type { DeskCompany, DeskCompanyRow, DeskJob } from "../hosts/admin/job-desk";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { getPublicationView } from "./class-desk";
import { toHtml, toMarkdown } from "./content/markdown";
import { optional } from "./optional";
import { claimPicturesOf } from "./pictures";
import { toVisibilityTabs } from "./program-desk";
import { required, requiredForStaff } from "./required";

export interface CompanyRowView {
  id: string;
  name: string;
  href: string;
  city: string;
  publication: StatusView;
  openJobs: string;
  waitingJobs: string;
}

const toRow = (row: DeskCompanyRow): CompanyRowView => ({
  id: row.id,
  name: row.name,
  href: deskCompanyPath(row.slug),
  city: row.city,
  publication: getPublicationView(row.publication),
  openJobs: formatCount(row.openJobs),
  waitingJobs: formatCount(row.waitingJobs),
});

export interface CompanyDeskList {
  rows: CompanyRowView[];
  links: PageLinks;
  tabs: StatusTab[];
}

/** Companies that the user may write. @throws AppError forbidden, unavailable */
export async function listDeskCompanies(
  context: RequestContext,
  query: { page: number; visibility?: Visibility | undefined },
): Promise<CompanyDeskList> {
  const { visibility: current } = query;
  const list = await required(getAdmin(context).listDeskCompanies({ query }));
  return {
    rows: list.items.map(toRow),
    links: createPageLinks(list, COMPANIES_DESK_PATH, { visibility: current }),
    tabs: toVisibilityTabs({ path: COMPANIES_DESK_PATH, current, counts: list.counts }),
  };
}

/** Jobs that wait for approval; null if unavailable. */
export async function countWaitingJobs(context: RequestContext): Promise<number | null> {
  const { admin } = context.hosts;
  if (!admin) return 0;
  const found = await optional(context, admin.listDeskCompanies({ query: { perPage: 1 } }));
  return found.ok ? found.data.data.waitingJobs : null;
}

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskCompany = (context: RequestContext, slug: string): Promise<DeskCompany> =>
  requiredForStaff(getAdmin(context).getDeskCompany({ params: { slug } }));

/** A job that is open by its status is closed once its deadline has passed. */
function getJobStatus({ status, deadlineAt }: Pick<DeskJob, "status" | "deadlineAt">): StatusView {
  const isLate = status === "open" && deadlineAt < Date.now();
  return isLate ? { ...JOB_STATUS.closed, label: "Ditutup, batasnya lewat" } : JOB_STATUS[status];
}

/** A company with its jobs, for the page where they are managed. */
export function toCompanyRecord(company: DeskCompany) {
  const { slug, name, city, summary, publication, version, canPublish, jobs } = company;
  return {
    slug,
    name,
    city,
    summary,
    version,
    canPublish,
    status: getPublicationView(publication),
    isPublished: publication === "published",
    publicHref: publication === "published" ? `/Career/${encodeURIComponent(slug)}` : null,
    jobs: jobs.map((job) => ({
      id: job.id,
      title: job.title,
      href: editJobPath(slug, job.id),
      status: getJobStatus(job),
      deadline: formatDate(job.deadlineAt),
      applications: formatCount(job.applications),
    })),
  };
}
export type CompanyRecord = ReturnType<typeof toCompanyRecord>;

/** Values of the form of a company. */
export const toCompanyFormValues = (company: DeskCompany) => ({
  name: company.name,
  city: company.city,
  summary: company.summary,
  description: toMarkdown(company.description),
  logo: toPictureFields(company.logo === null ? null : { address: company.logo, alt: "" }),
  version: String(company.version),
});
export type CompanyFormValues = ReturnType<typeof toCompanyFormValues>;

export const COMPANY_FIELD_LABELS: Record<Exclude<keyof CompanyFormValues, "version">, string> = {
  name: "Nama perusahaan",
  city: "Kota",
  summary: "Ringkasan",
  description: "Tentang perusahaan",
  logo: "Logo",
};

const toCompanySettings = (value: CompanyFormOutput): CompanySettings => ({
  name: value.name,
  city: value.city,
  summary: value.summary,
  description: toHtml(value.description ?? ""),
  logo: toPicture(value.logo)?.address ?? null,
});

/** Makes a draft. A 409 tells that the address is in use. */
export async function createCompany(
  context: RequestContext,
  value: CompanyFormOutput,
  idempotencyKey: string,
): Promise<ActionResult<{ slug: string }>> {
  const body = { ...toCompanySettings(value), ...(value.slug && { slug: value.slug }) };
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: ["slug"], hostMessages: [409] }, async () => {
    const { data } = await getAdmin(context).createDeskCompany({ body, idempotencyKey });
    return { slug: data.slug };
  });
}

/** @throws AppError not-found */
export async function saveCompany(
  context: RequestContext,
  slug: string,
  value: CompanyFormOutput,
): Promise<ActionResult> {
  const body = { ...toCompanySettings(value), version: value.version };
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).saveDeskCompany({ params: { slug }, body }),
  );
}

/** @throws AppError not-found */
export const setCompanyVisibility = (
  context: RequestContext,
  slug: string,
  body: z.output<typeof visibilitySchema>,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).setCompanyVisibility({ params: { slug }, body }),
  );

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskJob = (context: RequestContext, slug: string, id: string): Promise<DeskJob> =>
  requiredForStaff(getAdmin(context).getDeskJob({ params: { slug, id } }));

/** What the user may do with a job, by its status. */
function listJobDecisions({ status, canPublish }: DeskJob): JobDecision[] {
  if (status === "open") return ["close"];
  if (canPublish) return status === "review" ? ["open", "return"] : ["open"];
  return status === "review" ? [] : ["submit"];
}

/** Values of the form of a job, and what stands beside it. */
export const toJobRecord = (job: DeskJob) => ({
  id: job.id,
  title: job.title,
  company: job.company,
  status: getJobStatus(job),
  applications: formatCount(job.applications),
  version: job.version,
  decisions: listJobDecisions(job),
  needsApproval: job.status === "open" && !job.canPublish,
  values: {
    title: job.title,
    type: job.type,
    mode: job.mode,
    city: job.city,
    salaryMin: job.salaryMin === null ? "" : formatCount(job.salaryMin),
    salaryMax: job.salaryMax === null ? "" : formatCount(job.salaryMax),
    summary: job.summary,
    requirements: job.requirements.join("\n"),
    deadline: toTypedInstant(job.deadlineAt).date,
    openings: formatCount(job.openings),
    version: String(job.version),
  },
});
export type JobRecord = ReturnType<typeof toJobRecord>;
export type JobFormValues = JobRecord["values"];

export const JOB_FIELD_LABELS: Record<Exclude<keyof JobFormValues, "version">, string> = {
  title: "Nama pekerjaan",
  type: "Jenis pekerjaan",
  mode: "Tempat bekerja",
  city: "Kota",
  salaryMin: "Gaji terendah sebulan",
  salaryMax: "Gaji tertinggi sebulan",
  summary: "Ringkasan pekerjaan",
  requirements: "Syarat",
  deadline: "Batas lamaran",
  openings: "Jumlah lowongan",
};

/** Labels of chosen values. */
export const JOB_VALUE_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(JOB_TYPE_LABELS),
  ...Object.entries(JOB_MODE_LABELS),
]);

/** The last millisecond of the day. */
const toDeadline = (date: string) => toWibInstant(date, "23:59") + 59_999;

const toJobSettings = (value: JobFormOutput): JobSettings => ({
  title: value.title,
  type: value.type,
  mode: value.mode,
  city: value.city,
  salaryMin: value.salaryMin ?? null,
  salaryMax: value.salaryMax ?? null,
  summary: value.summary,
  requirements: value.requirements ?? [],
  deadlineAt: toDeadline(value.deadline),
  openings: value.openings,
});

/** Makes a draft. @throws AppError not-found */
export const createJob = (
  context: RequestContext,
  slug: string,
  { value, idempotencyKey }: { value: JobFormOutput; idempotencyKey: string },
): Promise<ActionResult<{ id: string }>> =>
  attempt(context, { fields: [] }, async () => {
    const request = { params: { slug }, body: toJobSettings(value), idempotencyKey };
    const { data } = await getAdmin(context).createDeskJob(request);
    return { id: data.id };
  });

interface JobKey {
  slug: string;
  id: string;
}

/** @throws AppError not-found */
export const saveJob = (
  context: RequestContext,
  params: JobKey,
  value: JobFormOutput,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).saveDeskJob({
      params,
      body: { ...toJobSettings(value), version: value.version },
    }),
  );

/** @throws AppError not-found */
export const decideJob = (
  context: RequestContext,
  params: JobKey,
  body: z.output<typeof jobDecisionSchema>,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).decideDeskJob({ params, body }),
  );
