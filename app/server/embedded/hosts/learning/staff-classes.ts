import type { staffClassOperations } from "../../../hosts/learning/staff-classes";
import { listClassWaits } from "../../domain/classes/class-waits";
import { exportLearners } from "../../domain/learning/export-learners";
import { listLearners } from "../../domain/learning/learners";
import { listStaffClasses, listWaitingEssays } from "../../domain/learning/staff-classes";
import type { HostContext, OperationHandlers } from "../../kit/context";

const CSV_HEADERS = {
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": 'attachment; filename="peserta.csv"',
};

export const staffClassHandlers = (
  context: HostContext,
): OperationHandlers<typeof staffClassOperations> => ({
  listStaffClasses: async ({ tenantId, user, query }) => ({
    data: await listStaffClasses(context, { tenantId, user, ...query }),
  }),
  listLearners: async ({ tenantId, user, params, query }) => ({
    data: await listLearners(context, { tenantId, user, ...params, ...query }),
  }),
  listClassWaits: async ({ tenantId, user, params, query }) => ({
    data: await listClassWaits(context, { tenantId, user, ...params, ...query }),
  }),
  exportLearners: async ({ tenantId, user, params, query }) =>
    new Response(await exportLearners(context, { tenantId, user, ...params, ...query }), {
      headers: CSV_HEADERS,
    }),
  listWaitingEssays: async ({ tenantId, user }) => ({
    data: { items: await listWaitingEssays(context, { tenantId, user }) },
  }),
});
