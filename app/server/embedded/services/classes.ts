import type { CLASS_STATES, classOperations } from "../../hosts/services/classes";
import { type HandlersOf, type HostContext, missing } from "../context";
import { readPage } from "../paging";
import { containsWords } from "../text";
import { readOverview } from "./class-overview";
import { byStatusThenStart, type ClassStatus, classesAt, selectCards, withMentors } from "./class-rows";
import { readSyllabus } from "./syllabus";
import { listWebinars } from "./webinars";

const RECENT = 6;

/** The list's filter is another thing than the status a class shows (CLS8). */
const STATUS_OF: Record<Exclude<(typeof CLASS_STATES)[number], "all">, ClassStatus> = {
  coming_soon: "coming soon",
  registration_open: "registration open",
  ongoing: "ongoing",
  ended: "ended",
};

/** Classes (section 7, "Classes and programs"). Their status is that of the moment they are asked for. */
export function classHandlers({ db, clock }: HostContext): HandlersOf<typeof classOperations> {
  return {
    listActiveClasses: async ({ lmsId, query: { page, pageSize, state, level, programIds, search, "filter.type": type } }) => {
      let query = selectCards(classesAt(db, lmsId, clock()));
      if (state === undefined) query = query.where("c.status", "!=", "ended");
      else if (state !== "all") query = query.where("c.status", "=", STATUS_OF[state]);
      if (level) query = query.where("c.level", "=", level);
      if (type) query = query.where("c.type", "=", type);
      if (programIds) query = query.where("c.program_id", "in", programIds.split(","));
      for (const word of containsWords("c.search_text", search)) query = query.where(word);
      for (const order of byStatusThenStart) query = query.orderBy(order);
      const { rows, ...measures } = await readPage(query.orderBy("c.name").orderBy("c.id"), page, pageSize);
      return { data: { ...measures, items: await withMentors(db, lmsId, rows) } };
    },

    getClassOverview: async ({ lmsId, query: { slug } }) => {
      const overview = await readOverview(db, lmsId, slug, clock());
      if (!overview) throw missing("Kelas");
      return { data: overview };
    },

    getClassSyllabus: async ({ lmsId, query }) => ({ data: await readSyllabus(db, lmsId, query.classroomId) }),
    listWebinars: async ({ lmsId, query }) => ({ data: await listWebinars(db, lmsId, query, clock()) }),

    listRecentClasses: async ({ lmsId }) => {
      const rows = await selectCards(classesAt(db, lmsId, clock()))
        .where("c.status", "!=", "ended")
        .orderBy("c.created_at", "desc")
        .orderBy("c.id")
        .limit(RECENT)
        .execute();
      return { data: await withMentors(db, lmsId, rows) };
    },
  };
}
