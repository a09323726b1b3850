import { z } from "zod";
import { DECISION_KINDS } from "~/lib/payout-decisions";
import { choiceQuery } from "~/lib/query";
import { dateFilter } from "../../period-filter";

/** Filters of the report and its CSV. Invalid values count as absent. */
export const decisionFilterSchema = z.object({
  from: dateFilter,
  to: dateFilter,
  kind: choiceQuery(DECISION_KINDS),
});
