import { expect, test } from "vitest";
import { joinFacts } from "./join-facts";

test("joinFacts leaves out what is unknown", () => {
  expect(joinFacts(["Dasar", null, "12 jam"], ", ")).toBe("Dasar, 12 jam");
  expect(joinFacts([null, undefined, "", false], ", ")).toBeNull();
});
