import type { adminPayoutOperations } from "../../../hosts/admin/payouts";
import { cancelPayout } from "../../domain/payouts/close-payouts";
import { creditEarnings } from "../../domain/payouts/credit-earnings";
import { exportPayoutDecisions, listPayoutDecisions } from "../../domain/payouts/decision-report";
import { exportPayouts } from "../../domain/payouts/export-payouts";
import { getPayoutDetail } from "../../domain/payouts/payout-detail";
import { listReversals } from "../../domain/payouts/payout-reversals";
import { getPayoutTotals } from "../../domain/payouts/payouts";
import { decideReversal } from "../../domain/payouts/reversal-decisions";
import { reversePayout } from "../../domain/payouts/reverse-payout";
import type { HostContext, OperationHandlers } from "../../kit/context";

const toCsvHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name}.csv"`,
});

/** Payout operations of the dashboard (designs B5). */
export const adminPayoutHandlers = (
  context: HostContext,
): OperationHandlers<typeof adminPayoutOperations> => ({
  getPayout: async ({ tenantId, user, params: { id } }) => ({
    data: await getPayoutDetail(context, { tenantId, user, id }),
  }),

  cancelPayout: async (input) => {
    const { tenantId, user, params, body } = input;
    const data = await cancelPayout(context, {
      tenantId,
      user,
      id: params.id,
      version: body.version,
      source: input,
    });
    return { data, message: "Pencairan dibatalkan" };
  },

  reversePayout: async (input) => {
    const { tenantId, user, params, body } = input;
    const { confirmed: isConfirmed, ...fields } = body;
    const command = { tenantId, user, id: params.id, source: input };
    const data = await reversePayout(context, { ...command, ...fields, isConfirmed });
    const isProposed = data.status === "completed";
    return {
      data,
      message: isProposed
        ? "Pengembalian diusulkan; perlu satu orang lagi"
        : "Pengembalian dicatat",
    };
  },

  decideReversal: async (input) => {
    const { tenantId, user, params, body } = input;
    const command = { tenantId, user, id: params.id, source: input };
    return { data: await decideReversal(context, { ...command, ...body }) };
  },

  listReversals: async ({ tenantId, user }) => ({
    data: await listReversals(context, { tenantId, user }),
  }),

  getPayoutTotals: async ({ tenantId, user }) => ({
    data: await getPayoutTotals(context, { tenantId, user }),
  }),

  exportPayouts: async ({ tenantId, user, query: filters }) =>
    new Response(await exportPayouts(context, { tenantId, user, filters }), {
      headers: toCsvHeaders("pencairan-dana"),
    }),

  listPayoutDecisions: async ({ tenantId, user, query: { page, perPage, ...filters } }) => ({
    data: await listPayoutDecisions(context, { tenantId, user, filters, page, perPage }),
  }),

  exportPayoutDecisions: async ({ tenantId, user, query: filters }) =>
    new Response(await exportPayoutDecisions(context, { tenantId, user, filters }), {
      headers: toCsvHeaders("keputusan-pencairan"),
    }),

  creditEarnings: async (input) => {
    const { tenantId, user, body, idempotencyKey } = input;
    const { password, ...credit } = body;
    const data = await creditEarnings(context, {
      tenantId,
      user,
      credit,
      password,
      idempotencyKey,
      source: input,
    });
    return { data };
  },
});
