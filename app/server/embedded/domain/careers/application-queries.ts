import type { Schema } from "../../database/schema/schema";
import type { Queryable } from "../../kit/context";

/** Applications of a tenant as `a`, joined with job and company. */
export const queryApplications = (db: Queryable, tenantId: string) =>
  db
    .selectFrom("job_applications as a")
    .innerJoin("jobs as j", (join) =>
      join.onRef("j.lms_id", "=", "a.lms_id").onRef("j.id", "=", "a.job_id"),
    )
    .innerJoin("companies as c", (join) =>
      join.onRef("c.lms_id", "=", "j.lms_id").onRef("c.id", "=", "j.company_id"),
    )
    .where("a.lms_id", "=", tenantId)
    .selectAll("a")
    .select(["j.title as jobTitle", "c.name as company"]);

type ApplicationRow = Schema["job_applications"] & { jobTitle: string; company: string };

export const toApplication = ({
  id,
  number,
  jobTitle,
  company,
  name,
  email,
  phone,
  ...row
}: ApplicationRow) => ({
  id,
  number,
  jobId: row.job_id,
  jobTitle,
  company,
  name,
  email,
  phone,
  cvId: row.cv_id,
  coverLetter: row.cover_letter,
  createdAt: row.created_at,
});
