import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FilterForm } from "./filter-form";

const render = (filters: Record<string, string | undefined>, total: number) =>
  renderToStaticMarkup(
    <FilterForm action="/Daftar" label="Saring daftar" filters={filters} total={total} noun="baris">
      <input name="cari" />
    </FilterForm>,
  );

describe("FilterForm", () => {
  test("offers to clear the filters and says how many rows match, once a filter is set", () => {
    const html = render({ status: "paid", search: undefined }, 1_250);

    expect(html).toMatch(/<a href="\/Daftar"[^>]*>Hapus saringan<\/a>/);
    expect(html.replace(/<[^>]+>/g, "")).toContain("1.250 baris cocok.");
  });

  test("is only the form without a filter", () => {
    const html = render({ status: "", search: undefined }, 1_250);

    expect(html).toContain('role="search"');
    expect(html).not.toMatch(/Hapus saringan|cocok/);
  });

  test("leaves it to the list to say that nothing matches", () => {
    const html = render({ status: "paid" }, 0);

    expect(html).toContain("Hapus saringan");
    expect(html).not.toContain("cocok");
  });
});
