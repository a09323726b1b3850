import { BANKS } from "~/lib/banks";
import type { payoutOperations } from "../../hosts/services/payouts";
import type { HandlersOf, HostContext } from "../context";
import { balanceOf } from "../ledger";
import { readPage } from "../paging";
import { accountsOf } from "./payout-changes";
import { payoutDecisions } from "./payout-decisions";
import { payoutRequests } from "./payout-requests";
import { toPayout, visiblePayouts } from "./payout-rows";

/** Payouts, version 2 (section 7; designs B5). */
export function payoutHandlers(context: HostContext): HandlersOf<typeof payoutOperations> {
  const { db } = context;
  return {
    listPayouts: async ({ lmsId, user, query: { page, perPage, ...filters } }) => {
      const query = visiblePayouts(db, lmsId, user, filters).orderBy("requested_at", "desc").orderBy("id", "desc");
      const { rows, ...measures } = await readPage(query, page, perPage);
      return { data: { ...measures, items: rows.map((row) => toPayout(row)) } };
    },
    listBanks: async () => ({ data: BANKS.map(({ digits, ...bank }) => ({ ...bank, digits: [...digits] })) }),
    getPayoutBalance: async ({ lmsId, user }) => {
      const accounts = accountsOf(user.id);
      const [available, held, paidOut] = await Promise.all([
        balanceOf(db, lmsId, accounts.available),
        balanceOf(db, lmsId, accounts.held),
        balanceOf(db, lmsId, accounts.paidOut),
      ]);
      return { data: { available, held, paidOut } };
    },
    ...payoutRequests(context),
    ...payoutDecisions(context),
  };
}
