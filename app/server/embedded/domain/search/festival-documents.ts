import { FESTIVAL_PATH } from "~/lib/paths";
import { formatRupiah } from "~/lib/rupiah";
import type { HostContext } from "../../kit/context";
import { queryFestivalClass } from "../festival/festival-class";
import { readFestivalPart } from "../festival/festival-items";
import type { Passage, SearchDocument } from "./search-document";

/** The festival's page with its speakers, programme and packages, while its class is published. */
export async function getFestivalDocuments(
  { db }: HostContext,
  tenantId: string,
): Promise<SearchDocument[]> {
  const festival = await queryFestivalClass(db, tenantId)
    .select(["name", "summary"])
    .executeTakeFirst();
  if (!festival) return [];
  const [speakers, programme, packages] = await Promise.all([
    readFestivalPart(db, tenantId, "speaker"),
    readFestivalPart(db, tenantId, "programme"),
    readFestivalPart(db, tenantId, "package"),
  ]);
  return [
    {
      type: "page",
      kind: null,
      title: festival.name,
      url: FESTIVAL_PATH,
      summary: festival.summary,
      publishedAt: null,
      keywords: "festival pameran",
      passages: [
        ...toPassage(
          "Pembicara",
          speakers.map(({ name, bio }) => join(name, bio)),
        ),
        ...toPassage(
          "Acara",
          programme.map(({ name, description }) => join(name, description)),
        ),
        ...toPassage(
          "Paket sponsor",
          packages.map(({ name, price }) => join(name, price === null ? "" : formatRupiah(price))),
        ),
      ],
    },
  ];
}

const join = (name: string, more: string) =>
  more === "" ? name : `${name}, ${more.replace(/\.$/, "")}`;

const toPassage = (heading: string, parts: readonly string[]): Passage[] =>
  parts.length > 0 ? [{ heading, text: `${heading}: ${parts.join("; ")}.` }] : [];

/** Changes when an item is added, changed or deleted; its class has the version of the classes. */
export async function getFestivalVersion({ db }: HostContext, tenantId: string): Promise<unknown> {
  return db
    .selectFrom("festival_items")
    .where("lms_id", "=", tenantId)
    .select(({ fn }) => [
      fn.countAll().as("count"),
      fn.max("created_at").as("newest"),
      fn.sum("version").as("versions"),
    ])
    .executeTakeFirst();
}
