import { z } from "zod";
import { choiceQuery } from "~/lib/query";

/** Query of a record's page that the user comes to from their decision. */
export const decidedQuery = z.object({ selesai: choiceQuery(["ya"]) });

/** @param path of the record's page */
export const toDecidedHref = (path: string): string => `${path}?selesai=ya`;
