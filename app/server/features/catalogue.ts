import { pageLinks } from "~/lib/page-links";
import type { ClassCardView, PageLinks, Section } from "~/lib/views";
import { AppError } from "../app-error";
import type { ClassOverview, Syllabus } from "../hosts/services/classes";
import type { Visit } from "../visit";
import { toClassCardView } from "./class-views";
import { subject } from "./read";
import { section } from "./section";

/** Values of the list's form; empty means not asked for. */
export interface ClassFilters {
  page: number;
  search?: string | undefined;
  state?: "coming_soon" | "registration_open" | "ongoing" | "ended" | "all" | undefined;
  level?: "dasar" | "menengah" | "lanjut" | undefined;
  "filter.type"?: "free" | "premium" | "competence" | "festival" | undefined;
}

export interface ClassList {
  items: ClassCardView[];
  links: PageLinks;
}

/** A page of the class list, six at a time; a named gap in the page when the services host does not answer. */
export async function listClasses(visit: Visit, filters: ClassFilters): Promise<Section<ClassList>> {
  const found = await section(visit, visit.hosts.services.listActiveClasses({ query: filters }));
  if (!found.ok) return found;
  const { page: _, ...kept } = filters;
  const { data } = found.data;
  return { ok: true, data: { items: data.items.map(toClassCardView), links: pageLinks(data, "/Class", kept) } };
}

export interface ClassDetailView extends ClassCardView {
  isCompetence: boolean;
  description: string;
  outcomes: string[];
  requirements: string[];
  audience: string[];
  schedule: string;
  certificates: string[];
  syllabus: Section<Syllabus["modules"]>;
  related: Section<ClassCardView[]>;
}

const certificatesOf = ({ certificate }: ClassOverview) =>
  [certificate.completion && "Sertifikat Penyelesaian", certificate.competence && "Sertifikat Kompetensi"].filter((name) => name !== false);

const LONGEST_SLUG = 96;

/** A class by slug or, second, by its code (RTE8). @throws AppError not-found, unavailable */
export async function getClass(visit: Visit, slugOrCode: string): Promise<ClassDetailView> {
  // Longer than any slug: nobody's class, and nothing to ask the host for.
  if (slugOrCode.length > LONGEST_SLUG) throw new AppError("not-found");
  const { services } = visit.hosts;
  const overview = await subject(services.getClassOverview({ query: { slug: slugOrCode } }));
  const [syllabus, recent] = await Promise.all([
    section(visit, services.getClassSyllabus({ query: { classroomId: overview.id } })),
    section(visit, services.listRecentClasses()),
  ]);
  return {
    ...toClassCardView(overview),
    isCompetence: overview.type === "competence",
    description: overview.description,
    outcomes: overview.outcomes,
    requirements: overview.requirements,
    audience: overview.audience,
    schedule: overview.schedule,
    certificates: certificatesOf(overview),
    syllabus: syllabus.ok ? { ok: true, data: syllabus.data.data.modules } : syllabus,
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
