import type { classDeskOperations } from "../../../hosts/learning/class-desk";
import { getDeskClass } from "../../domain/classes/class-desk";
import { decideClass } from "../../domain/classes/decide-class";
import { createClass, saveDeskClass } from "../../domain/classes/edit-class";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Classes for those who make them. */
export const classDeskHandlers = (
  context: HostContext,
): OperationHandlers<typeof classDeskOperations> => ({
  createClass: async ({ tenantId, user, body, idempotencyKey }) => ({
    status: 201,
    data: await createClass(context, { tenantId, user, body, idempotencyKey }),
  }),
  getDeskClass: async ({ tenantId, user, params }) => ({
    data: await getDeskClass(context, { tenantId, user, ...params }),
  }),
  saveDeskClass: async ({ tenantId, user, params, body }) => ({
    data: await saveDeskClass(context, { tenantId, user, ...params, body }),
  }),
  decideClass: async (input) => {
    const { tenantId, user, params, body } = input;
    return {
      data: await decideClass(context, { tenantId, user, ...params, ...body, source: input }),
    };
  },
});
