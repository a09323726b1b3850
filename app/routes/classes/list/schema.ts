import { z } from "zod";
import { classFilterFields } from "~/lib/class-options";
import { pageQuery, searchQuery, toQueryFields } from "~/lib/query";

export const classListQuerySchema = z.object({
  page: pageQuery,
  search: searchQuery,
  ...toQueryFields(classFilterFields),
});
