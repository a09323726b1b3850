import type { Queryable } from "../context";
import type { Schema } from "../schema/schema";

/** Applications as `a`, each with its job and company. */
export const applicationsOf = (db: Queryable, lmsId: string) =>
  db
    .selectFrom("job_applications as a")
    .innerJoin("jobs as j", (join) => join.onRef("j.lms_id", "=", "a.lms_id").onRef("j.id", "=", "a.job_id"))
    .innerJoin("companies as c", (join) => join.onRef("c.lms_id", "=", "j.lms_id").onRef("c.id", "=", "j.company_id"))
    .where("a.lms_id", "=", lmsId)
    .selectAll("a")
    .select(["j.title as jobTitle", "c.name as company"]);

type ApplicationRow = Schema["job_applications"] & { jobTitle: string; company: string };

export const toApplication = ({ id, number, jobTitle, company, name, email, phone, ...row }: ApplicationRow) => ({
  ...{ id, number, jobId: row.job_id, jobTitle, company, name, email, phone },
  ...{ cvId: row.cv_id, coverLetter: row.cover_letter, createdAt: row.created_at },
});

export const toServiceRequest = ({ lms_id: _, start_date, budget_range, created_at, ...row }: Schema["service_requests"]) => ({
  ...row,
  ...{ start: start_date, budgetRange: budget_range, createdAt: created_at },
});
