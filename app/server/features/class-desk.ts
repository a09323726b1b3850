import type { z } from "zod";
import type {
  ClassDecision,
  ClassFormOutput,
  ClassSettings,
  newClassSchema,
} from "~/lib/class-desk-fields";
import { editClassPath, syllabusPath } from "~/lib/class-desk-paths";
import { CLASS_LEVEL_LABELS, CLASS_TYPE_LABELS, type Publication } from "~/lib/class-options";
import { formatDateTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import { toPicture, toPictureFields } from "~/lib/picture-fields";
import { formatRupiah } from "~/lib/rupiah";
import type { MenuItem, StatusView } from "~/lib/views";
import { toTypedInstant, toWibInstant } from "~/lib/wib-time";
import type { DeskClass } from "../hosts/learning/class-desk";
import type { Outline } from "../hosts/learning/lessons";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { toHtml, toMarkdown } from "./content/markdown";
import { getLearning } from "./learning";
import { claimPicturesOf } from "./pictures";
import { required, requiredForStaff } from "./required";

const SLUG_TAKEN = { fields: ["slug"], hostMessages: [409] } as const;

/** Makes a draft. */
export const createClass = (
  context: RequestContext,
  body: z.output<typeof newClassSchema>,
  idempotencyKey: string,
): Promise<ActionResult<{ slug: string }>> =>
  attempt(context, SLUG_TAKEN, async () => {
    const { data } = await getLearning(context).createClass({ body, idempotencyKey });
    return { slug: data.slug };
  });

/** @throws AppError forbidden, not-found, unavailable */
export const getDeskClass = (context: RequestContext, slug: string): Promise<DeskClass> =>
  requiredForStaff(getLearning(context).getDeskClass({ params: { slug } }));

const PUBLICATION_VIEWS: Record<Publication, StatusView> = {
  draft: { label: "Draf", tone: "neutral" },
  published: { label: "Terbit", tone: "green" },
  archived: { label: "Arsip", tone: "neutral" },
};
export const getPublicationView = (publication: Publication): StatusView =>
  PUBLICATION_VIEWS[publication];

const toTypedCount = (value: number | null) => (value === null ? "" : formatCount(value));

/** Fields of the form of a class, as a conflict names them. */
export const CLASS_FIELD_LABELS: Record<
  Exclude<keyof ReturnType<typeof toClassFormValues>, "version">,
  string
> = {
  name: "Nama kelas",
  slug: "Alamat",
  type: "Jenis",
  level: "Tingkat",
  summary: "Ringkasan",
  description: "Tentang kelas ini",
  outcomes: "Yang akan dikuasai peserta",
  cover: "Sampul",
  price: "Harga",
  strikePrice: "Harga coret",
  quota: "Kuota",
  registrationDate: "Tanggal pendaftaran dibuka",
  registrationTime: "Jam pendaftaran dibuka",
  registrationEndDate: "Tanggal pendaftaran ditutup",
  registrationEndTime: "Jam pendaftaran ditutup",
  startDate: "Tanggal kelas mulai",
  startTime: "Jam kelas mulai",
  endDate: "Tanggal kelas selesai",
  endTime: "Jam kelas selesai",
  schedule: "Jadwal",
  hours: "Lama belajar dalam jam",
  completion: "Sertifikat penyelesaian",
  competence: "Sertifikat kompetensi",
  mentorIds: "Pengajar",
  programId: "Program",
};

/** What the values of a class's form mean to its reader. */
export const getClassValueNames = ({ people, programs }: DeskClass): Map<string, string> =>
  new Map([
    ["on", "Ya"],
    ...Object.entries(CLASS_TYPE_LABELS),
    ...Object.entries(CLASS_LEVEL_LABELS),
    ...[...people, ...programs].map(({ id, name }): [string, string] => [id, name]),
  ]);

/** Values of the form of a class. */
export function toClassFormValues(desk: DeskClass) {
  const [registration, registrationEnd] = [
    toTypedInstant(desk.registrationStart),
    toTypedInstant(desk.registrationEnd),
  ];
  const [start, end] = [toTypedInstant(desk.startAt), toTypedInstant(desk.endAt)];
  return {
    name: desk.name,
    slug: desk.slug,
    type: desk.type,
    level: desk.level,
    summary: desk.summary,
    description: toMarkdown(desk.description),
    outcomes: desk.outcomes.join("\n"),
    cover: toPictureFields(
      desk.cover === null ? null : { address: desk.cover, alt: desk.coverAlt ?? "" },
    ),
    price: desk.price === 0 ? "" : formatCount(desk.price),
    strikePrice: toTypedCount(desk.strikePrice),
    quota: toTypedCount(desk.quota),
    registrationDate: registration.date,
    registrationTime: registration.time,
    registrationEndDate: registrationEnd.date,
    registrationEndTime: registrationEnd.time,
    startDate: start.date,
    startTime: start.time,
    endDate: end.date,
    endTime: end.time,
    schedule: desk.schedule,
    hours: desk.hours === 0 ? "" : formatCount(desk.hours),
    completion: desk.certificate.completion ? ("on" as const) : undefined,
    competence: desk.certificate.competence ? ("on" as const) : undefined,
    mentorIds: desk.mentorIds,
    programId: desk.programId ?? "",
    version: String(desk.version),
  };
}

const toInstant = (date: string | undefined, time: string | undefined, fallback: string) =>
  date === undefined ? null : toWibInstant(date, time ?? fallback);

const DAY_START = "00:00";
const DAY_END = "23:59";

function toSettings(value: ClassFormOutput): ClassSettings & { version: number } {
  const cover = toPicture(value.cover);
  return {
    name: value.name,
    ...(value.slug && { slug: value.slug }),
    type: value.type,
    level: value.level,
    summary: value.summary,
    description: toHtml(value.description ?? ""),
    outcomes: value.outcomes ?? [],
    cover: cover?.address ?? null,
    coverAlt: cover?.alt ?? null,
    price: value.price ?? 0,
    strikePrice: value.strikePrice ?? null,
    quota: value.quota ?? null,
    registrationStart: toInstant(value.registrationDate, value.registrationTime, DAY_START),
    registrationEnd: toInstant(value.registrationEndDate, value.registrationEndTime, DAY_END),
    startAt: toInstant(value.startDate, value.startTime, DAY_START),
    endAt: toInstant(value.endDate, value.endTime, DAY_END),
    schedule: value.schedule ?? "",
    hours: value.hours ?? 0,
    certificate: { completion: value.completion === "on", competence: value.competence === "on" },
    mentorIds: value.mentorIds,
    programId: value.programId ?? null,
    version: value.version,
  };
}

/** The message of a 409 tells whether the address is in use or the class was saved meanwhile. */
export async function saveClass(
  context: RequestContext,
  slug: string,
  value: ClassFormOutput,
): Promise<ActionResult<{ slug: string }>> {
  const body = toSettings(value);
  await claimPicturesOf(context, body.description);
  const options = { fields: ["quota", "mentorIds", "programId"], hostMessages: [409] } as const;
  return attempt(context, options, async () => {
    const { data } = await getLearning(context).saveDeskClass({ params: { slug }, body });
    return { slug: data.slug };
  });
}

export const decideClass = (
  context: RequestContext,
  slug: string,
  body: { version: number; decision: ClassDecision },
): Promise<ActionResult> =>
  attempt(context, { fields: [], hostMessages: [409] }, () =>
    getLearning(context).decideClass({ params: { slug }, body }),
  );

export interface ClassPreview {
  slug: string;
  name: string;
  summary: string;
  cover: string | null;
  coverAlt: string;
  description: string;
  outcomes: string[];
  facts: { label: string; value: string }[];
  status: StatusView;
  publication: Publication;
  version: number;
  canPublish: boolean;
  modules: Outline["modules"];
  courseType: string;
  /** What a draft still lacks. */
  gaps: MenuItem[];
}

/** Where to add what visitors would miss; only chapters are required. */
const listGaps = (desk: DeskClass, { modules }: Outline): MenuItem[] => [
  ...(modules.some(({ chapters }) => chapters.length > 0)
    ? []
    : [{ label: "Susun silabusnya, paling sedikit satu bab", href: syllabusPath(desk.slug) }]),
  ...(desk.description === ""
    ? [{ label: "Tulis tentang kelas ini", href: editClassPath(desk.slug) }]
    : []),
  ...(desk.mentorIds.length === 0
    ? [{ label: "Pilih pengajarnya", href: editClassPath(desk.slug) }]
    : []),
  ...(desk.registrationStart === null
    ? [
        {
          label: "Isi tanggal pendaftarannya, bila tidak langsung dibuka",
          href: editClassPath(desk.slug),
        },
      ]
    : []),
];

const formatInstants = (from: number | null, to: number | null) =>
  [from, to].map((at) => (at === null ? "belum ditentukan" : formatDateTime(at))).join(" sampai ");

/** How the page of a class will look. @throws AppError forbidden, not-found, unavailable */
export async function getClassPreview(
  context: RequestContext,
  slug: string,
): Promise<ClassPreview> {
  const desk = await getDeskClass(context, slug);
  const outline = await required(getLearning(context).getOutline({ query: { class: desk.slug } }));
  const { name, summary, cover, description, outcomes, publication, version, canPublish } = desk;
  const teachers = desk.people.filter(({ id }) => desk.mentorIds.includes(id));
  return {
    slug: desk.slug,
    name,
    summary,
    cover,
    coverAlt: desk.coverAlt ?? "",
    description,
    outcomes,
    publication,
    version,
    canPublish,
    status: getPublicationView(publication),
    modules: outline.modules,
    gaps: publication === "draft" ? listGaps(desk, outline) : [],
    courseType: desk.type,
    facts: [
      { label: "Jenis", value: CLASS_TYPE_LABELS[desk.type] },
      { label: "Tingkat", value: CLASS_LEVEL_LABELS[desk.level] },
      { label: "Biaya", value: desk.price === 0 ? "Gratis" : formatRupiah(desk.price) },
      { label: "Kuota", value: desk.quota === null ? "Tanpa batas" : formatCount(desk.quota) },
      { label: "Pendaftaran", value: formatInstants(desk.registrationStart, desk.registrationEnd) },
      { label: "Berlangsung", value: formatInstants(desk.startAt, desk.endAt) },
      { label: "Jadwal", value: desk.schedule || "belum ditulis" },
      { label: "Lama belajar", value: `${formatCount(desk.hours)} jam` },
      { label: "Pengajar", value: teachers.map((person) => person.name).join(", ") || "belum ada" },
    ],
  };
}
