import { CHAPTER_TYPE_LABELS } from "~/lib/class-options";
import { joinFacts } from "~/lib/join-facts";
import { chapterPath } from "~/lib/paths";
import type { Outline } from "../hosts/learning/lessons";

export interface OutlineChapterView {
  slug: string;
  title: string;
  href: string;
  /** "Bacaan · 15 menit" */
  facts: string | null;
  isFree: boolean;
  isDone: boolean;
  /** The visitor may read it. */
  isOpen: boolean;
  isCurrent: boolean;
}

export interface OutlineModuleView {
  slug: string;
  title: string;
  chapters: OutlineChapterView[];
}

interface Viewer {
  /** Learners and staff; others read the free chapters. */
  opensAll: boolean;
  current?: { module: string; slug: string };
}

/** Modules with links to their chapters. */
export const toOutlineView = (
  outline: Pick<Outline, "class" | "modules">,
  { opensAll, current }: Viewer,
): OutlineModuleView[] =>
  outline.modules.map(({ slug, title, chapters }) => ({
    slug,
    title,
    chapters: chapters.map((chapter) => ({
      slug: chapter.slug,
      title: chapter.title,
      href: chapterPath(outline.class, chapter),
      facts: joinFacts(
        [CHAPTER_TYPE_LABELS[chapter.type], chapter.minutes > 0 && `${chapter.minutes} menit`],
        " · ",
      ),
      isFree: chapter.isFree,
      isDone: chapter.isDone,
      isOpen: opensAll || chapter.isFree,
      isCurrent: chapter.module === current?.module && chapter.slug === current.slug,
    })),
  }));
