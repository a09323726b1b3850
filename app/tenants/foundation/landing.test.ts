import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LandingView } from "../landing-view";
import { Landing } from "./landing";
import { getTexts } from "./texts";

const site = { title: "Yayasan Uji", description: null };
const view: LandingView = {
  site,
  texts: { ...getTexts(site), questions: [], annualFigures: [] },
  classes: { ok: false },
  schedule: { ok: false },
  posts: { ok: false },
  totals: { classes: null, posts: null },
  counters: [],
  testimonies: { ok: true, data: [] },
  packages: [],
  portfolios: [],
};
const render = (props: LandingView) => renderToStaticMarkup(createElement(Landing, props));

test("Landing links each audience to its appointment form", () => {
  const html = render(view);

  for (const page of ["Campus", "Government", "Corporates"])
    expect(html).toContain(`href="/${page}"`);
});

test("Landing names unavailable sections and omits unknown counts", () => {
  const html = render(view);

  expect(html).toContain("Daftar kelas belum dapat dimuat");
  expect(html).toContain("Catatan lapangan belum dapat dimuat");
  expect(html).not.toContain("Hari ini");
});

test("Landing shows annual figures only of tenants that wrote them", () => {
  const annualFigures = [{ year: 2025, programs: 5, participants: 231, finished: 196 }];

  expect(render(view)).not.toContain("Angka tahunan");
  expect(render({ ...view, texts: { ...view.texts, annualFigures } })).toContain("85 persen");
});

test("Landing explains empty lists", () => {
  const html = render({
    ...view,
    classes: { ok: true, data: [] },
    schedule: { ok: true, data: [] },
    posts: { ok: true, data: [] },
  });

  expect(html).toContain("Belum ada kelas yang dibuka");
  expect(html).toContain("Belum ada catatan");
});
