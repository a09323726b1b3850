import { buildHref, createPageLinks } from "~/lib/page-links";
import { leaderboardPath, programPath } from "~/lib/paths";
import { matchesSearch, rankByPoints } from "~/lib/ranking";
import type { Optional, PageLinks } from "~/lib/views";
import { PAGE_SIZE } from "../hosts/schemas";
import type { Program, ProgramSchool } from "../hosts/services/programs";
import type { RequestContext } from "../request/context";
import { optional } from "./optional";
import { required } from "./required";

const PATH = "/Leaderboards";
const MAX_CHOICES = 100;
/** Ranks, ties and the search need all schools, which come in pages of 100; at most ten of them. */
const READ_SIZE = 100;
const MAX_READS = 10;
const LEADING_LEARNERS = 10;

export interface RankedSchool {
  key: string;
  /** Null for a host that counts no points. */
  rank: number | null;
  name: string;
  city: string;
  province: string;
  points: number | null;
  /** Of the school with the most points; at least 1. */
  maxPoints: number;
}

export interface LeaderboardView {
  /** Programs to choose from. */
  choices: { value: string; label: string }[];
  program: { slug: string; name: string; href: string };
  schools: { items: RankedSchool[]; links: PageLinks; total: number };
  /** First names with initials; null where the host keeps no learners. */
  learners: Optional<
    { rank: number; name: string; school: string | null; points: number }[]
  > | null;
}

export interface LeaderboardFilters {
  page: number;
  program?: string | undefined;
  search?: string | undefined;
}

/**
 * The schools of a program by points (FEA5, STO1); without a choice, of the one with most schools.
 * @returns null for a tenant without programs
 * @throws AppError not-found, unavailable
 */
export async function getLeaderboard(
  context: RequestContext,
  filters: LeaderboardFilters,
): Promise<LeaderboardView | null> {
  const { services } = context.hosts;
  const { program: slug } = filters;
  const [list, chosen] = await Promise.all([
    required(services.listActivePrograms({ query: { pageSize: MAX_CHOICES } })),
    slug ? required(services.getActiveProgram({ query: { slug } })) : null,
  ]);
  const program = chosen ?? findLargest(list.items);
  if (!program) return null;
  const [schools, learners] = await Promise.all([
    readAllSchools(context, program.id),
    readLearners(context, program.id),
  ]);
  const isListed = list.items.some((item) => item.slug === program.slug);
  const choices = isListed ? list.items : [program, ...list.items];
  return {
    choices: choices.map((item) => ({ value: item.slug, label: item.name })),
    program: { slug: program.slug, name: program.name, href: programPath(program.slug) },
    schools: pickSchools(schools, { ...filters, program: program.slug }),
    learners,
  };
}

const findLargest = (programs: readonly Program[]): Program | undefined =>
  programs.toSorted((a, b) => (b.schools ?? 0) - (a.schools ?? 0))[0];

/** @throws AppError not-found, unavailable */
async function readAllSchools(
  { hosts: { services } }: RequestContext,
  programId: string,
): Promise<ProgramSchool[]> {
  const read = (page: number) =>
    required(services.listProgramSchools({ query: { programId, page, pageSize: READ_SIZE } }));
  const first = await read(1);
  const others = Math.min(first.totalPages, MAX_READS) - 1;
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, others) }, (_, index) => read(index + 2)),
  );
  return [first, ...rest].flatMap(({ items }) => items);
}

function pickSchools(
  schools: ProgramSchool[],
  { page, program, search }: LeaderboardFilters,
): LeaderboardView["schools"] {
  const ranked = rankByPoints(schools);
  const maxPoints = Math.max(1, ranked[0]?.points ?? 0);
  const found = search
    ? ranked.filter(({ name, city, province, npsn }) =>
        matchesSearch([name, city, province, npsn], search),
      )
    : ranked;
  const perPage = PAGE_SIZE.school;
  const paging = {
    page,
    totalItems: found.length,
    totalPages: Math.ceil(found.length / perPage),
  };
  const items = found
    .slice((page - 1) * perPage, page * perPage)
    .map(({ npsn, name, city, province, rank, points }, index) => ({
      key: npsn || `${name}-${index}`,
      rank,
      name,
      city,
      province,
      points,
      maxPoints,
    }));
  return {
    items,
    links: createPageLinks(paging, PATH, { program, search }),
    total: schools.length,
  };
}

async function readLearners(
  context: RequestContext,
  programId: string,
): Promise<LeaderboardView["learners"]> {
  const { admin } = context.hosts;
  if (!admin) return null;
  const query = { programId, perPage: LEADING_LEARNERS };
  const list = await optional(context, admin.listLeaderboard({ query }));
  if (!list.ok) return list;
  return {
    ok: true,
    data: list.data.data.items.map(({ rank, name, school, points }) => ({
      rank,
      name,
      school,
      points,
    })),
  };
}

/** Canonical path of a leaderboard's page. */
export const getLeaderboardPath = (
  view: LeaderboardView | null,
  { page, program, search }: LeaderboardFilters,
): string => {
  if (!view || !program) return PATH;
  if (page === 1 && !search) return leaderboardPath(view.program.slug);
  const number = page > 1 ? String(page) : undefined;
  return buildHref(PATH, { program: view.program.slug, search, page: number });
};
