import { sql } from "kysely";
import type { Visibility } from "~/lib/class-options";
import { hasPermission } from "~/lib/permissions";
import type { DeskCompany, DeskJob } from "../../../hosts/admin/job-desk";
import type { HostUser } from "../../../hosts/host-handler";
import type { Schema } from "../../database/schema/schema";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";

const MAX_JOBS = 200;

export interface Caller {
  tenantId: string;
  user: HostUser;
}
export interface CompanyCall extends Caller {
  slug: string;
}
export interface JobCall extends CompanyCall {
  id: string;
}

const managesAll = ({ roles }: HostUser) => hasPermission(roles, "job.manage");

/** Companies that the user may write. @throws ApiError 403 */
function queryOwnCompanies(db: Queryable, { tenantId, user }: Caller) {
  requirePermission(user, "job.edit");
  const query = db.selectFrom("companies as c").where("c.lms_id", "=", tenantId);
  return managesAll(user) ? query : query.where("c.created_by", "=", user.id);
}

type ListCall = Caller & { page: number; perPage: number; visibility?: Visibility | undefined };

/** A page of companies, those with jobs to approve first, then by name. @throws ApiError 403 */
export async function listDeskCompanies(
  { db, clock }: HostContext,
  { page, perPage, visibility, ...caller }: ListCall,
) {
  const all = queryOwnCompanies(db, caller);
  const counted = await all
    .select(["c.publication", sql<number>`count(*)`.as("total")])
    .groupBy("c.publication")
    .execute();
  const { waitingJobs } = await all
    .innerJoin("jobs as j", (join) =>
      join.onRef("j.lms_id", "=", "c.lms_id").onRef("j.company_id", "=", "c.id"),
    )
    .select(({ fn }) => fn.countAll<number>().as("waitingJobs"))
    .where("j.status", "=", "review")
    .executeTakeFirstOrThrow();
  const filtered = visibility ? all.where("c.publication", "=", visibility) : all;
  const { rows, ...paging } = await readPage(
    filtered
      .select(["c.id", "c.slug", "c.name", "c.city", "c.publication"])
      .select([
        sql<number>`(select count(*) from jobs o where o.lms_id = c.lms_id and o.company_id = c.id and o.status = 'open' and o.deadline_at >= ${clock()})`.as(
          "openJobs",
        ),
        sql<number>`(select count(*) from jobs o where o.lms_id = c.lms_id and o.company_id = c.id and o.status = 'review')`.as(
          "waitingJobs",
        ),
      ])
      .orderBy("waitingJobs", "desc")
      .orderBy("c.name")
      .orderBy("c.id"),
    page,
    perPage,
  );
  const counts = Object.fromEntries(
    counted.map(({ publication, total }) => [publication, Number(total)]),
  );
  return { ...paging, items: rows, counts, waitingJobs: Number(waitingJobs) };
}

/** A company that the user may write; others answer like a missing one. @throws ApiError 403, 404 */
export async function findOwnCompany(
  db: Queryable,
  { slug, ...caller }: CompanyCall,
): Promise<Schema["companies"]> {
  const row = await queryOwnCompanies(db, caller)
    .selectAll("c")
    .where("c.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound("Perusahaan");
  return row;
}

const countApplications = sql<number>`(select count(*) from job_applications a where a.lms_id = j.lms_id and a.job_id = j.id)`;

/** A company with its jobs of every status. @throws ApiError 403, 404 */
export async function getDeskCompany({ db }: HostContext, call: CompanyCall): Promise<DeskCompany> {
  const { id, slug, name, city, summary, description, logo, publication, version } =
    await findOwnCompany(db, call);
  const jobs = await db
    .selectFrom("jobs as j")
    .select(["j.id", "j.title", "j.status", "j.deadline_at as deadlineAt"])
    .select(countApplications.as("applications"))
    .where("j.lms_id", "=", call.tenantId)
    .where("j.company_id", "=", id)
    .orderBy("j.created_at", "desc")
    .orderBy("j.id")
    .limit(MAX_JOBS)
    .execute();
  const canPublish = managesAll(call.user);
  return {
    id,
    slug,
    name,
    city,
    summary,
    description,
    logo,
    publication,
    version,
    canPublish,
    jobs,
  };
}

/** A job of a company that the user may write. @throws ApiError 403, 404 */
export async function findOwnJob(db: Queryable, { id, ...call }: JobCall) {
  const company = await findOwnCompany(db, call);
  const job = await db
    .selectFrom("jobs as j")
    .selectAll("j")
    .select(countApplications.as("applications"))
    .where("j.lms_id", "=", call.tenantId)
    .where("j.company_id", "=", company.id)
    .where("j.id", "=", id)
    .executeTakeFirst();
  if (!job) throw notFound("Lowongan");
  return { job, company };
}

/** @throws ApiError 403, 404 */
export async function getDeskJob({ db }: HostContext, call: JobCall): Promise<DeskJob> {
  const { job, company } = await findOwnJob(db, call);
  const { id, title, type, mode, city, summary, openings, status, version, applications } = job;
  return {
    id,
    company: { slug: company.slug, name: company.name },
    title,
    type,
    mode,
    city,
    salaryMin: job.salary_min,
    salaryMax: job.salary_max,
    summary,
    requirements: JSON.parse(job.requirements) as string[],
    deadlineAt: job.deadline_at,
    openings,
    status,
    version,
    applications,
    canPublish: managesAll(call.user),
  };
}
