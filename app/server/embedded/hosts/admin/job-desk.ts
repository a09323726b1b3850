import type { jobDeskOperations } from "../../../hosts/admin/job-desk";
import {
  createDeskCompany,
  saveDeskCompany,
  setCompanyVisibility,
} from "../../domain/careers/edit-company";
import { createDeskJob, decideDeskJob, saveDeskJob } from "../../domain/careers/edit-job";
import { getDeskCompany, getDeskJob, listDeskCompanies } from "../../domain/careers/job-desk";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Companies and jobs for those who write them. */
export const jobDeskHandlers = (
  context: HostContext,
): OperationHandlers<typeof jobDeskOperations> => ({
  listDeskCompanies: async ({ tenantId, user, query }) => ({
    data: await listDeskCompanies(context, { ...query, tenantId, user }),
  }),
  createDeskCompany: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const creation = { tenantId, user, body, idempotencyKey, source: input };
    return { status: 201, data: await createDeskCompany(context, creation) };
  },
  getDeskCompany: async ({ tenantId, user, params }) => ({
    data: await getDeskCompany(context, { ...params, tenantId, user }),
  }),
  saveDeskCompany: async ({ tenantId, user, params, body: { version, ...settings } }) => ({
    data: await saveDeskCompany(context, { ...params, tenantId, user, version, settings }),
  }),
  setCompanyVisibility: async (input) => {
    const { tenantId, user, params, body } = input;
    const call = { ...params, ...body, tenantId, user, source: input };
    return { data: await setCompanyVisibility(context, call) };
  },
  createDeskJob: async ({ tenantId, user, params, body: settings, idempotencyKey }) => {
    const creation = { ...params, tenantId, user, settings, idempotencyKey };
    return { status: 201, data: await createDeskJob(context, creation) };
  },
  getDeskJob: async ({ tenantId, user, params }) => ({
    data: await getDeskJob(context, { ...params, tenantId, user }),
  }),
  saveDeskJob: async ({ tenantId, user, params, body: { version, ...settings } }) => ({
    data: await saveDeskJob(context, { ...params, tenantId, user, version, settings }),
  }),
  decideDeskJob: async (input) => {
    const { tenantId, user, params, body } = input;
    const call = { ...params, ...body, tenantId, user, source: input };
    return { data: await decideDeskJob(context, call) };
  },
});
