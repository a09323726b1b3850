import { z } from "zod";
import { PAYOUT_STATUSES } from "~/lib/payout-status";
import { choiceQuery, searchQuery } from "~/lib/query";

const dateFilter = z.iso.date().optional().catch(undefined);

/** What the list and its CSV are asked for; whatever does not fit counts as not given. */
export const payoutFilterSchema = z.object({
  status: choiceQuery(PAYOUT_STATUSES),
  bank: z
    .string()
    .regex(/^\w{2,20}$/)
    .optional()
    .catch(undefined),
  search: searchQuery,
  from: dateFilter,
  to: dateFilter,
});
