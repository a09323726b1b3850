import { sql } from "kysely";
import { CAREERS_PER_PAGE } from "../../../hosts/services/careers";
import type { HostContext } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { queryCompanies, queryJobs } from "./job-queries";

/** Companies by their number of open jobs. */
export async function listCompanies(
  { db, clock }: HostContext,
  { tenantId, page }: { tenantId: string; page: number },
) {
  const query = queryCompanies(db, tenantId, clock())
    .orderBy(sql`"jobsCount"`, "desc")
    .orderBy("c.name")
    .orderBy("c.id");
  const { rows, ...paging } = await readPage(query, page, CAREERS_PER_PAGE);
  return { ...paging, items: rows };
}

/** Open jobs, of one company if `companyId` is set, by deadline. */
export async function listJobs(
  { db, clock }: HostContext,
  { tenantId, companyId, page }: { tenantId: string; companyId?: string | undefined; page: number },
) {
  let query = queryJobs(db, tenantId, clock()).where("j.status", "=", "open");
  if (companyId) query = query.where("j.company_id", "=", companyId);
  const { rows, ...paging } = await readPage(
    query.orderBy("j.deadline_at").orderBy("j.id"),
    page,
    CAREERS_PER_PAGE,
  );
  return { ...paging, items: rows };
}

export async function findCompany(
  { db, clock }: HostContext,
  { tenantId, slug }: { tenantId: string; slug: string },
) {
  return queryCompanies(db, tenantId, clock())
    .select("c.description")
    .where("c.slug", "=", slug)
    .executeTakeFirst();
}

/** An open or closed job with its company. */
export async function findJob(
  { db, clock }: HostContext,
  { tenantId, id }: { tenantId: string; id: string },
) {
  const now = clock();
  const job = await queryJobs(db, tenantId, now)
    .select("j.requirements")
    .where("j.id", "=", id)
    .executeTakeFirst();
  if (!job) return undefined;
  const company = await queryCompanies(db, tenantId, now)
    .where("c.id", "=", job.careerId)
    .executeTakeFirstOrThrow();
  return { ...job, requirements: JSON.parse(job.requirements) as string[], company };
}
