import { expect, test } from "vitest";
import { createCacheKey, filterSearch } from "~/server/cache/page-cache-key";

const keyOptions = {
  tenant: "lms-1 https://a.test",
  pathname: "/Class",
  search: "",
  declaredQueryNames: ["search", "filter.type", "page"],
  appVersion: "1.2.0",
  dataSaver: false,
};
const createKey = (search: string) => createCacheKey({ ...keyOptions, search });

test("createCacheKey ignores undeclared names", () => {
  expect(createKey("?utm_source=x&fbclid=y")).toBe(createKey(""));
  expect(createKey("?utm_source=x&search=kopi")).toBe(createKey("?search=kopi"));
});

test("createCacheKey ignores the order of names but not their values", () => {
  expect(createKey("?page=2&search=kopi")).toBe(createKey("?search=kopi&page=2"));
  expect(createKey("?page=2")).not.toBe(createKey("?page=3"));
});

test("createCacheKey separates queries, paths, tenants, versions and data saver", () => {
  const keys = [
    createKey("?search=a%26page%3D2"),
    createKey("?search=a&page=2"),
    createCacheKey({ ...keyOptions, pathname: "/Class%3Fsearch=a" }),
    createCacheKey({ ...keyOptions, tenant: "lms-2" }),
    createCacheKey({ ...keyOptions, dataSaver: true }),
    createCacheKey({ ...keyOptions, appVersion: "1.2.1" }),
    createKey("?search=a%0Ab"),
    createKey(""),
  ];

  expect(new Set(keys).size).toBe(keys.length);
  expect(createKey("?search=a%0Ab")?.split("\n")).toHaveLength(4);
});

test("filterSearch keeps names with a dot", () => {
  expect(filterSearch("?x=1&filter.type=online", keyOptions.declaredQueryNames)).toBe(
    "?filter.type=online",
  );
});

test("filterSearch sorts by name and keeps the order of repeated names", () => {
  expect(filterSearch("?search=b&page=2&search=a", keyOptions.declaredQueryNames)).toBe(
    "?page=2&search=b&search=a",
  );
  expect(filterSearch("?x=1", keyOptions.declaredQueryNames)).toBe("");
  expect(filterSearch("?search=a", [])).toBe("");
});

test("createCacheKey returns null for a path with its declared query of more than 512 characters", () => {
  const longest = `?search=${"x".repeat(512 - "/Class?search=".length)}`;

  expect(createKey(longest)).not.toBeNull();
  expect(createKey(`${longest}x`)).toBeNull();
  expect(createKey(`?utm_source=${"x".repeat(600)}`)).not.toBeNull();
});
