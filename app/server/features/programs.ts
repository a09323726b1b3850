import { formatDateRange } from "~/lib/dates";
import { joinFacts } from "~/lib/join-facts";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { curriculumPath, leaderboardPath, programPath } from "~/lib/paths";
import { PROGRAM_STATUS } from "~/lib/program-options";
import type { ClassCardView, MenuItem, Optional, PageLinks, StatusView } from "~/lib/views";
import type { Program, ProgramDetail } from "../hosts/services/programs";
import type { RequestContext } from "../request/context";
import { toClassCardView } from "./class-views";
import { optional } from "./optional";
import { required } from "./required";

/** Programs on one page of their list. */
const LIST_SIZE = 12;
/** Schools on a program's page; the leaderboard has all of them. */
const LEADING_SCHOOLS = 5;

export interface ProgramCardView {
  id: string;
  slug: string;
  href: string;
  name: string;
  summary: string;
  logo: string | null;
  /** Null if the host tells none, as with the others below. */
  status: StatusView | null;
  dates: string | null;
  /** "24 sekolah · 3 kelas" */
  facts: string | null;
  audience: string;
  benefits: string[];
  howToJoin: string;
  /** The way to join; null once the program has ended. */
  join: MenuItem | null;
}

function toJoinLink({ status, joinAs, slug }: Program): MenuItem | null {
  if (status === "ended") return null;
  return joinAs === "school"
    ? { label: "Daftarkan sekolah", href: "/Register/School" }
    : { label: "Pilih kelasnya", href: `${programPath(slug)}#kelas` };
}

export function toProgramCard(program: Program): ProgramCardView {
  const { id, slug, name, summary, logo, status, startAt, endAt, schools, classes } = program;
  const { audience, benefits, howToJoin } = program;
  return {
    id,
    slug,
    href: programPath(slug),
    name,
    summary,
    logo,
    status: status && PROGRAM_STATUS[status],
    dates: startAt === null ? null : formatDateRange(startAt, Math.max(startAt, endAt ?? startAt)),
    facts: joinFacts(
      [
        schools ? `${formatCount(schools)} sekolah` : null,
        classes ? `${formatCount(classes)} kelas` : null,
      ],
      " · ",
    ),
    audience,
    benefits,
    howToJoin,
    join: toJoinLink(program),
  };
}

export interface ProgramList {
  items: ProgramCardView[];
  links: PageLinks;
}

interface ProgramPageQuery {
  page: number;
  path: string;
  /** Query name of the page number. */
  pageName?: string;
}

/** A page of running and coming programs (FEA5). */
export async function listPrograms(
  context: RequestContext,
  { page, path, pageName = "page" }: ProgramPageQuery,
): Promise<Optional<ProgramList>> {
  const query = { page, pageSize: LIST_SIZE };
  const list = await optional(context, context.hosts.services.listActivePrograms({ query }));
  if (!list.ok) return list;
  const { data } = list.data;
  return {
    ok: true,
    data: {
      items: data.items.map(toProgramCard),
      links: createPageLinks(data, path, {}, pageName),
    },
  };
}

export interface ProgramView extends ProgramCardView {
  description: string;
  syllabus: string[];
  classes: ClassCardView[];
  schools: Optional<{ name: string; place: string | null; points: number | null }[]>;
  schoolCount: number | null;
  leaderboardHref: string;
  curriculumHref: string;
}

/** A program by slug. @throws AppError not-found, unavailable */
export async function getProgram(context: RequestContext, slug: string): Promise<ProgramView> {
  const { services } = context.hosts;
  const program: ProgramDetail = await required(services.getActiveProgram({ query: { slug } }));
  const schools = await optional(
    context,
    services.listProgramSchools({ query: { programId: program.id, pageSize: LEADING_SCHOOLS } }),
  );
  return {
    ...toProgramCard(program),
    description: program.description,
    syllabus: program.syllabus,
    classes: program.classList.map(toClassCardView),
    schools: schools.ok
      ? {
          ok: true,
          data: schools.data.data.items
            .slice(0, LEADING_SCHOOLS)
            .map(({ name, city, province, points }) => ({
              name,
              place: joinFacts([city, province], ", "),
              points,
            })),
        }
      : schools,
    schoolCount: schools.ok ? schools.data.data.totalItems : program.schools,
    leaderboardHref: leaderboardPath(program.slug),
    curriculumHref: curriculumPath(program.slug),
  };
}
