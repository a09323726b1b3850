import { z } from "zod";
import { choiceQuery } from "~/lib/query";
import { SAVED_STEPS } from "./saved-notice";

/** Query of the page of an item, which its `handle` needs in the browser too. */
export const itemQuery = z.object({
  saved: choiceQuery(SAVED_STEPS),
  template: z.string().max(40).optional().catch(undefined),
});
