import type { ClassFilters } from "~/lib/class-options";
import { takesEnrolments } from "~/lib/class-status";
import { createPageLinks } from "~/lib/page-links";
import { classPath, coursePath, FESTIVAL_CLASS_SLUG, FESTIVAL_PATH } from "~/lib/paths";
import type { ClassCardView, Optional, PageLinks } from "~/lib/views";
import { AppError } from "../app-error";
import type { ClassCard, ClassOverview, Syllabus } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";
import { type ReviewListView, readClassReviews } from "./class-reviews";
import { findWaitLabel, toClassCardView } from "./class-views";
import { type OutlineView, readOutline } from "./learning";
import { optional } from "./optional";
import { required } from "./required";

export interface ClassList {
  items: ClassCardView[];
  links: PageLinks;
}

interface ClassPageQuery {
  path: string;
  /** The visitor's choice, which the page's links keep. */
  filters: ClassFilters;
  /** What the list is limited to anyway. */
  fixed?: Partial<ClassFilters>;
  toHref: (item: ClassCard) => string;
}

/** A page of six classes. */
export async function readClassPage(
  context: RequestContext,
  { path, filters, fixed, toHref }: ClassPageQuery,
): Promise<Optional<ClassList>> {
  const list = await optional(
    context,
    context.hosts.services.listActiveClasses({ query: { ...filters, ...fixed } }),
  );
  if (!list.ok) return list;
  const { page: _, ...query } = filters;
  const { data } = list.data;
  const items = data.items.map((item) => ({ ...toClassCardView(item), href: toHref(item) }));
  return { ok: true, data: { items, links: createPageLinks(data, path, query) } };
}

/** A page of the tenant's classes. */
export const listClasses = (
  context: RequestContext,
  filters: ClassFilters,
): Promise<Optional<ClassList>> =>
  readClassPage(context, { path: "/Class", filters, toHref: classPath });

interface TeacherView {
  name: string;
  role: string;
  avatar: string | null;
  bio: string;
  links: { href: string; label: string }[];
}

export interface ClassDetailView extends ClassCardView {
  isCompetence: boolean;
  coverAlt: string;
  teachers: TeacherView[];
  description: string;
  outcomes: string[];
  requirements: string[];
  audience: string[];
  schedule: string;
  certificates: string[];
  syllabus: Optional<Syllabus["modules"]>;
  /** The host takes enrolments now. */
  takesEnrolments: boolean;
  /** Words of the link to waiting; null if there is nothing to wait for. */
  waitLabel: string | null;
  courseHref: string;
  /** The festival's own page; null for other classes. */
  festivalHref: string | null;
  /** Null where chapters cannot be opened. */
  outline: OutlineView | null;
  related: Optional<ClassCardView[]>;
  /** Null where classes are not taken. */
  reviews: Optional<ReviewListView> | null;
}

/** Links of any host, of which only those to other sites are shown. */
const toTeacher = ({ name, role, avatar, bio, links }: ClassOverview["mentors"][number]) => ({
  name,
  role,
  avatar,
  bio: bio ?? "",
  links: (links ?? []).flatMap((href) =>
    href.startsWith("https://") && URL.canParse(href)
      ? [{ href, label: new URL(href).hostname.replace(/^www\./, "") }]
      : [],
  ),
});

const getCertificates = ({ certificate }: ClassOverview) =>
  [
    certificate.completion && "Sertifikat Penyelesaian",
    certificate.competence && "Sertifikat Kompetensi",
  ].filter((name) => name !== false);

const MAX_SLUG_LENGTH = 96;

/** A class by slug or else by code (RTE8). @throws AppError not-found, unavailable */
export async function getClass(
  context: RequestContext,
  slugOrCode: string,
): Promise<ClassDetailView> {
  // `/Class/Competence` is the start of another screen's path.
  if (slugOrCode.length > MAX_SLUG_LENGTH || slugOrCode.toLowerCase() === "competence")
    throw new AppError("not-found");
  const { services } = context.hosts;
  const overview = await required(services.getClassOverview({ query: { slug: slugOrCode } }));
  const [syllabus, recent, outline, reviews] = await Promise.all([
    optional(context, services.getClassSyllabus({ query: { classroomId: overview.id } })),
    optional(context, services.listRecentClasses()),
    readOutline(context, overview.slug),
    readClassReviews(context, overview.slug),
  ]);
  const card = toClassCardView(overview);
  return {
    ...card,
    waitLabel: findWaitLabel(context, overview, card),
    coverAlt: overview.coverAlt ?? "",
    isCompetence: overview.type === "competence",
    teachers: overview.mentors.map(toTeacher),
    description: overview.description,
    outcomes: overview.outcomes,
    requirements: overview.requirements,
    audience: overview.audience,
    schedule: overview.schedule,
    certificates: getCertificates(overview),
    takesEnrolments: takesEnrolments(overview.status),
    courseHref: coursePath(overview),
    festivalHref: overview.slug === FESTIVAL_CLASS_SLUG ? FESTIVAL_PATH : null,
    syllabus: syllabus.ok ? { ok: true, data: syllabus.data.data.modules } : syllabus,
    outline,
    reviews,
    related: recent.ok
      ? {
          ok: true,
          data: recent.data.data
            .filter(({ id }) => id !== overview.id)
            .slice(0, 3)
            .map(toClassCardView),
        }
      : recent,
  };
}
