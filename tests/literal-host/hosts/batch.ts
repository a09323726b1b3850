import { batchPaged, ok, sameId } from "../answers";
import type { Handlers } from "./handlers";

export const batchHandlers: Handlers = {
  "GET batch/batch/active": ({ query }, { batches }) => batchPaged(batches, query, 10),
  "GET batch/silabus/{programId}": ({ params }, { programs, syllabus }) => {
    const key = params.programId ?? null;
    const isKnown = programs.some((row) => sameId(row.id, key) || sameId(row.shown.slug, key));
    return ok(isKnown ? syllabus : []);
  },
  "GET batch/active/mentors": (_request, { mentors }) => ok(mentors),
};
