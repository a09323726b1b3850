import { AppError } from "../app-error";
import type { Outline } from "../hosts/learning/lessons";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";
import { type OutlineChapterView, type OutlineModuleView, toOutlineView } from "./outline-views";

/** The learning host. @throws AppError not-found if none is configured */
export function getLearning(
  context: RequestContext,
): NonNullable<RequestContext["hosts"]["learning"]> {
  if (!context.hosts.learning) throw new AppError("not-found");
  return context.hosts.learning;
}

/** What a visitor may open of a class, and how far a learner has come. */
export interface OutlineView {
  access: Outline["access"];
  doneCount: number;
  chapterCount: number;
  modules: OutlineModuleView[];
  /** First open chapter that is not done; null if there is none. */
  next: (Pick<OutlineChapterView, "title" | "href"> & { position: number }) | null;
  /** Numbers of the learner's certificates. */
  certificates: string[];
}

/** Outline of a class by slug; null without a learning host, and while it is away. */
export async function readOutline(
  context: RequestContext,
  slug: string,
): Promise<OutlineView | null> {
  const { learning } = context.hosts;
  if (!learning) return null;
  const found = await optional(context, learning.getOutline({ query: { class: slug } }));
  if (!found.ok) return null;
  const outline = found.data.data;
  const modules = toOutlineView(outline, { opensAll: outline.access !== "visitor" });
  const chapters = modules.flatMap((module) => module.chapters);
  const index = chapters.findIndex(({ isOpen, isDone }) => isOpen && !isDone);
  const next = chapters[index];
  return {
    access: outline.access,
    doneCount: outline.doneCount,
    chapterCount: chapters.length,
    modules,
    next: next ? { title: next.title, href: next.href, position: index + 1 } : null,
    certificates: outline.certificates,
  };
}
