import type { adminSchoolOperations } from "../../../hosts/admin/schools";
import {
  decideSchool,
  getSchoolById,
  getSchoolByKey,
  listSchoolInbox,
  updateSchool,
} from "../../domain/schools/manage-schools";
import type { HostContext, OperationHandlers } from "../../kit/context";
import { adminTeamHandlers } from "./teams";

/** School registrations by receipt key, and the inbox (designs B2, B8). */
export function adminSchoolHandlers(
  context: HostContext,
): OperationHandlers<typeof adminSchoolOperations> {
  return {
    ...adminTeamHandlers(context),
    getSchool: async ({ tenantId, query }) => ({
      data: await getSchoolByKey(context, { tenantId, key: query.key }),
    }),
    updateSchool: async ({ tenantId, query, body: { version, ...fields } }) => ({
      data: await updateSchool(context, { tenantId, key: query.key, fields, version }),
    }),
    listSchoolInbox: async ({ tenantId, user, query }) => ({
      data: await listSchoolInbox(context, { tenantId, user, ...query }),
    }),
    getSchoolById: async ({ tenantId, user, params }) => ({
      data: await getSchoolById(context, { tenantId, user, id: params.id }),
    }),
    decideSchool: async ({ tenantId, user, clientIp, requestId, body }) => ({
      data: await decideSchool(context, { tenantId, user, clientIp, requestId, decision: body }),
    }),
  };
}
