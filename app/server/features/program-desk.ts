import type { z } from "zod";
import type { Visibility } from "~/lib/class-options";
import { formatDateRange } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { createPageLinks } from "~/lib/page-links";
import { programPath } from "~/lib/paths";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import { deskProgramPath, PROGRAMS_DESK_PATH } from "~/lib/program-desk-paths";
import type {
  ProgramFormOutput,
  ProgramPartChange,
  ProgramSettings,
  visibilitySchema,
} from "~/lib/program-fields";
import { JOIN_AS_LABELS, PROGRAM_STATUS } from "~/lib/program-options";
import { createStatusTabs } from "~/lib/status-tabs";
import type { PageLinks, StatusTab, StatusView } from "~/lib/views";
import { toTypedInstant, toWibInstant } from "~/lib/wib-time";
import type { DeskProgram, DeskProgramRow } from "../hosts/admin/program-desk";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { getPublicationView } from "./class-desk";
import { toHtml, toMarkdown } from "./content/markdown";
import { claimPicturesOf } from "./pictures";
import { required, requiredForStaff } from "./required";

export interface ProgramRowView {
  id: string;
  name: string;
  href: string;
  publication: StatusView;
  status: StatusView;
  dates: string;
  classes: string;
  schools: string;
  sort: string;
}

const toRow = (row: DeskProgramRow): ProgramRowView => ({
  id: row.id,
  name: row.name,
  href: deskProgramPath(row.slug),
  publication: getPublicationView(row.publication),
  status: PROGRAM_STATUS[row.status],
  dates: formatDateRange(row.startAt, row.endAt),
  classes: formatCount(row.classes),
  schools: formatCount(row.schools),
  sort: formatCount(row.sort),
});

interface VisibilityList {
  path: string;
  /** Chosen one; undefined for all. */
  current: Visibility | undefined;
  counts: Partial<Record<Visibility, number>>;
}

const VISIBILITY_LABELS = (["published", "draft"] as const).map(
  (visibility) => [visibility, getPublicationView(visibility).label] as const,
);

/** What is on the site, what is not, and both. */
export const toVisibilityTabs = (list: VisibilityList): StatusTab[] =>
  createStatusTabs({ ...list, name: "visibility", labels: VISIBILITY_LABELS });

export interface ProgramDeskList {
  rows: ProgramRowView[];
  links: PageLinks;
  tabs: StatusTab[];
}

/** Programs of the tenant. @throws AppError forbidden, unavailable */
export async function listDeskPrograms(
  context: RequestContext,
  query: { page: number; visibility?: Visibility | undefined },
): Promise<ProgramDeskList> {
  const { visibility: current } = query;
  const list = await required(getAdmin(context).listDeskPrograms({ query }));
  return {
    rows: list.items.map(toRow),
    links: createPageLinks(list, PROGRAMS_DESK_PATH, { visibility: current }),
    tabs: toVisibilityTabs({ path: PROGRAMS_DESK_PATH, current, counts: list.counts }),
  };
}

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskProgram = (context: RequestContext, slug: string): Promise<DeskProgram> =>
  requiredForStaff(getAdmin(context).getDeskProgram({ params: { slug } }));

/** A program with its parts, for the page where they are changed. */
export function toProgramRecord(program: DeskProgram) {
  const { slug, name, summary, publication, version, classes, schools } = program;
  return {
    slug,
    name,
    summary,
    version,
    schools,
    status: getPublicationView(publication),
    isPublished: publication === "published",
    publicHref: publication === "published" ? programPath(slug) : null,
    topics: program.syllabus,
    facts: [
      { label: "Keadaan", value: PROGRAM_STATUS[program.status].label },
      { label: "Kapan", value: formatDateRange(program.startAt, program.endAt) },
      { label: "Untuk siapa", value: program.audience || "belum ditulis" },
      { label: "Cara ikut", value: program.howToJoin || "belum ditulis" },
      { label: "Urutan", value: formatCount(program.sort) },
    ],
    classes: classes.map((each) => ({ ...each, status: getPublicationView(each.publication) })),
  };
}
export type ProgramRecord = ReturnType<typeof toProgramRecord>;

/** Values of the form of a program. */
export const toProgramFormValues = (program: DeskProgram) => ({
  name: program.name,
  summary: program.summary,
  description: toMarkdown(program.description),
  logo: toPictureFields(program.logo === null ? null : { address: program.logo, alt: "" }),
  status: program.status,
  startDate: toTypedInstant(program.startAt).date,
  endDate: toTypedInstant(program.endAt).date,
  audience: program.audience,
  benefits: program.benefits.join("\n"),
  syllabus: program.syllabus.join("\n"),
  howToJoin: program.howToJoin,
  joinAs: program.joinAs,
  sort: program.sort === 0 ? "" : formatCount(program.sort),
  version: String(program.version),
});
export type ProgramFormValues = ReturnType<typeof toProgramFormValues>;

export const PROGRAM_FIELD_LABELS: Record<Exclude<keyof ProgramFormValues, "version">, string> = {
  name: "Nama program",
  summary: "Ringkasan",
  description: "Tentang program ini",
  logo: "Logo",
  status: "Keadaan",
  startDate: "Mulai",
  endDate: "Selesai",
  audience: "Untuk siapa",
  benefits: "Yang didapat peserta",
  syllabus: "Kurikulum",
  howToJoin: "Cara ikut",
  joinAs: "Siapa yang mendaftar",
  sort: "Urutan",
};

/** Labels of chosen values. */
export const PROGRAM_VALUE_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PROGRAM_STATUS).map(([key, { label }]): [string, string] => [key, label]),
  ...Object.entries(JOIN_AS_LABELS),
]);

const toSettings = (value: ProgramFormOutput): ProgramSettings => ({
  name: value.name,
  summary: value.summary,
  description: toHtml(value.description ?? ""),
  logo: toPicture(value.logo)?.address ?? null,
  status: value.status,
  startAt: toWibInstant(value.startDate, "00:00"),
  endAt: toWibInstant(value.endDate, "23:59"),
  audience: value.audience ?? "",
  benefits: value.benefits ?? [],
  syllabus: value.syllabus ?? [],
  howToJoin: value.howToJoin ?? "",
  joinAs: value.joinAs,
  sort: value.sort ?? 0,
});

/** Makes a draft. A 409 tells that the address is in use. */
export async function createProgram(
  context: RequestContext,
  value: ProgramFormOutput,
  idempotencyKey: string,
): Promise<ActionResult<{ slug: string }>> {
  const body = { ...toSettings(value), ...(value.slug && { slug: value.slug }) };
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: ["slug"], hostMessages: [409] }, async () => {
    const { data } = await getAdmin(context).createDeskProgram({ body, idempotencyKey });
    return { slug: data.slug };
  });
}

/** @throws AppError not-found */
export async function saveProgram(
  context: RequestContext,
  slug: string,
  value: ProgramFormOutput,
): Promise<ActionResult> {
  const body = { ...toSettings(value), version: value.version };
  await claimPicturesOf(context, body.description);
  return attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).saveDeskProgram({ params: { slug }, body }),
  );
}

/** @throws AppError not-found */
export const setProgramVisibility = (
  context: RequestContext,
  slug: string,
  body: z.output<typeof visibilitySchema>,
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).setProgramVisibility({ params: { slug }, body }),
  );

/** @throws AppError not-found */
export const changeProgramPart = (
  context: RequestContext,
  slug: string,
  body: ProgramPartChange,
): Promise<ActionResult> =>
  attempt(context, { fields: ["key"] }, () =>
    getAdmin(context).changeProgramPart({ params: { slug }, body }),
  );
