import { z } from "zod";
import { PAYMENT_STATUSES } from "~/lib/payment-status";
import { choiceQuery, searchQuery } from "~/lib/query";
import { dateFilter } from "../period-filter";

/** Filters of list and CSV. Invalid values count as absent. */
export const invoiceFilterSchema = z.object({
  status: choiceQuery(PAYMENT_STATUSES),
  search: searchQuery,
  from: dateFilter,
  to: dateFilter,
});
