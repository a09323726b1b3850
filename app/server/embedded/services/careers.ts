import { sql } from "kysely";
import { HostRefusal } from "../../hosts/implement";
import { CAREERS_PER_PAGE, type careerOperations } from "../../hosts/services/careers";
import type { HandlersOf, HostContext } from "../context";
import { readPage } from "../paging";
import { jobsAt, selectCompanies } from "./job-rows";

/** The trailing space belongs to them: a number or a reason follows where the site logs it (STO6). */
const messages = (what: string) => ({ success: `Success fetch ${what}: `, failed: `Failed fetch ${what}: ` });
const CAREERS = messages("list Career");
const JOBS = messages("list Job");
const CAREER = messages("detail Career");
const JOB = messages("detail Job");

/** Companies and their jobs (section 7, "Career"). */
export function careerHandlers({ db, clock }: HostContext): HandlersOf<typeof careerOperations> {
  return {
    listCareers: async ({ lmsId, query: { page } }) => {
      const query = selectCompanies(db, lmsId, clock()).orderBy(sql`"jobsCount"`, "desc").orderBy("c.name").orderBy("c.id");
      const { rows, ...measures } = await readPage(query, page, CAREERS_PER_PAGE);
      return { data: { ...measures, items: rows }, message: CAREERS.success };
    },

    listJobs: async ({ lmsId, query: { careerId, page } }) => {
      let query = jobsAt(db, lmsId, clock()).where("j.status", "=", "open");
      if (careerId) query = query.where("j.company_id", "=", careerId);
      const { rows, ...measures } = await readPage(query.orderBy("j.deadline_at").orderBy("j.id"), page, CAREERS_PER_PAGE);
      return { data: { ...measures, items: rows }, message: JOBS.success };
    },

    getCareer: async ({ lmsId, query: { slug } }) => {
      const row = await selectCompanies(db, lmsId, clock()).select("c.description").where("c.slug", "=", slug).executeTakeFirst();
      if (!row) throw new HostRefusal(404, CAREER.failed);
      return { data: row, message: CAREER.success };
    },

    getJob: async ({ lmsId, query: { id } }) => {
      const now = clock();
      const row = await jobsAt(db, lmsId, now).select("j.requirements").where("j.id", "=", id).executeTakeFirst();
      if (!row) throw new HostRefusal(404, JOB.failed);
      const company = await selectCompanies(db, lmsId, now).where("c.id", "=", row.careerId).executeTakeFirstOrThrow();
      return { data: { ...row, requirements: JSON.parse(row.requirements) as string[], company }, message: JOB.success };
    },
  };
}
