import { FESTIVAL_CLASS_SLUG } from "~/lib/paths";
import type { ClassOverview } from "../../../hosts/services/classes";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
import { readFestivalPart } from "../festival/festival-items";
import { queryAllClasses, selectClassCards } from "./class-queries";
import { findClassIdByOldSlug } from "./class-slugs";

const parseStringArray = (json: string): string[] => JSON.parse(json);

const parseRows = <Rows extends unknown[]>(json: string | null): Rows =>
  JSON.parse(json ?? "[]") as Rows;

interface ClassLookup {
  tenantId: string;
  /** Slug, or class code if no class has that slug (RTE8). */
  slug: string;
}

/** @throws ApiError 404 */
export async function getClassOverview(
  context: HostContext,
  lookup: ClassLookup,
): Promise<ClassOverview> {
  const overview = await findClassOverview(context, lookup);
  if (!overview) throw notFound("Kelas");
  return overview;
}

/** By slug, code, or a former slug; drafts are for their staff only. */
export async function findClassOverview(
  context: HostContext,
  lookup: ClassLookup,
): Promise<ClassOverview | null> {
  const { db } = context;
  const { tenantId, slug } = lookup;
  const row = await queryOverview(context, tenantId)
    .where((eb) => eb.or([eb("c.slug", "=", slug), eb("c.code", "=", slug.toUpperCase())]))
    .orderBy((eb) => eb.case().when("c.slug", "=", slug).then(eb.lit(0)).else(eb.lit(1)).end())
    .limit(1)
    .executeTakeFirst();
  if (row) return toOverview(db, lookup, row);
  const renamedId = await findClassIdByOldSlug(db, tenantId, slug);
  if (!renamedId) return null;
  const renamed = await queryOverview(context, tenantId)
    .where("c.id", "=", renamedId)
    .executeTakeFirst();
  return renamed ? toOverview(db, lookup, renamed) : null;
}

const queryOverview = ({ db, clock }: HostContext, tenantId: string) =>
  selectClassCards(queryAllClasses(db, tenantId, clock()))
    .select([
      "c.cover_alt as coverAlt",
      "c.description",
      "c.outcomes",
      "c.requirements",
      "c.audience",
      "c.schedule",
      "c.certificate_completion",
      "c.certificate_competence",
    ])
    .where("c.publication", "!=", "draft");

type OverviewRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof queryOverview>["executeTakeFirst"]>>
>;

async function toOverview(
  db: Queryable,
  { tenantId, slug }: ClassLookup,
  row: OverviewRow,
): Promise<ClassOverview> {
  const isFestival = [slug, row.slug].includes(FESTIVAL_CLASS_SLUG);
  const [mentors, festival] = await Promise.all([
    readProfiles(db, tenantId, row.id),
    isFestival ? readFestival(db, tenantId) : NO_FESTIVAL,
  ]);
  const {
    certificate_completion,
    certificate_competence,
    outcomes,
    requirements,
    audience,
    ...overview
  } = row;
  return {
    ...overview,
    mentors,
    ...festival,
    outcomes: parseStringArray(outcomes),
    requirements: parseStringArray(requirements),
    audience: parseStringArray(audience),
    certificate: {
      completion: certificate_completion === 1,
      competence: certificate_competence === 1,
    },
  };
}

const NO_FESTIVAL: Pick<ClassOverview, "speakers" | "programme"> = { speakers: [], programme: [] };

/** Speakers and programme in the product's words (ENT11, ENT12). */
async function readFestival(db: Queryable, tenantId: string): Promise<typeof NO_FESTIVAL> {
  const [speakers, programme] = await Promise.all([
    readFestivalPart(db, tenantId, "speaker"),
    readFestivalPart(db, tenantId, "programme"),
  ]);
  return {
    speakers: speakers.map(({ bio, link, part: _, ...speaker }) => ({
      ...speaker,
      short_bio: bio,
      linkedIn: link,
    })),
    programme: programme.map(({ id: _id, part: _part, ...each }) => each),
  };
}

/** The people whom the class's page presents, with their texts. */
async function readProfiles(db: Queryable, tenantId: string, classId: string) {
  const rows = await db
    .selectFrom("class_mentors as cm")
    .innerJoin("mentors as m", (join) =>
      join.onRef("m.lms_id", "=", "cm.lms_id").onRef("m.id", "=", "cm.mentor_id"),
    )
    .select(["m.id", "m.name", "m.role", "m.avatar", "m.bio", "m.links"])
    .where("cm.lms_id", "=", tenantId)
    .where("cm.class_id", "=", classId)
    .orderBy("cm.sort")
    .execute();
  return rows.map(({ links, ...mentor }) => ({
    ...mentor,
    links: parseRows<string[]>(links),
  }));
}
