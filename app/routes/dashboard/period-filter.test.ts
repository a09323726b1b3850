import { describe, expect, test } from "vitest";
import { payoutFilterSchema } from "./payouts/filter-schema";
import { readPeriod } from "./period-filter";

const read = (from: string, to: string) => readPeriod(new URLSearchParams({ from, to }));

describe("readPeriod", () => {
  test("reads dates as people type them, like the schema", () => {
    const query = { from: "1/12/2026", to: "31 Des 2026" };

    expect(read(query.from, query.to)).toEqual({
      from: { value: "2026-12-01", error: undefined },
      to: { value: "2026-12-31", error: undefined },
    });
    expect(payoutFilterSchema.parse(query)).toMatchObject({ from: "2026-12-01", to: "2026-12-31" });
  });

  test("returns an unreadable date as typed, with an error at it", () => {
    expect(read("kemarin", "")).toEqual({
      from: { value: "kemarin", error: "Tulis tanggal seperti 31/12/2026" },
      to: { value: "", error: undefined },
    });
    expect(payoutFilterSchema.parse({ from: "kemarin" }).from).toBeUndefined();
  });

  test("reports an end before the start, not one on the same day", () => {
    expect(read("2/12/2026", "1/12/2026").to.error).toMatch(/lebih awal/);
    expect(read("2/12/2026", "2/12/2026").to.error).toBeUndefined();
    expect(read("", "1/12/2026").to.error).toBeUndefined();
    expect(read("x", "1/12/2026").to.error).toBeUndefined();
  });
});
