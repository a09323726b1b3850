import { bodyField, created, fail, isObject, ok } from "../answers";
import { GROUP } from "../data/ids";
import type { State } from "../data/state";
import type { JsonObject } from "../types";
import type { Handler, Handlers } from "./handlers";

function store(rowsOf: (state: State) => JsonObject[], group: number): Handler {
  return ({ body }, state) => {
    if (!isObject(body)) return fail(400, "Isi permintaan harus berupa objek");
    state.sequence += 1;
    rowsOf(state).push({ ...body, id: state.makeId(group, state.sequence) });
    return created(null);
  };
}

export const databaseHandlers: Handlers = {
  "GET database/book_reviews": (_request, { reviews }) => ok(reviews),
  "POST database/book_reviews": store((state) => state.reviews, GROUP.review),
  "GET database/aspirations": (_request, { aspirations }) => ok(aspirations),
  "POST database/aspirations": store((state) => state.aspirations, GROUP.aspiration),
  "POST database/user_disc": () => created(null),
  "POST database/testimonies": () => created(null),
  "GET database/donations": (_request, { donations }) => ok(donations),
  "POST database/donations": (request, { donations }) => {
    donations.push({ amount: Number(bodyField(request, "amount")) || 0 });
    return created(null);
  },
};
