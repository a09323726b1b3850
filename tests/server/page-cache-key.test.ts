import { expect, test } from "vitest";
import { createCacheKey, filterSearch } from "~/server/cache/page-cache-key";

const address = {
  tenant: "lms-1 https://a.test",
  pathname: "/Class",
  search: "",
  declaredQueryNames: ["search", "filter.type", "page"],
  appVersion: "1.2.0",
  dataSaver: false,
};
const keyOf = (search: string) => createCacheKey({ ...address, search });

test("createCacheKey ignores undeclared names", () => {
  expect(keyOf("?utm_source=x&fbclid=y")).toBe(keyOf(""));
  expect(keyOf("?utm_source=x&search=kopi")).toBe(keyOf("?search=kopi"));
});

test("createCacheKey ignores the order of names but not their values", () => {
  expect(keyOf("?page=2&search=kopi")).toBe(keyOf("?search=kopi&page=2"));
  expect(keyOf("?page=2")).not.toBe(keyOf("?page=3"));
});

test("createCacheKey separates queries, paths, tenants, versions and data saver", () => {
  const keys = [
    keyOf("?search=a%26page%3D2"),
    keyOf("?search=a&page=2"),
    createCacheKey({ ...address, pathname: "/Class%3Fsearch=a" }),
    createCacheKey({ ...address, tenant: "lms-2" }),
    createCacheKey({ ...address, dataSaver: true }),
    createCacheKey({ ...address, appVersion: "1.2.1" }),
    keyOf("?search=a%0Ab"),
    keyOf(""),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf("?search=a%0Ab")?.split("\n")).toHaveLength(4);
});

test("filterSearch keeps names with a dot", () => {
  expect(filterSearch("?x=1&filter.type=online", address.declaredQueryNames)).toBe(
    "?filter.type=online",
  );
});

test("createCacheKey returns null for a very long declared query", () => {
  expect(keyOf(`?search=${"x".repeat(600)}`)).toBeNull();
  expect(keyOf(`?utm_source=${"x".repeat(600)}`)).not.toBeNull();
});
