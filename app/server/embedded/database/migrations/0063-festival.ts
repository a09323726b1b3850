import { sql } from "kysely";
import type { Ddl } from "./ddl";

/** The packages that every site showed so far, the largest first. */
const PACKAGES = [
  {
    name: "Title Sponsor",
    slots: "eksklusif, satu mitra",
    price: null,
    benefits: [
      "Nama mitra menyatu dengan nama festival",
      "Sesi pembukaan",
      "Semua manfaat Platinum",
    ],
  },
  {
    name: "Platinum",
    slots: "2–3 mitra",
    price: 50_000_000,
    benefits: ["Satu lokakarya atas nama mitra", "Meja di pameran karya", "Semua manfaat Gold"],
  },
  {
    name: "Gold",
    slots: "4–5 mitra",
    price: 25_000_000,
    benefits: ["Satu kelas terbuka", "Logo di panggung dan tayangan", "Semua manfaat Silver"],
  },
  {
    name: "Silver",
    slots: "terbuka bagi siapa pun",
    price: 10_000_000,
    benefits: ["Logo di halaman festival", "Undangan untuk lima orang"],
  },
];

interface EventRow {
  lms_id: string;
  speakers: string;
  programme: string;
}

type Parts = Record<string, string | boolean | null | undefined>[];

/** Sponsorship packages, speakers and programme as records that staff edit. */
export async function createFestival({ text, int, createTable, run, db }: Ddl): Promise<void> {
  await createTable(
    "festival_items",
    `lms_id ${text} not null, id ${text} not null,
     part ${text} not null check (part in ('package', 'speaker', 'programme')),
     content ${text} not null, sort ${int} not null, created_at ${int} not null, version ${int} not null,
     primary key (lms_id, id)`,
  );
  await run("create index festival_items_list on festival_items (lms_id, part, sort, id)");
  const insert = async (lmsId: string, id: string, sort: number, content: { part: string }) =>
    void (await sql`insert into festival_items (lms_id, id, part, content, sort, created_at, version)
      values (${lmsId}, ${id}, ${content.part}, ${JSON.stringify(content)}, ${sort}, 0, 1)`.execute(
      db,
    ));
  const tenants = await sql<{ lms_id: string }>`select lms_id from tenants`.execute(db);
  for (const { lms_id } of tenants.rows)
    for (const [index, each] of PACKAGES.entries())
      await insert(lms_id, `paket-${index + 1}`, index + 1, { part: "package", ...each });
  const events = await sql<EventRow>`select lms_id, speakers, programme from class_events`.execute(
    db,
  );
  for (const { lms_id, speakers, programme } of events.rows) {
    for (const [index, each] of (JSON.parse(speakers) as Parts).entries())
      await insert(lms_id, `pembicara-${index + 1}`, index + 1, toSpeaker(each));
    for (const [index, each] of (JSON.parse(programme) as Parts).entries())
      await insert(lms_id, `acara-${index + 1}`, index + 1, toProgramme(each));
  }
  await run("drop table class_events");
}

const toSpeaker = ({ name, short_bio, isConfirmed, linkedIn, image }: Parts[number]) => ({
  part: "speaker",
  name,
  bio: short_bio ?? "",
  isConfirmed: isConfirmed === true,
  link: linkedIn ?? null,
  image: image ?? null,
  imageAlt: "",
});

const toProgramme = ({ name, description, image }: Parts[number]) => ({
  part: "programme",
  name,
  description: description ?? "",
  image: image ?? null,
  imageAlt: "",
});
