import { sql } from "kysely";
import type { Queryable } from "../../kit/context";

/**
 * Public jobs of a tenant as `j`: open or closed, of a company on the site. An open job past its deadline counts as closed.
 * @param now UTC ms
 */
export function queryJobs(db: Queryable, tenantId: string, now: number) {
  const visibleJobs = db
    .selectFrom("jobs")
    .selectAll()
    .select(
      sql<
        "open" | "closed"
      >`case when status = 'open' and deadline_at >= ${now} then 'open' else 'closed' end`.as(
        "state",
      ),
    )
    .where("lms_id", "=", tenantId)
    .where("status", "in", ["open", "closed"])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("companies as p")
          .select("p.id")
          .whereRef("p.lms_id", "=", "jobs.lms_id")
          .whereRef("p.id", "=", "jobs.company_id")
          .where("p.publication", "=", "published"),
      ),
    );
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(visibleJobs.as("s"))
        .select([
          "s.id",
          "s.company_id",
          "s.title",
          "s.type",
          "s.mode",
          "s.city",
          "s.salary_min",
          "s.salary_max",
          "s.summary",
        ])
        .select([
          "s.requirements",
          "s.deadline_at",
          "s.openings",
          "s.created_at",
          "s.state as status",
        ])
        .as("j"),
    )
    .select([
      "j.id",
      "j.company_id as careerId",
      "j.title",
      "j.type",
      "j.mode",
      "j.city",
      "j.salary_min as salaryMin",
    ])
    .select([
      "j.salary_max as salaryMax",
      "j.summary",
      "j.deadline_at as deadlineAt",
      "j.openings",
      "j.status",
      "j.created_at as createdAt",
    ]);
}

/** Companies on the site of a tenant as `c`, with the number of open jobs at `now` (UTC ms). */
export function queryCompanies(db: Queryable, tenantId: string, now: number) {
  return db
    .selectFrom("companies as c")
    .where("c.lms_id", "=", tenantId)
    .where("c.publication", "=", "published")
    .select(["c.id", "c.slug", "c.name as company", "c.logo", "c.city", "c.summary"])
    .select(
      sql<number>`(select count(*) from jobs o where o.lms_id = c.lms_id and o.company_id = c.id and o.status = 'open' and o.deadline_at >= ${now})`.as(
        "jobsCount",
      ),
    );
}
