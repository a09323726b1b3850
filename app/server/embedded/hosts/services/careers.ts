import { ApiError } from "../../../hosts/host-handler";
import type { careerOperations } from "../../../hosts/services/careers";
import { findCompany, findJob, listCompanies, listJobs } from "../../domain/careers/careers";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** The trailing space is part of the message (STO6). */
const getMessages = (subject: string) => ({
  success: `Success fetch ${subject}: `,
  failed: `Failed fetch ${subject}: `,
});
const CAREERS_MESSAGES = getMessages("list Career");
const JOBS_MESSAGES = getMessages("list Job");
const CAREER_MESSAGES = getMessages("detail Career");
const JOB_MESSAGES = getMessages("detail Job");

export function careerHandlers(context: HostContext): OperationHandlers<typeof careerOperations> {
  return {
    listCareers: async ({ tenantId, query: { page } }) => ({
      data: await listCompanies(context, { tenantId, page }),
      message: CAREERS_MESSAGES.success,
    }),
    listJobs: async ({ tenantId, query: { careerId, page } }) => ({
      data: await listJobs(context, { tenantId, companyId: careerId, page }),
      message: JOBS_MESSAGES.success,
    }),
    getCareer: async ({ tenantId, query: { slug } }) => {
      const company = await findCompany(context, { tenantId, slug });
      if (!company) throw new ApiError(404, CAREER_MESSAGES.failed);
      return { data: company, message: CAREER_MESSAGES.success };
    },
    getJob: async ({ tenantId, query: { id } }) => {
      const job = await findJob(context, { tenantId, id });
      if (!job) throw new ApiError(404, JOB_MESSAGES.failed);
      return { data: job, message: JOB_MESSAGES.success };
    },
  };
}
