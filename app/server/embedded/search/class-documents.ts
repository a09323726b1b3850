import { sql } from "kysely";
import { classPath } from "~/lib/content-paths";
import { formatDate, formatDateRange, formatDateTime } from "~/lib/dates";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext } from "../context";
import type { Schema } from "../schema/schema";
import type { Passage, SearchDocument } from "./document";
import { passagesOf } from "./passages";

type ClassRow = Schema["classes"];
const texts = (json: string): string[] => JSON.parse(json);
const LEVELS: Record<ClassRow["level"], string> = { dasar: "dasar untuk pemula", menengah: "menengah", lanjut: "lanjut" };

/** Every class with its facts in sentences, so that a question about price, dates or mentors finds its answer; and one page over all of them. */
export async function classDocuments({ db }: HostContext, lmsId: string): Promise<SearchDocument[]> {
  const of = <T extends "class_mentors" | "class_modules" | "class_chapters">(table: T) => `${table}.lms_id` as const;
  const [classes, mentors, chapters] = await Promise.all([
    db.selectFrom("classes").selectAll().where("lms_id", "=", lmsId).orderBy("id").execute(),
    db
      .selectFrom("class_mentors")
      .innerJoin("mentors", (join) =>
        join.onRef("mentors.lms_id", "=", "class_mentors.lms_id").onRef("mentors.id", "=", "class_mentors.mentor_id"),
      )
      .select(["class_mentors.class_id", "mentors.name", "mentors.role"])
      .where(of("class_mentors"), "=", lmsId)
      .orderBy("class_mentors.class_id")
      .orderBy("class_mentors.sort")
      .execute(),
    db
      .selectFrom("class_modules as m")
      .leftJoin("class_chapters as c", (join) =>
        join.onRef("c.lms_id", "=", "m.lms_id").onRef("c.class_id", "=", "m.class_id").onRef("c.module_slug", "=", "m.slug"),
      )
      .select(["m.class_id", "m.title as module", "c.title as chapter"])
      .where("m.lms_id", "=", lmsId)
      .orderBy("m.class_id")
      .orderBy("m.sort")
      .orderBy("c.sort")
      .execute(),
  ]);
  const own = <T extends { class_id: string }>(rows: readonly T[], id: string) => rows.filter(({ class_id }) => class_id === id);
  const documents = classes.map((row): SearchDocument => {
    const people = own(mentors, row.id);
    return {
      ...{ type: "class", kind: null, title: row.name, url: classPath(row), summary: row.summary, publishedAt: null },
      keywords: [row.code, ...people.map(({ name }) => name)].join(" "),
      passages: [...passagesOf(row.description), ...factsOf(row, people), ...listsOf(row), ...syllabusOf(row.name, own(chapters, row.id))],
    };
  });
  return classes.length > 0 ? [...documents, overview(classes)] : documents;
}

/** Changes whenever a class appears, changes or goes; how many enrolled is not searched. */
export async function classesVersion({ db }: HostContext, lmsId: string): Promise<unknown> {
  const lengths = sql<number>`sum(length(name) + length(summary) + length(description) + length(schedule) + length(outcomes) + length(requirements))`;
  const dates = sql<number>`sum(coalesce(start_at, 0) + coalesce(end_at, 0) + coalesce(registration_start, 0) + coalesce(registration_end, 0))`;
  return Promise.all([
    db
      .selectFrom("classes")
      .select(({ fn }) => [
        fn.countAll().as("count"),
        fn.max("created_at").as("newest"),
        fn.sum("price").as("prices"),
        fn.sum("hours").as("hours"),
      ])
      .select([lengths.as("lengths"), dates.as("dates")])
      .where("lms_id", "=", lmsId)
      .executeTakeFirst(),
    db
      .selectFrom("class_chapters")
      .select(({ fn }) => [fn.countAll().as("count")])
      .where("lms_id", "=", lmsId)
      .executeTakeFirst(),
  ]);
}

function factsOf(row: ClassRow, mentors: readonly { name: string; role: string }[]): Passage[] {
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
    row.start_at !== null && `Kelas berlangsung atau dimulai ${formatDateRange(row.start_at, row.end_at ?? row.start_at)}.`,
  ];
  const facts = [
    money,
    `Tingkat ${LEVELS[level]}, lama belajar ${hours} jam.`,
    row.schedule && `Jadwal: ${row.schedule.replace(/\.?$/, ".")}`,
    ...dates,
    quota !== null && `Kuota ${quota} peserta.`,
    mentors.length > 0 && `Mentor atau pengajar: ${mentors.map((one) => `${one.name} (${one.role})`).join("; ")}.`,
    certificates.length > 0 ? `Peserta yang menyelesaikannya mendapat ${certificates.join(" dan ")}.` : false,
  ];
  return [{ heading: "Biaya, jadwal, dan mentor", text: facts.filter(Boolean).join(" ") }];
}

function listsOf({ outcomes, requirements, audience }: ClassRow): Passage[] {
  const parts = [
    ["Yang dipelajari", outcomes],
    ["Syarat", requirements],
    ["Untuk siapa", audience],
  ] as const;
  return parts.flatMap(([heading, json]) => {
    const items = texts(json);
    return items.length > 0 ? [{ heading, text: `${heading}: ${items.join("; ")}.` }] : [];
  });
}

function syllabusOf(name: string, rows: readonly { module: string; chapter: string | null }[]): Passage[] {
  const modules = new Map<string, string[]>();
  for (const { module, chapter } of rows) modules.set(module, [...(modules.get(module) ?? []), ...(chapter === null ? [] : [chapter])]);
  if (modules.size === 0) return [];
  const told = [...modules].map(([module, chapters]) => (chapters.length > 0 ? `${module} (${chapters.join(", ")})` : module));
  return [{ heading: "Silabus", text: `Silabus atau materi kelas ${name}: ${told.join("; ")}.` }];
}

const MOST_NAMED = 12;
function namesOf(rows: readonly ClassRow[]): string {
  const named = rows.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = rows.length - named.length;
  return [...named, ...(more > 0 ? [`dan ${more} lainnya`] : [])].join("; ");
}

/** The list's own page, with what people ask of classes together. */
function overview(classes: readonly ClassRow[]): SearchDocument {
  const newest = classes.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1));
  const sentences = (label: string, rows: readonly ClassRow[]): Passage[] =>
    rows.length > 0 ? [{ heading: label, text: `${label}, ${rows.length} kelas: ${namesOf(rows)}.` }] : [];
  return {
    ...{
      type: "page",
      kind: null,
      title: "Daftar kelas",
      url: "/Class",
      keywords: "katalog kursus pelatihan",
      publishedAt: null,
      isList: true,
    },
    summary: `Semua kelas di situs ini, ${classes.length} kelas, dengan saringan tingkat, jenis, dan status pendaftaran.`,
    passages: [
      ...sentences(
        "Kelas gratis tanpa biaya",
        newest.filter(({ price }) => price === 0),
      ),
      ...sentences(
        "Kelas berbayar",
        newest.filter(({ price }) => price > 0),
      ),
      ...sentences(
        "Kelas untuk pemula, tingkat dasar",
        newest.filter(({ level }) => level === "dasar"),
      ),
      ...sentences(
        "Kelas kompetensi dengan ujian dan Sertifikat Kompetensi",
        newest.filter(({ type }) => type === "competence"),
      ),
    ],
  };
}
