import { formatDate, formatDateRange, formatDateTime } from "~/lib/dates";
import { classPath, MENTOR_PATH } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { Schema } from "../../database/schema/schema";
import type { HostContext } from "../../kit/context";
import { splitPassages } from "./passages";
import type { Passage, SearchDocument } from "./search-document";

type ClassRow = Schema["classes"];
const parseTexts = (json: string): string[] => JSON.parse(json);
const LEVEL_LABELS: Record<ClassRow["level"], string> = {
  dasar: "dasar untuk pemula",
  menengah: "menengah",
  lanjut: "lanjut",
};

/** One document per class, with its facts as sentences so that they can be quoted, and those of the lists. */
export async function getClassDocuments(
  { db, clock }: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const [classes, mentors, chapters] = await Promise.all([
    db
      .selectFrom("classes")
      .selectAll()
      .where("lms_id", "=", tenantId)
      .where("publication", "=", "published")
      .orderBy("id")
      .execute(),
    db
      .selectFrom("class_mentors")
      .innerJoin("mentors", (join) =>
        join
          .onRef("mentors.lms_id", "=", "class_mentors.lms_id")
          .onRef("mentors.id", "=", "class_mentors.mentor_id"),
      )
      .select(["class_mentors.class_id", "mentors.name", "mentors.role"])
      .where("class_mentors.lms_id", "=", tenantId)
      .orderBy("class_mentors.class_id")
      .orderBy("class_mentors.sort")
      .execute(),
    db
      .selectFrom("class_modules as m")
      .leftJoin("class_chapters as c", (join) =>
        join
          .onRef("c.lms_id", "=", "m.lms_id")
          .onRef("c.class_id", "=", "m.class_id")
          .onRef("c.module_slug", "=", "m.slug")
          .on("c.archived_at", "is", null),
      )
      .select(["m.class_id", "m.title as module", "c.title as chapter"])
      .where("m.lms_id", "=", tenantId)
      .orderBy("m.class_id")
      .orderBy("m.sort")
      .orderBy("c.sort")
      .execute(),
  ]);
  const mentorsByClass = Map.groupBy(mentors, ({ class_id }) => class_id);
  const chaptersByClass = Map.groupBy(chapters, ({ class_id }) => class_id);
  const documents = classes.map((row): SearchDocument => {
    const classMentors = mentorsByClass.get(row.id) ?? [];
    return {
      type: "class",
      kind: null,
      title: row.name,
      url: classPath(row),
      summary: row.summary,
      publishedAt: null,
      keywords: [row.code, ...classMentors.map(({ name }) => name)].join(" "),
      passages: [
        ...splitPassages(row.description),
        ...toFactPassages(row, classMentors),
        ...toListPassages(row),
        ...toSyllabusPassages(row.name, chaptersByClass.get(row.id) ?? []),
      ],
    };
  });
  const now = clock();
  const active = classes.filter(({ end_at }) => end_at === null || end_at >= now);
  const teaching = active.flatMap(({ id }) => mentorsByClass.get(id) ?? []);
  return [
    ...documents,
    ...(classes.length > 0 ? [createOverviewDocument(classes)] : []),
    ...(teaching.length > 0 ? [createMentorDocument(teaching)] : []),
  ];
}

/** Changes when a class or mentor is added, updated or removed; not on enrolment. */
export async function getClassesVersion({ db }: HostContext, tenantId: string): Promise<unknown> {
  const readVersion = (table: "classes" | "mentors") =>
    db
      .selectFrom(table)
      .select(({ fn }) => [fn.countAll().as("count"), fn.max("updated_at").as("newest")])
      .where("lms_id", "=", tenantId)
      .executeTakeFirst();
  return Promise.all([readVersion("classes"), readVersion("mentors")]);
}

