import type { HostContext } from "../../kit/context";
import { countPlaces, readCounters } from "./counters";
import { listExtensions } from "./extensions";

/** Counts a tenant's students, graduates, classes, schools and provinces. */
export async function getSiteStatistics({ db, clock }: HostContext, tenantId: string) {
  const [counters, provinces, classes] = await Promise.all([
    readCounters(db, tenantId),
    countPlaces(db, { tenantId, column: "province_id", scope: "all" }),
    db
      .selectFrom("classes")
      .where("lms_id", "=", tenantId)
      .where("publication", "=", "published")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  const { students, alumni, mentors, programs, schools } = counters;
  return {
    students,
    graduates: alumni,
    mentors,
    classes: classes.count,
    programs,
    schools,
    provinces,
    countedAt: clock(),
  };
}

/** Reads the counters and extensions of the landing page. */
export async function getLandingCounter({ db }: HostContext, tenantId: string) {
  const [{ students, schools, cities, mentors, programs }, extensions] = await Promise.all([
    readCounters(db, tenantId),
    listExtensions(db, tenantId),
  ]);
  return { data_count: { students, schools, cities, mentors, programs }, extensions };
}
