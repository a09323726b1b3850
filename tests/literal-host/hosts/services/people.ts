import {
  bodyField,
  created,
  fail,
  incomplete,
  missingFields,
  ok,
  paged,
  sameId,
} from "../../answers";
import { COUNTER_NAMES } from "../../calls";
import { GROUP } from "../../data/ids";
import type { State } from "../../data/state";
import type { Answer, JsonObject } from "../../types";
import { forUser, type Handler, type Handlers } from "../handlers";

/** User of the request's access token; also answered by the host `auth`. */
export const getUser: Handler = forUser(({ role }, { users }) => ok(users.get(role ?? -1) ?? null));

const registered: Handler = () => created(null);

/** A registered school is listed from then on, by the name that it was sent with. */
const registerSchool: Handler = (request, state) => {
  state.sequence += 1;
  const shown = {
    id: state.makeId(GROUP.school, 9_000 + state.sequence),
    name: bodyField(request, "name"),
  };
  state.schools.push({ programId: "", shown });
  return created(null);
};

/** The counters asked for by query name, all of them when none is asked for. */
export function answerCounters({ counters }: State, query: URLSearchParams): Answer {
  const wanted = COUNTER_NAMES.filter((name) => query.has(name));
  const names = wanted.length > 0 ? wanted : COUNTER_NAMES;
  const data: JsonObject = {};
  for (const name of names) data[name] = counters[name] ?? 0;
  return ok(data);
}

export const peopleHandlers: Handlers = {
  "GET services/v1/user/me": getUser,
  "POST services/v1/auth/signup/coder": registered,
  "POST services/v1/team/register": registered,
  "POST services/v1/auth/team/register": registered,
  "GET services/v1/authorizer/provinces": (_request, { provinces }) => ok(provinces),
  "GET services/v1/authorizer/cities": ({ query }, { cities }) => {
    const rows = cities.filter((city) => sameId(city.provinceId, query.get("provinceId")));
    return ok(rows.map((city) => city.shown));
  },
  "GET services/v1/school/list": ({ query }, { schools }) =>
    paged(
      schools.map((school) => school.shown),
      query,
      10,
    ),
  "POST services/v1/school/register": registerSchool,
  "GET services/v0/cms/app/request-demo": ({ query }) =>
    query.get("email")
      ? ok(null, "Berhasil mengirim request")
      : fail(400, "Permintaan tidak lengkap: email"),
  "POST services/v1/statistics/record": () => ok(null),
  "GET services/v1/statistics/counter": ({ query }, state) => answerCounters(state, query),
  "POST services/v1/logger/log/click": ({ body }) => {
    const absent = missingFields(body, ["from", "to", "type", "timestamp"]);
    return absent.length > 0 ? incomplete(absent) : ok(null);
  },
};
