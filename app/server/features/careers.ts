import { formatDateTime } from "~/lib/dates";
import { isOffered } from "~/lib/installation";
import { JOB_MODE_LABELS, JOB_TYPE_LABELS } from "~/lib/job-fields";
import { joinFacts } from "~/lib/join-facts";
import { createPageLinks } from "~/lib/page-links";
import { applyPath } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { Optional, PageLinks } from "~/lib/views";
import { HostError } from "../hosts/host-contract";
import type { Career, Job, JobDetail } from "../hosts/services/careers";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";
import { required } from "./required";

export interface CareerCardView {
  slug: string;
  href: string;
  company: string;
  city: string;
  summary: string;
  /** "3 lowongan dibuka". */
  jobs: string | null;
}

export interface JobView {
  id: string;
  title: string;
  /** "Penuh waktu · Di kantor · Bandung"; null if unknown, as are those below. */
  facts: string | null;
  summary: string;
  salary: string;
  deadline: string | null;
  openings: number | null;
  requirements: string[];
}

export interface OpenJobView extends JobView {
  /** The application form; null where none is offered. */
  applyHref: string | null;
}

export interface CareerView {
  company: string;
  slug: string;
  id: string;
  city: string;
  summary: string;
  description: string;
  jobs: Optional<{ items: OpenJobView[]; links: PageLinks }>;
}

const toCareerCard = ({ slug, company, city, summary, jobsCount }: Career): CareerCardView => ({
  slug,
  href: `/Career/${encodeURIComponent(slug)}`,
  company,
  city,
  summary,
  jobs: formatJobsCount(jobsCount),
});

function formatJobsCount(count: number | null): string | null {
  if (count === null) return null;
  return count > 0 ? `${count} lowongan dibuka` : "Belum ada lowongan";
}

function formatSalary({ salaryMin, salaryMax }: Pick<Job, "salaryMin" | "salaryMax">): string {
  if (salaryMin === null || salaryMax === null) return "Dirahasiakan";
  return salaryMin === salaryMax
    ? formatRupiah(salaryMin)
    : `${formatRupiah(salaryMin)}–${formatRupiah(salaryMax)}`;
}

export const toJobView = ({
  id,
  title,
  type,
  mode,
  city,
  summary,
  openings,
  deadlineAt,
  requirements,
  ...pay
}: Job & Pick<JobDetail, "requirements">): JobView => ({
  id,
  title,
  summary,
  openings,
  requirements,
  salary: formatSalary(pay),
  deadline: deadlineAt === null ? null : formatDateTime(deadlineAt),
  facts: joinFacts([type && JOB_TYPE_LABELS[type], mode && JOB_MODE_LABELS[mode], city], " · "),
});

/** A page of six companies (ENT3). */
export async function listCareers(
  context: RequestContext,
  page: number,
): Promise<Optional<{ items: CareerCardView[]; links: PageLinks }>> {
  const list = await optional(context, context.hosts.services.listCareers({ query: { page } }));
  if (!list.ok) return list;
  const { data } = list.data;
  return {
    ok: true,
    data: { items: data.items.map(toCareerCard), links: createPageLinks(data, "/Career", {}) },
  };
}

/** A company with a page of its open jobs. @throws AppError not-found, unavailable */
export async function getCareer(
  context: RequestContext,
  slug: string,
  page: number,
): Promise<CareerView> {
  const { services } = context.hosts;
  const { id, company, city, summary, description } = await required(
    services.getCareer({ query: { slug } }),
  );
  const jobs = await optional(context, readJobs(context, id, page));
  const path = `/Career/${encodeURIComponent(slug)}`;
  return {
    id,
    slug,
    company,
    city,
    summary,
    description,
    jobs: jobs.ok
      ? {
          ok: true,
          data: {
            items: jobs.data.items.map((job) => ({
              ...toJobView(job),
              applyHref: getApplyHref(context, slug, job),
            })),
            links: createPageLinks(jobs.data.list, path, {}),
          },
        }
      : jobs,
  };
}

function getApplyHref(
  { installation }: RequestContext,
  slug: string,
  { id, status }: Job,
): string | null {
  const href = applyPath(slug, id);
  return status !== "closed" && isOffered(href, installation) ? href : null;
}

/** A page of jobs with their details, which alone name the requirements. */
async function readJobs({ hosts: { services } }: RequestContext, careerId: string, page: number) {
  const { data: list } = await services.listJobs({ query: { careerId, page } });
  const items = await Promise.all(
    list.items.map(async (job) => {
      try {
        return (await services.getJob({ query: { id: job.id } })).data;
      } catch (error) {
        // The list's fields are shown while a detail is missing.
        if (error instanceof HostError) return { ...job, requirements: [] };
        throw error;
      }
    }),
  );
  return { list, items };
}
