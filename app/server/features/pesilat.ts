import type { ClassFilters } from "~/lib/class-options";
import type { ClassCardView, Optional } from "~/lib/views";
import type { RequestContext } from "../request/context";
import { type ClassDetailView, type ClassList, getClass, readClassPage } from "./classes";

/** List of the program's classes; below it, a class by code. */
const PESILAT_CLASSES_PATH = "/Pesilat/Class";

// On a main domain only paths below /Pesilat belong to the program (TEN8).
const toHref = ({ slug, code }: Pick<ClassCardView, "slug" | "code">) =>
  `${PESILAT_CLASSES_PATH}/${encodeURIComponent(code ?? slug)}`;

/** A page of the program's classes. */
export const listPesilatClasses = (
  context: RequestContext,
  filters: ClassFilters,
): Promise<Optional<ClassList>> =>
  readClassPage(context, { path: PESILAT_CLASSES_PATH, filters, toHref });

/**
 * A class of the program by code or slug. Its chapters are links to the program's own domain.
 * @throws AppError not-found, unavailable
 */
export async function getPesilatClass(
  context: RequestContext,
  code: string,
): Promise<ClassDetailView> {
  const item = await getClass(context, code);
  const { origin } = context.site;
  return {
    ...item,
    outline: item.outline && {
      ...item.outline,
      modules: item.outline.modules.map((module) => ({
        ...module,
        chapters: module.chapters.map((chapter) => ({ ...chapter, href: origin + chapter.href })),
      })),
    },
    related: item.related.ok
      ? { ok: true, data: item.related.data.map((card) => ({ ...card, href: toHref(card) })) }
      : item.related,
  };
}
