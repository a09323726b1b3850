import type { programDeskOperations } from "../../../hosts/admin/program-desk";
import {
  createDeskProgram,
  saveDeskProgram,
  setProgramVisibility,
} from "../../domain/classes/edit-program";
import { getDeskProgram, listDeskPrograms } from "../../domain/classes/program-desk";
import { changeProgramPart } from "../../domain/classes/program-parts";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Programs for those who write them. */
export const programDeskHandlers = (
  context: HostContext,
): OperationHandlers<typeof programDeskOperations> => ({
  listDeskPrograms: async ({ tenantId, user, query }) => ({
    data: await listDeskPrograms(context, { ...query, tenantId, user }),
  }),
  createDeskProgram: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const creation = { tenantId, user, body, idempotencyKey, source: input };
    return { status: 201, data: await createDeskProgram(context, creation) };
  },
  getDeskProgram: async ({ tenantId, user, params }) => ({
    data: await getDeskProgram(context, { ...params, tenantId, user }),
  }),
  saveDeskProgram: async (input) => {
    const { tenantId, user, params, body } = input;
    const { version, ...settings } = body;
    const call = { ...params, tenantId, user, version, settings, source: input };
    return { data: await saveDeskProgram(context, call) };
  },
  setProgramVisibility: async (input) => {
    const { tenantId, user, params, body } = input;
    const call = { ...params, ...body, tenantId, user, source: input };
    return { data: await setProgramVisibility(context, call) };
  },
  changeProgramPart: async ({ tenantId, user, params, body }) => ({
    data: await changeProgramPart(context, { ...params, ...body, tenantId, user }),
  }),
});
