import { z } from "zod";
import { ASSIGNEE_FILTERS, INBOX_STATES, MESSAGE_KINDS } from "~/lib/inbox";
import { choiceQuery, searchQuery } from "~/lib/query";

/** Filters of list and CSV. Invalid values count as absent. */
export const messageFilterSchema = z.object({
  state: choiceQuery([...INBOX_STATES, "all"]),
  kind: choiceQuery(MESSAGE_KINDS),
  assignee: choiceQuery(ASSIGNEE_FILTERS),
  search: searchQuery,
});
