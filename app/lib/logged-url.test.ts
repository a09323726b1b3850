import { expect, test } from "vitest";
import { toLoggedUrl } from "./logged-url";

test("a click URL keeps no user name, fragment or query parameter except utm_", () => {
  expect(
    toLoggedUrl("https://ani:rahasia@a.example/b?email=x@y.id&utm_source=wa&utm_campaign=lomba#c"),
  ).toBe("https://a.example/b?utm_source=wa&utm_campaign=lomba");
  expect(toLoggedUrl("/Class/web?token=1#x")).toBe("/Class/web");
  expect(
    ["javascript:alert(1)", "//x.example/a", "tidak", "", "mailto:a@b.id"].map(toLoggedUrl),
  ).toEqual(["", "", "", "", ""]);
  expect(toLoggedUrl(`/${"a".repeat(3_000)}`)).toHaveLength(1_000);
});
