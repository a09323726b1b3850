import { expect, test } from "vitest";
import { toPageUrl } from "./page-url";

test.each([
  ["/", "/"],
  ["/Class?page=2", "/Class?page=2"],
  ["/Assistant.data?conversation=7&_routes=root", "/Assistant?conversation=7"],
  ["/_root.data", "/"],
  ["/Berkas/a.data/b", "/Berkas/a.data/b"],
])("toPageUrl of %s is %s", (path, page) => {
  const { origin, pathname, search } = toPageUrl(path, "https://main.example");
  expect([origin, pathname + search]).toEqual(["https://main.example", page]);
});
