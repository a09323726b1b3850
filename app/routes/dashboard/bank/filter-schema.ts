import { z } from "zod";
import { choiceQuery, searchQuery } from "~/lib/query";
import { MAX_TAG_LENGTH } from "~/lib/question-draft";
import { QUESTION_LEVELS, QUESTION_TYPES } from "~/lib/questions";

const textQuery = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text || undefined)
    .optional()
    .catch(undefined);

/** Filters of list and export. Invalid values count as absent. */
export const bankFilterSchema = z.object({
  search: searchQuery,
  tag: textQuery(MAX_TAG_LENGTH),
  type: choiceQuery(QUESTION_TYPES),
  level: choiceQuery(QUESTION_LEVELS),
  class: textQuery(64),
  state: choiceQuery(["archived"]),
});
