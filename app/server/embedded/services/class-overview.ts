import type { ClassOverview } from "../../hosts/services/classes";
import type { Queryable } from "../context";
import { classesAt, selectCards, withMentors } from "./class-rows";

const texts = (json: string): string[] => JSON.parse(json);

/**
 * A class with all that its page tells; null for an unknown one.
 * @param slug a class's slug, else its code (RTE8)
 * @param now UTC ms, for the status
 */
export async function readOverview(db: Queryable, lmsId: string, slug: string, now: number): Promise<ClassOverview | null> {
  const row = await selectCards(classesAt(db, lmsId, now))
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
  const [withPeople] = row ? await withMentors(db, lmsId, [row]) : [];
  if (!withPeople) return null;
  const { certificate_completion, certificate_competence, outcomes, requirements, audience, ...overview } = withPeople;
  return {
    ...overview,
    ...{ outcomes: texts(outcomes), requirements: texts(requirements), audience: texts(audience) },
    certificate: { completion: certificate_completion === 1, competence: certificate_competence === 1 },
  };
}