function toFactPassages(
  row: ClassRow,
  mentors: readonly { name: string; role: string }[],
): Passage[] {
  const { name, price, strike_price: strike, level, hours, quota } = row;
  const money =
    price === 0
      ? `Kelas ${name} gratis, tanpa biaya.`
      : `Biaya atau harga kelas ${name} ${formatRupiah(price)}${strike && strike > price ? `, dari harga semula ${formatRupiah(strike)}` : ""}.`;
  const certificates = [
    row.certificate_completion && "Sertifikat Penyelesaian",
    row.certificate_competence && "Sertifikat Kompetensi",
  ].filter(Boolean);
  const dates = [
    row.registration_start !== null && `Pendaftaran dibuka ${formatDate(row.registration_start)}.`,
    row.registration_end !== null && `Pendaftaran ditutup ${formatDateTime(row.registration_end)}.`,
    row.start_at !== null &&
      `Kelas berlangsung atau dimulai ${formatDateRange(row.start_at, row.end_at ?? row.start_at)}.`,
  ];
  const facts = [
    money,
    `Tingkat ${LEVEL_LABELS[level]}, lama belajar ${hours} jam.`,
    row.schedule && `Jadwal: ${row.schedule.replace(/\.?$/, ".")}`,
    ...dates,
    quota !== null && `Kuota ${quota} peserta.`,
    mentors.length > 0 &&
      `Mentor atau pengajar: ${mentors.map((mentor) => `${mentor.name} (${mentor.role})`).join("; ")}.`,
    certificates.length > 0
      ? `Peserta yang menyelesaikannya mendapat ${certificates.join(" dan ")}.`
      : false,
  ];
  return [{ heading: "Biaya, jadwal, dan mentor", text: facts.filter(Boolean).join(" ") }];
}

function toListPassages({ outcomes, requirements, audience }: ClassRow): Passage[] {
  const parts = [
    ["Yang dipelajari", outcomes],
    ["Syarat", requirements],
    ["Untuk siapa", audience],
  ] as const;
  return parts.flatMap(([heading, json]) => {
    const items = parseTexts(json);
    return items.length > 0 ? [{ heading, text: `${heading}: ${items.join("; ")}.` }] : [];
  });
}

function toSyllabusPassages(
  name: string,
  rows: readonly { module: string; chapter: string | null }[],
): Passage[] {
  const modules = new Map<string, string[]>();
  for (const { module, chapter } of rows)
    modules.set(module, [...(modules.get(module) ?? []), ...(chapter === null ? [] : [chapter])]);
  if (modules.size === 0) return [];
  const entries = [...modules].map(([module, chapters]) =>
    chapters.length > 0 ? `${module} (${chapters.join(", ")})` : module,
  );
  return [
    { heading: "Silabus", text: `Silabus atau materi kelas ${name}: ${entries.join("; ")}.` },
  ];
}

const MAX_LISTED_NAMES = 12;
function formatNames(rows: readonly ClassRow[]): string {
  const names = rows.slice(0, MAX_LISTED_NAMES).map(({ name }) => name);
  const hiddenCount = rows.length - names.length;
  return [...names, ...(hiddenCount > 0 ? [`dan ${hiddenCount} lainnya`] : [])].join("; ");
}

/** The class list, with answers to questions about several classes. */
function createOverviewDocument(classes: readonly ClassRow[]): SearchDocument {
  const newest = classes.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1));
  const toPassages = (label: string, rows: readonly ClassRow[]): Passage[] =>
    rows.length > 0
      ? [{ heading: label, text: `${label}, ${rows.length} kelas: ${formatNames(rows)}.` }]
      : [];
  return {
    type: "page",
    kind: null,
    title: "Daftar kelas",
    url: "/Class",
    keywords: "katalog kursus pelatihan",
    publishedAt: null,
    isList: true,
    summary: `Semua kelas di situs ini, ${classes.length} kelas, dengan saringan tingkat, jenis, dan status pendaftaran.`,
    passages: [
      ...toPassages(
        "Kelas gratis tanpa biaya",
        newest.filter(({ price }) => price === 0),
      ),
      ...toPassages(
        "Kelas berbayar",
        newest.filter(({ price }) => price > 0),
      ),
      ...toPassages(
        "Kelas untuk pemula, tingkat dasar",
        newest.filter(({ level }) => level === "dasar"),
      ),
      ...toPassages(
        "Kelas kompetensi dengan ujian dan Sertifikat Kompetensi",
        newest.filter(({ type }) => type === "competence"),
      ),
    ],
  };
}

/** The list of those who teach now; only their names are found, so that classes come first. */
const createMentorDocument = (mentors: readonly { name: string }[]): SearchDocument => ({
  type: "page",
  kind: null,
  title: "Mentor",
  url: MENTOR_PATH,
  keywords: [...new Set(mentors.map(({ name }) => name))].join(" "),
  publishedAt: null,
  isList: true,
  summary: "Mereka yang sedang mengajar di situs ini, dengan pekerjaan dan kelasnya.",
  passages: [],
});
