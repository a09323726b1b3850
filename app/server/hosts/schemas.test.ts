import { describe, expect, test } from "vitest";
import { z } from "zod";
import { collectDroppedRows } from "./dropped-rows";
import {
  batchPageOf,
  blank,
  booleanFilter,
  count,
  firstText,
  flag,
  given,
  headerText,
  html,
  id,
  nested,
  optionalAddress,
  optionalChoice,
  optionalCount,
  optionalInstant,
  optionalText,
  pageOf,
  requiredSlug,
  rows,
  slugText,
  text,
  texts,
  toTitle,
} from "./schemas";

const ABSENT = [undefined, null, "", "  ", {}, [], true, Number.NaN, Number.POSITIVE_INFINITY];

describe("fields", () => {
  test.each(ABSENT)("have a default in place of %j", (value) => {
    expect(text().parse(value)).toBe("");
    expect(optionalText().parse(value)).toBeNull();
    expect(slugText().parse(value)).toBe("");
    expect(count().parse(value)).toBe(0);
    expect(optionalCount().parse(value)).toBeNull();
    expect(optionalInstant().parse(value)).toBeNull();
    expect(optionalAddress().parse(value)).toBeNull();
    expect(optionalChoice(["a", "b"]).parse(value)).toBeNull();
    expect(texts().parse(value)).toEqual([]);
    expect(id().safeParse(value).success).toBe(false);
    expect(requiredSlug().safeParse(value).success).toBe(false);
  });

  test("may be absent from their record", () => {
    const schema = z.object({ title: text(), views: optionalCount(), extra: given(count()) });

    expect(schema.parse({})).toEqual({ title: "", views: null });
    expect(schema.parse({ extra: "3", unknown: 1 })).toEqual({ title: "", views: null, extra: 3 });
  });

  test("read numbers sent as text and ids sent as numbers", () => {
    expect([count().parse("12"), count().parse(12.7), count().parse("-1")]).toEqual([12, 12, 0]);
    expect([id().parse(800_001), id().parse(0), id().parse("k1")]).toEqual(["800001", "0", "k1"]);
    expect(optionalInstant().parse("1795000000000")).toBe(1_795_000_000_000);
    expect(optionalInstant().parse("2026-11-21T00:00:00Z")).toBe(Date.UTC(2026, 10, 21));
    expect(optionalInstant().parse(8.64e15 + 1)).toBeNull();
  });

  test("flag reads true in the shapes of real hosts", () => {
    expect([true, 1, "1", "TRUE"].map((value) => flag().parse(value))).toEqual(
      new Array(4).fill(true),
    );
    expect([false, 0, "0", "", null, "ya"].map((value) => flag().parse(value))).toEqual(
      new Array(6).fill(false),
    );
  });

  test("headerText rejects what a header cannot hold", () => {
    expect(headerText().parse(410_001)).toBe("410001");
    for (const value of ["Ω", "a b", "a\r\nb", ""])
      expect(headerText().safeParse(value).success).toBe(false);
  });

  test("text is cut, never within a character", () => {
    expect(text(3).parse("ab😀")).toBe("ab");
    expect(text().parse("a".repeat(9_000))).toHaveLength(2_000);
  });

  test.each(["a/b", "..", "a b", "a?b", "%2e"])("slugText rejects %s", (slug) => {
    expect(slugText().parse(slug)).toBe("");
  });

  test.each([
    ["/images/a.png", "/images/a.png"],
    ["https://a.example/x.png", "https://a.example/x.png"],
    ["//a.example/x.png", null],
    ["/\\a.example", null],
    ["javascript:alert(1)", null],
    ["data:image/png;base64,AA", null],
    ['/a".png', null],
  ])("optionalAddress reads %s as %s", (address, expected) => {
    expect(optionalAddress().parse(address)).toBe(expected);
  });

  test("html is sanitised, again without another result", () => {
    const dirty = '<p onclick="x()">Isi</p><script>x()</script><a href="javascript:x()">a</a>';

    expect(html().parse(dirty)).toBe("<p>Isi</p><a>a</a>");
    expect(html().parse(html().parse(dirty))).toBe("<p>Isi</p><a>a</a>");
    expect(html().parse(null)).toBe("");
  });

  test("firstText and toTitle complete a record", () => {
    expect(firstText(null, {}, "", "Nama", "lain")).toBe("Nama");
    expect(toTitle("dasar-pemrograman_web")).toBe("Dasar pemrograman web");
    expect(toTitle(undefined)).toBe("");
  });

  test("nested reads its defaults from anything that is not a record", () => {
    const schema = nested(z.object({ completion: flag() }));

    expect(schema.parse(null)).toEqual({ completion: false });
    expect(schema.parse([])).toEqual({ completion: false });
  });
});

describe("filters sent empty", () => {
  test("do not filter", () => {
    const query = z.object({ sort: blank(z.enum(["a"])), active: booleanFilter });

    expect(query.parse({ sort: "", active: "" })).toEqual({ sort: undefined, active: undefined });
    expect(query.parse({ sort: "a", active: "1" })).toEqual({ sort: "a", active: "true" });
    expect(query.safeParse({ sort: "b" }).success).toBe(false);
  });
});

describe("lists", () => {
  const row = z.object({ id: id() });
  const page = { page: 2, perPage: 6, totalItems: 13, totalPages: 3 };
  const items = [{ id: "1" }];

  test.each([
    ["the product's paging", { ...page, items }],
    ["numbers as text", { page: "2", perPage: "6", totalItems: "13", totalPages: "3", items }],
    [
      "the paging of batches",
      {
        page: { current_page: 2, last_page: 3 },
        data_count: { per_page: 6, total_data: 13 },
        items,
      },
    ],
    ["no number of pages", { page: 2, perPage: 6, totalItems: 13, items }],
  ])("pageOf reads %s", (_, answer) => {
    expect(pageOf(row).parse(answer)).toEqual({ ...page, items });
    expect(batchPageOf(row).parse(answer)).toEqual({
      page: { current_page: 2, last_page: 3 },
      data_count: { per_page: 6, total_data: 13 },
      items,
    });
  });

  test.each([[items], [{ items }]])("pageOf reads %j as the only page", (answer) => {
    expect(pageOf(row).parse(answer)).toEqual({
      page: 1,
      perPage: 1,
      totalItems: 1,
      totalPages: 1,
      items,
    });
  });

  test.each([null, undefined, {}, { items: null }, "", 7])("pageOf reads %j as empty", (answer) => {
    expect(pageOf(row).parse(answer)).toMatchObject({ items: [], totalItems: 0, totalPages: 0 });
    expect(rows(row).parse(answer)).toEqual([]);
  });

  test("a bad row is left out and counted", () => {
    const read = () => rows(row).parse([{ id: 1 }, null, { id: "" }, { id: "4" }]);

    const { result, dropped } = collectDroppedRows(read);

    expect(result).toEqual([{ id: "1" }, { id: "4" }]);
    expect(dropped).toEqual({ count: 2, first: expect.stringMatching(/^1: /) });
    expect(collectDroppedRows(() => rows(row).parse(items)).dropped).toBeNull();
  });
});
