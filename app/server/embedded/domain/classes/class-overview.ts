import type { ClassOverview } from "../../../hosts/services/classes";
import { type HostContext, notFound } from "../../kit/context";
import { queryClasses, selectClassCards, withMentors } from "./class-queries";

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

export async function findClassOverview(
  { db, clock }: HostContext,
  { tenantId, slug }: ClassLookup,
): Promise<ClassOverview | null> {
  const row = await selectClassCards(queryClasses(db, tenantId, clock()))
    .leftJoin("class_events as e", (join) =>
      join.on("e.lms_id", "=", tenantId).onRef("e.class_id", "=", "c.id"),
    )
    .select(["e.speakers", "e.programme"])
    .select([
      "c.description",
      "c.outcomes",
      "c.requirements",
      "c.audience",
      "c.schedule",
      "c.certificate_completion",
      "c.certificate_competence",
    ])
    .where((eb) => eb.or([eb("c.slug", "=", slug), eb("c.code", "=", slug.toUpperCase())]))
    .orderBy((eb) => eb.case().when("c.slug", "=", slug).then(eb.lit(0)).else(eb.lit(1)).end())
    .limit(1)
    .executeTakeFirst();
  const [card] = row ? await withMentors(db, tenantId, [row]) : [];
  if (!card) return null;
  const {
    certificate_completion,
    certificate_competence,
    outcomes,
    requirements,
    audience,
    speakers,
    programme,
    ...overview
  } = card;
  return {
    ...overview,
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
