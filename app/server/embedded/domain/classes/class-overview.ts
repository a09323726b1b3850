import type { ClassOverview } from "../../../hosts/services/classes";
import { type HostContext, notFound, type Queryable } from "../../kit/context";
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
  { tenantId, slug }: ClassLookup,
): Promise<ClassOverview | null> {
  const { db } = context;
  const row = await queryOverview(context, tenantId)
    .where((eb) => eb.or([eb("c.slug", "=", slug), eb("c.code", "=", slug.toUpperCase())]))
    .orderBy((eb) => eb.case().when("c.slug", "=", slug).then(eb.lit(0)).else(eb.lit(1)).end())
    .limit(1)
    .executeTakeFirst();
  if (row) return toOverview(db, tenantId, row);
  const renamedId = await findClassIdByOldSlug(db, tenantId, slug);
  if (!renamedId) return null;
  const renamed = await queryOverview(context, tenantId)
    .where("c.id", "=", renamedId)
    .executeTakeFirst();
  return renamed ? toOverview(db, tenantId, renamed) : null;
}

const queryOverview = ({ db, clock }: HostContext, tenantId: string) =>
  selectClassCards(queryAllClasses(db, tenantId, clock()))
    .leftJoin("class_events as e", (join) =>
      join.on("e.lms_id", "=", tenantId).onRef("e.class_id", "=", "c.id"),
    )
    .select(["e.speakers", "e.programme"])
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
  tenantId: string,
  row: OverviewRow,
): Promise<ClassOverview> {
  const mentors = await readProfiles(db, tenantId, row.id);
  const {
    certificate_completion,
    certificate_competence,
    outcomes,
    requirements,
    audience,
    speakers,
    programme,
    ...overview
  } = row;
  return {
    ...overview,
    mentors,
    speakers: parseRows<ClassOverview["speakers"]>(speakers),
    programme: parseRows<ClassOverview["programme"]>(programme),
    outcomes: parseStringArray(outcomes),
    requirements: parseStringArray(requirements),
    audience: parseStringArray(audience),
    certificate: {
      completion: certificate_completion === 1,
      competence: certificate_competence === 1,
    },
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
