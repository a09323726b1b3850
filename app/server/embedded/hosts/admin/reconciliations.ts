import type { reconciliationOperations } from "../../../hosts/admin/reconciliations";
import { createEnvelopeResponse } from "../../../hosts/host-handler";
import {
  exportReconciliation,
  getReconciliation,
  listReconciliations,
  reconcile,
} from "../../domain/payments/reconciliations";
import type { HostContext, OperationHandlers } from "../../kit/context";

/** Settlement files beside the ledger. */
export const reconciliationHandlers = (
  context: HostContext,
): OperationHandlers<typeof reconciliationOperations> => ({
  reconcile: async (input) => {
    const { tenantId, user, query, request, idempotencyKey } = input;
    const file = { ...query, body: request.body };
    const data = await reconcile(context, { tenantId, user, file, idempotencyKey, source: input });
    return createEnvelopeResponse(201, { status: true, message: "Berkas dibandingkan", data });
  },

  listReconciliations: async ({ tenantId, user, query }) => ({
    data: await listReconciliations(context, { ...query, tenantId, user }),
  }),

  getReconciliation: async ({ tenantId, user, params, query }) => ({
    data: await getReconciliation(context, { ...query, ...params, tenantId, user }),
  }),

  exportReconciliation: async ({ tenantId, user, params: { id } }) =>
    new Response(await exportReconciliation(context, { tenantId, user, id }), {
      headers: { "Content-Type": "text/csv; charset=utf-8" },
    }),
});
