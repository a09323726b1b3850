import { chapterPath } from "~/lib/paths";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";

export interface ContinueView {
  className: string;
  /** Of the next chapter, from 1. */
  position: number;
  chapterCount: number;
  chapterTitle: string;
  href: string;
}

/** Where the learner goes on: the class learned last that has a chapter left; null without one. */
export async function findContinue(context: RequestContext): Promise<ContinueView | null> {
  const { learning } = context.hosts;
  if (!learning) return null;
  const found = await optional(context, learning.listMyClasses());
  if (!found.ok) return null;
  for (const { class: course, next, chapterCount } of found.data.data.items)
    if (next)
      return {
        className: course.name,
        position: next.position,
        chapterCount,
        chapterTitle: next.title,
        href: chapterPath(course, next),
      };
  return null;
}
