import type { adminProgramOperations } from "../../../hosts/admin/programs";
import { createClassInvitation } from "../../domain/classes/class-invitations";
import { listLeaderboard, setLeaderboardVisibility } from "../../domain/classes/leaderboard";
import type { HostContext, OperationHandlers } from "../../kit/context";

export function adminProgramHandlers(
  context: HostContext,
): OperationHandlers<typeof adminProgramOperations> {
  return {
    listLeaderboard: async ({ tenantId, query }) => ({
      data: await listLeaderboard(context, { ...query, tenantId }),
    }),
    setLeaderboardVisibility: async ({ tenantId, user, body: { programId, shown } }) => ({
      data: await setLeaderboardVisibility(context, { tenantId, user, programId, shown }),
    }),
    createClassInvitation: async (source) => {
      const { tenantId, user, body } = source;
      const { classId } = body;
      return { data: await createClassInvitation(context, { tenantId, user, classId, source }) };
    },
  };
}
