import type { enrolmentOperations } from "../../../hosts/learning/enrolments";
import { listMyClasses } from "../../domain/learning/my-classes";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const enrolmentHandlers = (
  context: HostContext,
): OperationHandlers<typeof enrolmentOperations> => ({
  listMyClasses: async ({ tenantId, user, query }) => ({
    data: await listMyClasses(context, { tenantId, user, ...query }),
  }),
});
