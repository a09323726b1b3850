import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LandingView } from "../landing-view";
import { Landing } from "./landing";
import { getTexts } from "./texts";

const createTexts = (title: string) => ({
  ...getTexts({ title, description: null }),
  questions: [],
  annualFigures: [],
});
const view: LandingView = {
  site: { title: "Kedai & Kelas", description: null },
  texts: createTexts("Kedai & Kelas"),
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

test("Landing shows the setting's title and a cover with a valid URL for any title", () => {
  expect(render(view)).toContain("Kedai &amp; Kelas</h1>");
  expect(render(view)).toContain('src="/cover/site/kedai-kelas.svg"');
  expect(render({ ...view, site: { title: "ꦥꦼꦤ꧀ꦝꦥ", description: null } })).toContain(
    'src="/cover/site/situs.svg"',
  );
});

test("Landing names unavailable sections and omits unknown counts", () => {
  const html = render(view);

  for (const name of ["Daftar kelas", "Jadwal kelas", "Tulisan terbaru"])
    expect(html).toContain(`${name} belum dapat dimuat`);
  expect(html).not.toContain("tanpa mendaftar");
});

test("Landing explains empty lists", () => {
  const html = render({
    ...view,
    classes: { ok: true, data: [] },
    schedule: { ok: true, data: [] },
    posts: { ok: true, data: [] },
  });

  for (const text of [
    "Belum ada kelas yang dibuka",
    "Belum ada kelas yang dijadwalkan",
    "Belum ada tulisan",
  ])
    expect(html).toContain(text);
});
