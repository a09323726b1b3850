import type { adminCareerOperations } from "../../../hosts/admin/careers";
import {
  applyForJob,
  getJobApplication,
  listJobApplications,
} from "../../domain/careers/job-applications";
import { createServiceRequest, listServiceRequests } from "../../domain/careers/service-requests";
import type { HostContext, OperationHandlers } from "../../kit/context";

export function adminCareerHandlers(
  context: HostContext,
): OperationHandlers<typeof adminCareerOperations> {
  return {
    applyForJob: async ({ tenantId, body, clientIp, idempotencyKey }) => ({
      data: await applyForJob(context, { tenantId, body, clientIp, idempotencyKey }),
      message: "Lamaran diterima",
    }),
    getJobApplication: async ({ tenantId, query: { key } }) => ({
      data: await getJobApplication(context, { tenantId, manageKey: key }),
    }),
    listJobApplications: async ({ tenantId, user, query }) => ({
      data: await listJobApplications(context, { ...query, tenantId, user }),
    }),
    createServiceRequest: async ({ tenantId, body, clientIp, idempotencyKey }) => ({
      data: await createServiceRequest(context, { tenantId, body, clientIp, idempotencyKey }),
      message: "Permintaan diterima",
    }),
    listServiceRequests: async ({ tenantId, user, query }) => ({
      data: await listServiceRequests(context, { ...query, tenantId, user }),
    }),
  };
}
