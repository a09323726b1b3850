import { expect, test } from "vitest";
import { PORTFOLIO_KINDS } from "../../lib/portfolio-fields";
import { findPortfolio, PORTFOLIOS } from "./portfolios";

const DAY = /^20\d\d-\d\d-\d\d$/;

test("PORTFOLIOS has fourteen entries of three kinds, newest first", () => {
  expect(PORTFOLIOS).toHaveLength(14);
  expect(new Set(PORTFOLIOS.map(({ kind }) => kind))).toEqual(
    new Set(Object.keys(PORTFOLIO_KINDS)),
  );
  const dates = PORTFOLIOS.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("[ENT10] PORTFOLIOS have every field, and batches that start before the end", () => {
  const fields =
    "batchs clientName cover date description figure images kind photos projectLink slug summary title value video".split(
      " ",
    );

  for (const item of PORTFOLIOS) {
    expect(Object.keys(item).sort()).toEqual(fields);
    expect(item.slug).toMatch(/^[a-z0-9-]{3,90}$/);
    expect(item.date).toMatch(DAY);
    expect(item.batchs.length).toBeGreaterThan(0);
    for (const { label, date } of item.batchs) {
      expect(label).not.toBe("");
      expect(date).toMatch(DAY);
      expect(date < item.date).toBe(true);
    }
    expect(item.description).toMatch(/^<p>.*<h2>.*<\/(?:p|ul)>$/);
    expect(
      item.description
        .replace(/<[^>]*>/g, " ")
        .trim()
        .split(/\s+/).length,
    ).toBeGreaterThanOrEqual(100);
    for (const { link, name } of [...item.images, ...item.photos]) {
      expect(link).toMatch(/^\/cover\/post\/[a-z0-9-]{1,96}\.svg$/);
      expect(name).not.toBe("");
    }
    expect(item.value).toBeGreaterThan(0);
  }
});

test("[PRE9] [RTE15] findPortfolio finds by slug", () => {
  for (const item of PORTFOLIOS) expect(findPortfolio(item.slug)).toBe(item);
  expect(findPortfolio("tidak-ada")).toBeUndefined();
  expect(findPortfolio("constructor")).toBeUndefined();
});
