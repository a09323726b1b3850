import type { Ddl } from "./ddl";

/** For the job that deletes old applications of all tenants. */
export const indexApplications = ({ run }: Ddl): Promise<void> =>
  run("create index job_applications_age on job_applications (created_at)");
