import type { assignmentOperations } from "../../../hosts/learning/assignments";
import { getAssignment } from "../../domain/assignments/assignment";
import { decideHandIn, getHandIn } from "../../domain/assignments/decide";
import { handIn } from "../../domain/assignments/hand-in";
import { listHandIns } from "../../domain/assignments/hand-in-queue";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const assignmentHandlers = (
  context: HostContext,
): OperationHandlers<typeof assignmentOperations> => ({
  getAssignment: async ({ tenantId, user, params }) => ({
    data: await getAssignment(context, { tenantId, user, ...params }),
  }),
  handIn: async ({ tenantId, user, params, body, idempotencyKey }) => ({
    data: await handIn(context, { tenantId, user, idempotencyKey, ...params, ...body }),
  }),
  listHandIns: async ({ tenantId, user, query }) => ({
    data: await listHandIns(context, { tenantId, user, ...query }),
  }),
  getHandIn: async ({ tenantId, user, params }) => ({
    data: await getHandIn(context, { tenantId, user, ...params }),
  }),
  decideHandIn: async ({ tenantId, user, params, body }) => ({
    data: await decideHandIn(context, { tenantId, user, ...params, ...body }),
  }),
});
