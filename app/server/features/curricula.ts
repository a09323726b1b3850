import { curriculumPath } from "~/lib/paths";
import type { ClassCardView, Optional, PageLinks } from "~/lib/views";
import type { ClassCard, Syllabus } from "../hosts/services/classes";
import type { RequestContext } from "../request/context";
import { toClassCardView } from "./class-views";
import { optional } from "./optional";
import { listPrograms, type ProgramCardView, toProgramCard } from "./programs";
import { required } from "./required";

/** Classes of which modules and outcomes are read. */
const MAX_CLASSES = 12;

export interface CurriculumClassView extends ClassCardView {
  outcomes: string[];
  modules: Optional<ModuleView[]>;
}

interface ModuleView {
  title: string;
  chapterCount: number;
  /** Null if the host tells none. */
  minutes: number | null;
}

export interface CurriculumView {
  program: ProgramCardView;
  syllabus: string[];
  classes: CurriculumClassView[];
  totals: { hours: number; modules: number };
}

const toModuleView = ({ title, chapters }: Syllabus["modules"][number]): ModuleView => ({
  title,
  chapterCount: chapters.length,
  minutes: chapters.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) || null,
});

/** A program's topics, and modules, hours and outcomes of its classes. @throws AppError not-found, unavailable */
export async function getCurriculum(
  context: RequestContext,
  slug: string,
): Promise<CurriculumView> {
  const program = await required(context.hosts.services.getActiveProgram({ query: { slug } }));
  const classes = await Promise.all(
    program.classList.slice(0, MAX_CLASSES).map((item) => readClass(context, item)),
  );
  return {
    program: toProgramCard(program),
    syllabus: program.syllabus,
    classes,
    totals: {
      hours: classes.reduce((sum, { hours }) => sum + (hours ?? 0), 0),
      modules: classes.reduce(
        (sum, { modules }) => sum + (modules.ok ? modules.data.length : 0),
        0,
      ),
    },
  };
}

async function readClass(context: RequestContext, item: ClassCard): Promise<CurriculumClassView> {
  const { services } = context.hosts;
  const [overview, syllabus] = await Promise.all([
    optional(context, services.getClassOverview({ query: { slug: item.slug } })),
    optional(context, services.getClassSyllabus({ query: { classroomId: item.id } })),
  ]);
  return {
    ...toClassCardView(item),
    outcomes: overview.ok ? overview.data.data.outcomes : [],
    modules: syllabus.ok
      ? { ok: true, data: syllabus.data.data.modules.map(toModuleView) }
      : syllabus,
  };
}

export interface ProgramSyllabusView {
  id: string;
  name: string;
  summary: string;
  curriculumHref: string;
  programHref: string;
  topics: Optional<{ title: string; description: string }[]>;
}

/** A page of programs, each with its subjects as the batch host has them (RTE17). */
export async function listSyllabi(
  context: RequestContext,
  page: number,
): Promise<Optional<{ items: ProgramSyllabusView[]; links: PageLinks }>> {
  const list = await listPrograms(context, { page, path: "/Silabus" });
  if (!list.ok) return list;
  const { items, links } = list.data;
  const syllabi = items.map(async ({ id, slug, name, summary, href }) => ({
    id,
    name,
    summary,
    programHref: href,
    curriculumHref: curriculumPath(slug),
    topics: await readTopics(context, id),
  }));
  return { ok: true, data: { items: await Promise.all(syllabi), links } };
}

async function readTopics(
  context: RequestContext,
  programId: string,
): Promise<ProgramSyllabusView["topics"]> {
  const { batch } = context.hosts;
  const found = await optional(context, batch.getSyllabus({ params: { programId } }));
  if (!found.ok) return found;
  const { items } = found.data.data;
  return {
    ok: true,
    data: items.map(({ title, description }) => ({
      // The list numbers its items.
      title: title.replace(/^\d+[.)]\s+/, ""),
      description: description ?? "",
    })),
  };
}
