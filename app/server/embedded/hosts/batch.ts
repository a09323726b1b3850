import type { batchContract } from "../../hosts/batch/contract";
import type { Handlers } from "../../hosts/host-handler";
import { listBatches } from "../domain/classes/batches";
import { listActiveMentors } from "../domain/classes/mentors";
import { getProgramSyllabus } from "../domain/classes/programs";
import type { HostContext } from "../kit/context";

export function batchHandlers(context: HostContext): Handlers<typeof batchContract> {
  return {
    listBatches: async ({ tenantId, query: { page } }) => ({
      data: await listBatches(context.db, { tenantId, page, now: context.clock() }),
    }),
    getSyllabus: async ({ tenantId, params: { programId } }) => ({
      data: await getProgramSyllabus(context, { tenantId, programId }),
    }),
    listActiveMentors: async ({ tenantId }) => ({
      data: await listActiveMentors(context, { tenantId }),
    }),
  };
}
