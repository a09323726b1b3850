import { sql } from "kysely";
import type { batchContract } from "../../hosts/batch/contract";
import type { Handlers } from "../../hosts/implement";
import type { HostContext } from "../context";
import { requireProgramme, syllabusOf } from "../services/programs";
import { listBatches } from "./batch-rows";

/** The second API host (section 7). */
export function batchHandlers({ db, clock }: HostContext): Handlers<typeof batchContract> {
  return {
    listBatches: async ({ lmsId, query: { page } }) => ({ data: await listBatches(db, lmsId, page, clock()) }),

    getSyllabus: async ({ lmsId, params: { programId } }) => {
      const [{ name }, titles] = await Promise.all([requireProgramme(db, lmsId, programId), syllabusOf(db, lmsId, programId)]);
      return { data: { programId, name, items: titles.map((title, at) => ({ order: at + 1, title })) } };
    },

    listActiveMentors: async ({ lmsId }) => ({
      data: await db
        .selectFrom("mentors as m")
        .innerJoin("class_mentors as cm", (join) => join.onRef("cm.lms_id", "=", "m.lms_id").onRef("cm.mentor_id", "=", "m.id"))
        .innerJoin("classes as c", (join) => join.onRef("c.lms_id", "=", "cm.lms_id").onRef("c.id", "=", "cm.class_id"))
        .where("m.lms_id", "=", lmsId)
        .where((eb) => eb.or([eb("c.end_at", "is", null), eb("c.end_at", ">=", clock())]))
        .groupBy(["m.id", "m.name", "m.role", "m.bio", "m.avatar"])
        .select(["m.id", "m.name", "m.role", "m.bio", "m.avatar", sql<number>`count(distinct c.id)`.as("classes")])
        .orderBy("m.name")
        .orderBy("m.id")
        .execute(),
    }),
  };
}
