import type { ClassFilters } from "~/lib/class-options";
import { courseDownloadPath, coursePath } from "~/lib/paths";
import type { ClassCardView, Optional } from "~/lib/views";
import { AppError } from "../app-error";
import type { Syllabus } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";
import { toClassCardView } from "./class-views";
import { type ClassList, readClassPage } from "./classes";
import { type OutlineView, readOutline } from "./learning";
import { optional } from "./optional";
import { required } from "./required";

const PREMIUM = "premium";

/** A page of classes to take at one's own pace: all, or the paid ones. */
export function listCourses(
  context: RequestContext,
  filters: ClassFilters,
  { path, isPremium }: { path: string; isPremium: boolean },
): Promise<Optional<ClassList>> {
  return readClassPage(context, {
    path,
    filters,
    ...(isPremium && { fixed: { "filter.type": PREMIUM } as const }),
    toHref: ({ slug, type }) => coursePath({ slug, type: isPremium ? PREMIUM : type }),
  });
}

export interface CourseView extends ClassCardView {
  classHref: string;
  /** Canonical path. */
  courseHref: string;
  downloadHref: string;
  syllabus: Optional<Syllabus["modules"]>;
  outline: OutlineView | null;
}

/** A class as a course: where to begin or go on. @throws AppError not-found, unavailable */
export async function getCourse(context: RequestContext, slug: string): Promise<CourseView> {
  const { services } = context.hosts;
  if (slug.startsWith("@")) throw new AppError("not-found");
  const overview = await required(services.getClassOverview({ query: { slug } }));
  const [syllabus, outline] = await Promise.all([
    optional(context, services.getClassSyllabus({ query: { classroomId: overview.id } })),
    readOutline(context, overview.slug),
  ]);
  const card = toClassCardView(overview);
  return {
    ...card,
    classHref: card.href,
    courseHref: coursePath(overview),
    downloadHref: courseDownloadPath(overview.slug),
    syllabus: syllabus.ok ? { ok: true, data: syllabus.data.data.modules } : syllabus,
    outline,
  };
}
