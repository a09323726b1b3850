import {
  classPreviewPath,
  editClassPath,
  newWebinarPath,
  STAFF_CLASSES_PATH,
  syllabusPath,
} from "~/lib/class-desk-paths";
import { PUBLICATIONS, type Publication } from "~/lib/class-options";
import { getClassStatus } from "~/lib/class-status";
import type { WaitKind } from "~/lib/class-wait";
import { formatDate, formatDateTime } from "~/lib/dates";
import type { LearnerSort } from "~/lib/learners";
import { buildHref, createPageLinks } from "~/lib/page-links";
import { announcementsPath, classInvitationsPath, learnersPath } from "~/lib/paths";
import { createStatusTabs } from "~/lib/status-tabs";
import type { Optional, PageLinks, StatusTab, StatusView } from "~/lib/views";
import type { Learner, StaffClass } from "../hosts/learning/staff-classes";
import type { RequestContext } from "../request/context";
import { waitingHandInsHref } from "./assignments";
import { getPublicationView } from "./class-desk";
import { getLearning } from "./learning";
import { optional } from "./optional";
import { nullIfMissing, required, requiredForStaff } from "./required";
import { type ClassWebinarView, readClassWebinars } from "./staff-webinars";

const HOME_SIZE = 6;
/** On the page of a class. */
const MAX_WAITS = 50;

export interface StaffClassView {
  id: string;
  name: string;
  href: string;
  status: StatusView;
  learnerCount: number;
}

const toStaffClassView = ({
  id,
  slug,
  name,
  status,
  publication,
  learnerCount,
}: StaffClass): StaffClassView => ({
  id,
  name,
  href: learnersPath(slug),
  status: publication === "published" ? getClassStatus(status) : getPublicationView(publication),
  learnerCount,
});

/** The first classes that the user teaches, for the home; null without a learning host. */
export async function readStaffClasses(
  context: RequestContext,
): Promise<Optional<StaffClassView[]> | null> {
  const { learning } = context.hosts;
  if (!learning) return null;
  const query = { perPage: HOME_SIZE };
  const list = await optional(context, learning.listStaffClasses({ query }));
  return list.ok ? { ok: true, data: list.data.data.items.map(toStaffClassView) } : list;
}

/** Classes that the user teaches. @throws AppError unavailable */
export async function listStaffClasses(
  context: RequestContext,
  query: { page: number; publication?: Publication | undefined },
): Promise<{ rows: StaffClassView[]; links: PageLinks; tabs: StatusTab[] }> {
  const { publication: current } = query;
  const list = await required(getLearning(context).listStaffClasses({ query }));
  return {
    rows: list.items.map(toStaffClassView),
    links: createPageLinks(list, STAFF_CLASSES_PATH, { publication: current }),
    tabs: createStatusTabs({
      path: STAFF_CLASSES_PATH,
      name: "publication",
      labels: PUBLICATIONS.map((each) => [each, getPublicationView(each).label] as const),
      current,
      counts: list.counts,
    }),
  };
}

export interface LearnerView {
  id: string;
  name: string;
  enrolledOn: string;
  doneCount: number;
  /** Null before the first finished chapter. */
  lastDoneOn: string | null;
  waitingHandIns: number;
}

export interface LearnersView {
  className: string;
  invitationsHref: string;
  chapterCount: number;
  /** Where hand-ins of the class wait for a grade; null if none do. */
  waiting: { count: number; href: string } | null;
  rows: LearnerView[];
  links: PageLinks;
  csvHref: string;
  announcementsHref: string;
  editHref: string;
  syllabusHref: string;
  previewHref: string;
  newWebinarHref: string;
  waits: Optional<WaitingListView>;
  webinars: Optional<ClassWebinarView[]>;
}

/** Who waits for a class; the first ones by name. */
export interface WaitingListView {
  total: number;
  rows: { id: string; name: string; since: string; state: string }[];
}

interface LearnerFilters {
  page: number;
  search?: string | undefined;
  sort?: LearnerSort | undefined;
}

/** Learners of a class with their progress. @throws AppError forbidden, not-found, unavailable */
export async function listLearners(
  context: RequestContext,
  slug: string,
  filters: LearnerFilters,
): Promise<LearnersView> {
  const [list, webinars, waits] = await Promise.all([
    requiredForStaff(getLearning(context).listLearners({ params: { slug }, query: filters })),
    readClassWebinars(context, slug),
    readWaitingList(context, slug),
  ]);
  const { page: _, ...query } = filters;
  const path = learnersPath(list.class.slug);
  return {
    className: list.class.name,
    invitationsHref: classInvitationsPath(list.class.slug),
    chapterCount: list.chapterCount,
    waiting:
      list.waitingHandIns > 0
        ? { count: list.waitingHandIns, href: waitingHandInsHref(list.class.slug) }
        : null,
    rows: list.items.map(toLearnerView),
    links: createPageLinks(list, path, query),
    csvHref: buildHref(`${path}/Unduh`, { search: filters.search }),
    announcementsHref: announcementsPath(list.class.slug),
    editHref: editClassPath(list.class.slug),
    syllabusHref: syllabusPath(list.class.slug),
    previewHref: classPreviewPath(list.class.slug),
    newWebinarHref: newWebinarPath(list.class.slug),
    waits,
    webinars,
  };
}

/** Empty for hosts without waiting lists. */
async function readWaitingList(
  context: RequestContext,
  slug: string,
): Promise<Optional<WaitingListView>> {
  const request = { params: { slug }, query: { perPage: MAX_WAITS } };
  const read = getLearning(context).listClassWaits(request);
  const found = await optional(context, nullIfMissing(read));
  if (!found.ok) return found;
  const list = found.data?.data;
  const rows = (list?.items ?? []).map(({ id, name, since, ...wait }) => ({
    id,
    name,
    since: formatDate(since),
    state: describeWait(wait),
  }));
  return { ok: true, data: { total: list?.totalItems ?? 0, rows } };
}

function describeWait({ kind, offeredUntil }: { kind: WaitKind; offeredUntil: number | null }) {
  if (offeredUntil !== null) return `Ditawari tempat sampai ${formatDateTime(offeredUntil)}`;
  return kind === "place" ? "Mengantre tempat" : "Menunggu pendaftaran dibuka";
}

const toLearnerView = ({ enrolledAt, lastDoneAt, ...learner }: Learner): LearnerView => ({
  ...learner,
  enrolledOn: formatDate(enrolledAt),
  lastDoneOn: lastDoneAt === null ? null : formatDate(lastDoneAt),
});

/** All learners that the search finds, as CSV. @throws AppError forbidden, not-found, unavailable */
export const exportLearners = (
  context: RequestContext,
  slug: string,
  query: { search?: string | undefined },
): Promise<ReadableStream<Uint8Array> | null> =>
  requiredForStaff(
    getLearning(context)
      .exportLearners({ params: { slug }, query })
      .then(({ body }) => ({ data: body })),
  );
