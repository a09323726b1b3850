import { expect, test } from "vitest";
import { z } from "zod";
import { choiceQuery, pageQuery, readQuery, searchQuery } from "./query";

const schema = z.object({
  page: pageQuery,
  search: searchQuery,
  level: choiceQuery(["dasar", "lanjut"]),
});
const read = (query: string) => readQuery(schema, new URL(`http://main.localhost/Class${query}`));

test("a valid query is parsed", () => {
  expect(read("?page=2&search=%20web%20&level=dasar")).toEqual({
    page: 2,
    search: "web",
    level: "dasar",
  });
});

test.each(["", "?page=0", "?page=-1", "?page=1.5", "?page=abc", "?page=99999", "?page="])(
  "page %j falls back to the first page",
  (query) => {
    expect(read(query).page).toBe(1);
  },
);

test.each(["?level=palsu", "?level=", `?search=${"a".repeat(101)}`, "?search=+"])(
  "the invalid value %j is ignored",
  (query) => {
    expect(read(query)).toEqual({ page: 1, search: undefined, level: undefined });
  },
);

test("the last value of a repeated name wins", () => {
  expect(read("?level=dasar&level=lanjut").level).toBe("lanjut");
});
