import type { adminTeamOperations } from "../../../hosts/admin/teams";
import { joinTeam } from "../../domain/schools/join-team";
import {
  getTeam,
  renewJoinCode,
  updateTeam,
  withdrawTeam,
} from "../../domain/schools/manage-own-team";
import { listTeamEvents, saveTeamEvent } from "../../domain/schools/manage-team-events";
import { decideTeam, getTeamById, listTeams } from "../../domain/schools/manage-teams";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Teams by receipt key, joining, events, and the inbox (designs B2, B8). */
export function adminTeamHandlers(
  context: HostContext,
): OperationHandlers<typeof adminTeamOperations> {
  return {
    getTeam: async ({ tenantId, query }) => ({
      data: await getTeam(context, { tenantId, key: query.key }),
    }),
    updateTeam: async ({ tenantId, query, body: { version, ...fields } }) => ({
      data: await updateTeam(context, { tenantId, key: query.key, fields, version }),
    }),
    withdrawTeam: async ({ tenantId, query }) => ({
      data: await withdrawTeam(context, { tenantId, key: query.key }),
    }),
    renewJoinCode: async ({ tenantId, query }) => ({
      data: await renewJoinCode(context, { tenantId, key: query.key }),
    }),
    joinTeam: async ({ tenantId, user, body }) => ({
      data: await joinTeam(context, { tenantId, userId: user.id, ...body }),
    }),

    listTeamEvents: async ({ tenantId }) => ({ data: await listTeamEvents(context, tenantId) }),
    saveTeamEvent: async ({ tenantId, user, clientIp, requestId, body }) => ({
      data: await saveTeamEvent(context, { tenantId, user, clientIp, requestId, event: body }),
    }),
    listTeams: async ({ tenantId, user, query }) => ({
      data: await listTeams(context, { tenantId, user, ...query }),
    }),
    getTeamById: async ({ tenantId, user, params }) => ({
      data: await getTeamById(context, { tenantId, user, id: params.id }),
    }),
    decideTeam: async ({ tenantId, user, clientIp, requestId, body }) => ({
      data: await decideTeam(context, { tenantId, user, clientIp, requestId, decision: body }),
    }),
  };
}
