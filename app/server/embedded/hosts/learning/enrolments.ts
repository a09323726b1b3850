import type { enrolmentOperations } from "../../../hosts/learning/enrolments";
import { listMyClasses } from "../../domain/learning/my-classes";
import { listInvoices } from "../../domain/payments/list-invoices";
import { previewVoucher } from "../../domain/vouchers/preview-voucher";
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
  previewVoucher: async ({ tenantId, user, query }) => ({
    data: await previewVoucher(context, { tenantId, user, ...query }),
  }),
});
