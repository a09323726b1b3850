import type { CLASS_STATE_LABELS } from "~/lib/class-options";
import type { ClassLevel, ClassType } from "../../../hosts/services/classes";
import type { HostContext } from "../../kit/context";
import { containsWords } from "../../kit/text";
import {
  type ClassStatus,
  queryClasses,
  readClassCards,
  readClassIds,
  selectClassCards,
  withMentors,
} from "./class-queries";

const RECENT_CLASSES_LIMIT = 6;

type ClassState = keyof typeof CLASS_STATE_LABELS;

/** Filter values differ from the statuses that the cards carry (CLS8). */
const STATUS_BY_STATE: Record<Exclude<ClassState, "all">, ClassStatus> = {
  coming_soon: "coming soon",
  registration_open: "registration open",
  ongoing: "ongoing",
  ended: "ended",
};

interface ClassFilter {
  tenantId: string;
  page: number;
  pageSize: number;
  /** Default: every state but `ended`. */
  state?: ClassState | undefined;
  level?: ClassLevel | undefined;
  type?: ClassType | undefined;
  /** Comma-separated. */
  programIds?: string | undefined;
  search?: string | undefined;
}

export async function listActiveClasses({ db, clock }: HostContext, filter: ClassFilter) {
  const { tenantId, page, pageSize, state, level, type, programIds, search } = filter;
  const now = clock();
  const { rows, ...paging } = await readClassIds(
    db,
    { tenantId, now, page, perPage: pageSize },
    (classes) => {
      let query = classes;
      if (state === undefined) query = query.where("c.status", "!=", "ended");
      else if (state !== "all") query = query.where("c.status", "=", STATUS_BY_STATE[state]);
      if (level) query = query.where("c.level", "=", level);
      if (type) query = query.where("c.type", "=", type);
      if (programIds) query = query.where("c.program_id", "in", programIds.split(","));
      for (const condition of containsWords("c.search_text", search))
        query = query.where(condition);
      return query;
    },
  );
  return { ...paging, items: await readClassCards(db, { tenantId, now, ids: rows }) };
}

/** The latest six classes that have not ended. */
export async function listRecentClasses(
  { db, clock }: HostContext,
  { tenantId }: { tenantId: string },
) {
  const rows = await selectClassCards(queryClasses(db, tenantId, clock()))
    .where("c.status", "!=", "ended")
    .orderBy("c.created_at", "desc")
    .orderBy("c.id")
    .limit(RECENT_CLASSES_LIMIT)
    .execute();
  return withMentors(db, tenantId, rows);
}
