import type { classOperations } from "../../../hosts/services/classes";
import { listActiveClasses, listRecentClasses } from "../../domain/classes/class-list";
import { getClassOverview } from "../../domain/classes/class-overview";
import { getClassSyllabus } from "../../domain/classes/syllabus";
import { listWebinars } from "../../domain/classes/webinars";
import type { HostContext, OperationHandlers } from "../../kit/context";

export function classHandlers(context: HostContext): OperationHandlers<typeof classOperations> {
  return {
    listActiveClasses: async ({ tenantId, query: { "filter.type": type, ...filter } }) => ({
      data: await listActiveClasses(context, { ...filter, tenantId, type }),
    }),
    getClassOverview: async ({ tenantId, query: { slug } }) => ({
      data: await getClassOverview(context, { tenantId, slug }),
    }),
    getClassSyllabus: async ({ tenantId, query: { classroomId } }) => ({
      data: await getClassSyllabus(context, { tenantId, classId: classroomId }),
    }),
    listWebinars: async ({ tenantId, query }) => ({
      data: await listWebinars(context, { ...query, tenantId }),
    }),
    listRecentClasses: async ({ tenantId }) => ({
      data: await listRecentClasses(context, { tenantId }),
    }),
  };
}
