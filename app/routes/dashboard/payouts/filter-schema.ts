import { z } from "zod";
import { PAYOUT_STATUSES } from "~/lib/payout-status";
import { choiceQuery, searchQuery } from "~/lib/query";
import { dateFilter } from "../period-filter";

/** Filters of list and CSV. Invalid values count as absent. */
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
