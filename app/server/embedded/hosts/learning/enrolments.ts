import type { enrolmentOperations } from "../../../hosts/learning/enrolments";
import { listMyClasses } from "../../domain/learning/my-classes";
import { listInvoices } from "../../domain/payments/list-invoices";
import type { HostContext, OperationHandlers } from "../../kit/context";

export const enrolmentHandlers = (
  context: HostContext,
): OperationHandlers<typeof enrolmentOperations> => ({
  listMyClasses: async ({ tenantId, user, query }) => ({
    data: await listMyClasses(context, { tenantId, user, ...query }),
  }),
  listMyInvoices: async ({ tenantId, user, query }) => ({
    data: await listInvoices(context, { tenantId, user, ...query, isOwnOnly: true }),
  }),
});
