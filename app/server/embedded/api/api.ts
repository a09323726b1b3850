import type { apiContract } from "../../hosts/api/contract";
import type { Handlers } from "../../hosts/implement";
import { getBatch, listBatches } from "../batch/batch-rows";
import type { HostContext } from "../context";
import { countAll, countPlaces } from "../services/counting";
import { newLearners, registrations } from "./by-month";
import { provinceChart, provinceScores, provinceStatistics } from "./province-statistics";

/** Statistics of a tenant (section 7, "Statistics and logging"): counted from its rows when asked. */
export function apiHandlers({ db, clock }: HostContext): Handlers<typeof apiContract> {
  const extensionsOf = (lmsId: string) =>
    db.selectFrom("extensions").select(["id", "name"]).where("lms_id", "=", lmsId).orderBy("sort").orderBy("id").execute();
  const classesOf = (lmsId: string) =>
    db
      .selectFrom("classes")
      .where("lms_id", "=", lmsId)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();

  return {
    getStatistics: async ({ lmsId }) => {
      const [counts, provinces, classes] = await Promise.all([
        countAll(db, lmsId),
        countPlaces(db, lmsId, "province_id", "all"),
        classesOf(lmsId),
      ]);
      const { students, alumni, mentors, programs, schools } = counts;
      return { data: { students, graduates: alumni, mentors, classes: classes.count, programs, schools, provinces, countedAt: clock() } };
    },

    listProvinceStatistics: async ({ lmsId }) => ({ data: await provinceStatistics(db, lmsId) }),
    listProvinceScores: async ({ lmsId }) => ({ data: await provinceScores(db, lmsId) }),

    getLandingCounter: async ({ lmsId }) => {
      const [{ students, schools, cities, mentors, programs }, extensions] = await Promise.all([countAll(db, lmsId), extensionsOf(lmsId)]);
      return { data: { data_count: { students, schools, cities, mentors, programs }, extensions } };
    },

    getAllCounters: async ({ lmsId }) => ({ data: { ...(await countAll(db, lmsId)), countedAt: clock() } }),
    getChart: async ({ lmsId, params: { type } }) => ({ data: await provinceChart(db, lmsId, type, clock()) }),
    listActiveBatches: async ({ lmsId, query: { page } }) => ({ data: await listBatches(db, lmsId, page, clock()) }),
    getActiveBatch: async ({ lmsId, params: { id } }) => ({ data: await getBatch(db, lmsId, id, clock()) }),
    getStudentsChart: async ({ lmsId }) => ({ data: await newLearners(db, lmsId, clock()) }),
    getRegistrarChart: async ({ lmsId }) => ({ data: await registrations(db, lmsId, clock()) }),
    listExtensions: async ({ lmsId }) => ({ data: await extensionsOf(lmsId) }),

    listPrograms: async ({ lmsId }) => ({
      data: await db
        .selectFrom("programmes")
        .select(["id", "slug", "name", "status"])
        .where("lms_id", "=", lmsId)
        .orderBy("name")
        .orderBy("id")
        .execute(),
    }),
  };
}
