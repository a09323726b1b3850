import type { programOperations } from "../../../hosts/services/programs";
import {
  getActiveProgram,
  listActivePrograms,
  listProgramSchools,
} from "../../domain/classes/programs";
import type { HostContext, OperationHandlers } from "../../kit/context";

export function programHandlers(context: HostContext): OperationHandlers<typeof programOperations> {
  return {
    listActivePrograms: async ({ tenantId, query }) => ({
      data: await listActivePrograms(context, { ...query, tenantId }),
    }),
    getActiveProgram: async ({ tenantId, query: { slug } }) => ({
      data: await getActiveProgram(context, { tenantId, slug }),
    }),
    listProgramSchools: async ({ tenantId, query }) => ({
      data: await listProgramSchools(context, { ...query, tenantId }),
    }),
  };
}
