import { contains, missing, ok, paged, sameId } from "../../answers";
import { type ClassRow, STATE_ALIASES } from "../../data/learning";
import type { State } from "../../data/state";
import type { Id, JsonObject } from "../../types";
import type { Handlers } from "../handlers";

function shownOf(rows: Array<{ shown: JsonObject }>): JsonObject[] {
  return rows.map((row) => row.shown);
}

function isInPrograms(programId: Id, query: URLSearchParams): boolean {
  const wanted = query
    .getAll("programIds")
    .flatMap((value) => value.split(","))
    .filter(Boolean);
  return wanted.length === 0 || wanted.includes(String(programId));
}

/** `level` and `filter.type` have no named values and do not filter; nor do unknown states. */
function filterClasses(classes: ClassRow[], query: URLSearchParams): ClassRow[] {
  const state = STATE_ALIASES[query.get("state") ?? ""];
  return classes.filter(
    (row) =>
      (state === undefined || row.state === state) &&
      isInPrograms(row.programId, query) &&
      contains(row.shown.name, query.get("search")),
  );
}

function findClass(classes: ClassRow[], key: string | null): ClassRow | undefined {
  return classes.find((row) => sameId(row.id, key) || sameId(row.shown.slug, key));
}

function schoolsOf({ schools, programs }: State, key: string | null): JsonObject[] {
  const program = programs.find((row) => sameId(row.id, key) || sameId(row.shown.slug, key));
  return shownOf(schools.filter((school) => school.programId === program?.id));
}

export const learningHandlers: Handlers = {
  "GET services/v1/class/active": ({ query }, { classes }) =>
    paged(shownOf(filterClasses(classes, query)), query, 6),
  "GET services/v1/class/overview": ({ query }, { classes }) => {
    const found = findClass(classes, query.get("slug"));
    return found ? ok(found.shown) : missing();
  },
  "GET services/v1/class/syllabus": ({ query }, { classes, syllabus }) =>
    ok(findClass(classes, query.get("classroomId")) ? syllabus : []),
  "GET services/v1/class/webinar": ({ query }, { classes }) => {
    const webinars = classes.filter((row) => row.isWebinar && isInPrograms(row.programId, query));
    return paged(shownOf(webinars), query, 6);
  },
  "GET services/v1/class/recent": (_request, { classes }) => ok(shownOf(classes.slice(-4))),
  "GET services/v1/program/active": ({ query }, { programs }) => paged(shownOf(programs), query, 6),
  "GET services/v1/program/active/detail": ({ query }, { programs }) => {
    const found = programs.find((row) => sameId(row.shown.slug, query.get("slug")));
    return found ? ok(found.shown) : missing();
  },
  "GET services/v1/program/schools": ({ query }, state) =>
    paged(schoolsOf(state, query.get("programId")), query, 10),
  "GET services/{token}": () => ok({}),
  "GET services/v1/career/list": ({ query }, { careers }) => paged(careers, query, 6),
  "GET services/v1/career/job/list": ({ query }, { jobs }) => {
    const careerId = query.get("careerId");
    const rows = jobs.filter((job) => careerId === null || sameId(job.careerId, careerId));
    return paged(shownOf(rows), query, 6);
  },
  "GET services/v1/career/detail": ({ query }, { careers }) => {
    const found = careers.find((row) => sameId(row.slug, query.get("slug")));
    return found ? ok(found) : missing();
  },
  "GET services/v1/career/job/detail": ({ query }, { jobs }) => {
    const found = jobs.find((job) => sameId(job.shown.id, query.get("id")));
    return found ? ok(found.shown) : missing();
  },
};
