import { formatDateTime } from "~/lib/dates";
import { JOB_MODE_LABELS, JOB_TYPE_LABELS } from "~/lib/jobs";
import { pageLinks } from "~/lib/page-links";
import { formatRupiah } from "~/lib/rupiah";
import type { PageLinks, Section } from "~/lib/views";
import type { Career, Job, JobDetail } from "../hosts/services/careers";
import type { Visit } from "../visit";
import { subject } from "./read";
import { section } from "./section";

export interface CareerCardView {
  slug: string;
  href: string;
  company: string;
  city: string;
  summary: string;
  /** "3 lowongan dibuka". */
  jobs: string;
}

export interface JobView {
  id: string;
  title: string;
  /** "Penuh waktu · Di kantor · Bandung". */
  facts: string;
  summary: string;
  salary: string;
  deadline: string;
  openings: number;
  /** Where the host tells them. */
  requirements: string[];
}

export interface CareerView {
  company: string;
  slug: string;
  id: string;
  city: string;
  summary: string;
  description: string;
  jobs: Section<{ items: JobView[]; links: PageLinks }>;
}

const toCard = ({ slug, company, city, summary, jobsCount }: Career): CareerCardView => ({
  ...{ slug, href: `/Career/${slug}`, company, city, summary },
  jobs: jobsCount > 0 ? `${jobsCount} lowongan dibuka` : "Belum ada lowongan",
});

function salaryOf({ salaryMin, salaryMax }: Pick<Job, "salaryMin" | "salaryMax">): string {
  if (salaryMin === null || salaryMax === null) return "Dirahasiakan";
  return salaryMin === salaryMax ? formatRupiah(salaryMin) : `${formatRupiah(salaryMin)}–${formatRupiah(salaryMax)}`;
}

const toJob = ({ id, title, type, mode, city, summary, openings, deadlineAt, requirements, ...pay }: JobDetail): JobView => ({
  ...{ id, title, summary, openings, requirements, salary: salaryOf(pay), deadline: formatDateTime(deadlineAt) },
  facts: [JOB_TYPE_LABELS[type], JOB_MODE_LABELS[mode], city].join(" · "),
});

/** Companies with their open jobs, six a page (ENT3). */
export async function listCareers(visit: Visit, page: number): Promise<Section<{ items: CareerCardView[]; links: PageLinks }>> {
  const found = await section(visit, visit.hosts.services.listCareers({ query: { page } }));
  if (!found.ok) return found;
  const { data } = found.data;
  return { ok: true, data: { items: data.items.map(toCard), links: pageLinks(data, "/Career", {}) } };
}

/** A company with a page of its open jobs. @throws AppError not-found, unavailable */
export async function getCareer(visit: Visit, slug: string, page: number): Promise<CareerView> {
  const { services } = visit.hosts;
  const { id, company, city, summary, description } = await subject(services.getCareer({ query: { slug } }));
  const jobs = await section(visit, readJobs(visit, id, page));
  const path = `/Career/${slug}`;
  return {
    ...{ id, slug, company, city, summary, description },
    jobs: jobs.ok ? { ok: true, data: { items: jobs.data.items.map(toJob), links: pageLinks(jobs.data.list, path, {}) } } : jobs,
  };
}

/** What a job asks for stands in its detail; those of one page are asked for together. */
async function readJobs({ hosts: { services } }: Visit, careerId: string, page: number) {
  const { data: list } = await services.listJobs({ query: { careerId, page } });
  const items = await Promise.all(list.items.map(async ({ id }) => (await services.getJob({ query: { id } })).data));
  return { list, items };
}
