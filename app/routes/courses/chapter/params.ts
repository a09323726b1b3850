import type { Params } from "@remix-run/react";
import type { LessonParams } from "~/server/features/lessons";

/** Without a module, the first one that holds the chapter (RTE13). */
export const toLessonParams = ({ slug, moduleSlug, chapterSlug }: Params): LessonParams => ({
  class: slug ?? "",
  ...(moduleSlug && { module: moduleSlug }),
  chapter: chapterSlug ?? "",
});
