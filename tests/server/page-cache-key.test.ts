import { expect, test } from "vitest";
import { cacheKey, declaredSearch } from "~/server/cache/page-cache-key";

const address = {
  tenant: "lms-1 https://a.test",
  pathname: "/Class",
  search: "",
  declaredQueryNames: ["search", "filter.type", "page"],
  appVersion: "1.2.0",
  dataSaver: false,
};
const keyOf = (search: string) => cacheKey({ ...address, search });

test("advertising names do not multiply a page", () => {
  expect(keyOf("?utm_source=x&fbclid=y")).toBe(keyOf(""));
  expect(keyOf("?utm_source=x&search=kopi")).toBe(keyOf("?search=kopi"));
});

test("the order of names makes no difference, their values do", () => {
  expect(keyOf("?page=2&search=kopi")).toBe(keyOf("?search=kopi&page=2"));
  expect(keyOf("?page=2")).not.toBe(keyOf("?page=3"));
});

test("a value cannot pass for another name, path or tenant", () => {
  const keys = [
    keyOf("?search=a%26page%3D2"),
    keyOf("?search=a&page=2"),
    cacheKey({ ...address, pathname: "/Class%3Fsearch=a" }),
    cacheKey({ ...address, tenant: "lms-2" }),
    cacheKey({ ...address, dataSaver: true }),
    cacheKey({ ...address, appVersion: "1.2.1" }),
    keyOf("?search=a%0Ab"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf("?search=a%0Ab")?.split("\n")).toHaveLength(4);
});

test("[CLS9] a name with a dot stays as it is", () => {
  expect(declaredSearch("?x=1&filter.type=online", address.declaredQueryNames)).toBe("?filter.type=online");
});

test("a very long query is not worth keeping", () => {
  expect(keyOf(`?search=${"x".repeat(600)}`)).toBeNull();
  expect(keyOf(`?utm_source=${"x".repeat(600)}`)).not.toBeNull();
});
