import { describe, expect, test } from "vitest";
import { z } from "zod";
import { withCrossFieldRule } from "./cross-field-rule";

const createSchema = () =>
  withCrossFieldRule(
    z.object({
      name: z.string({ error: "name" }),
      from: z.number({ error: "from" }).min(1, "from too small"),
      to: z.number({ error: "to" }),
    }),
    ["from", "to"],
    ({ from, to }, report) => {
      if (from > to) report("to", "ends before it starts");
    },
  );
const getErrors = (value: unknown) =>
  (createSchema().safeParse(value).error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);

describe("withCrossFieldRule", () => {
  test("reports the rule beside the errors of other fields", () => {
    expect(getErrors({ from: 2, to: 1 })).toEqual([
      ["name", "name"],
      ["to", "ends before it starts"],
    ]);
  });

  test("reports the rule together with another error of the same, correctly typed field", () => {
    expect(getErrors({ name: "a", from: 0, to: -1 })).toEqual([
      ["from", "from too small"],
      ["to", "ends before it starts"],
    ]);
  });

  test.each([
    [{ name: "a", to: 1 }, "from"],
    [{ name: "a", from: "9", to: 1 }, "from"],
    [{ name: "a", from: 9 }, "to"],
  ])("waits for fields that cannot be read: %j", (value, field) => {
    expect(getErrors(value)).toEqual([[field, field]]);
  });

  test("accepts what fits, and rejects what is no object", () => {
    expect(createSchema().parse({ name: "a", from: 1, to: 1 })).toEqual({
      name: "a",
      from: 1,
      to: 1,
    });
    expect(getErrors(null)).toHaveLength(1);
  });

  test("reports at a part of a field, together with a second rule", () => {
    const lists = withCrossFieldRule(
      withCrossFieldRule(
        z.object({ rows: z.array(z.string()), first: z.string() }),
        ["rows"],
        ({ rows }, report) => rows.forEach((_, at) => void (at > 0 && report(["rows", at], "two"))),
      ),
      ["rows", "first"],
      ({ rows, first }, report) => {
        if (rows[0] !== first) report("first", "differs");
      },
    );

    expect(
      lists.safeParse({ rows: ["a", "b"], first: "c" }).error?.issues.map(({ path }) => path),
    ).toEqual([["rows", 1], ["first"]]);
  });
});
