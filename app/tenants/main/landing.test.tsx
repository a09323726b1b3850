import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SPONSOR_PACKAGES } from "~/content/sponsor-packages";
import { parseQuestions } from "~/lib/page-text";
import type { LandingView } from "../landing-view";
import { Landing } from "./landing";
import { getTexts } from "./texts";
import { titles } from "./titles";

const site = { title: "Pendopo", description: null };
const builtIn = getTexts(site);
const texts = { ...builtIn, questions: parseQuestions(builtIn.questions), annualFigures: [] };
const unavailable: LandingView = {
  site,
  texts,
  classes: { ok: false },
  schedule: { ok: false },
  posts: { ok: false },
  totals: { classes: null, posts: null },
  counters: [],
  testimonies: { ok: true, data: [] },
  packages: SPONSOR_PACKAGES,
  portfolios: [],
};
const empty: LandingView = {
  site,
  texts,
  classes: { ok: true, data: [] },
  schedule: { ok: true, data: [] },
  posts: { ok: true, data: [] },
  totals: { classes: 0, posts: 0 },
  counters: [],
  testimonies: { ok: true, data: [] },
  packages: SPONSOR_PACKAGES,
  portfolios: [],
};

test("Landing names unavailable sections and omits unknown counts", () => {
  const html = renderToStaticMarkup(<Landing {...unavailable} />);

  for (const name of ["Daftar kelas", "Jadwal kelas", "Daftar mentor", "Tulisan terbaru"])
    expect(html).toContain(`${name} belum dapat dimuat`);
  expect(html).not.toContain("kelas dibuka dan berjalan");
});

test("Landing explains empty lists", () => {
  const html = renderToStaticMarkup(<Landing {...empty} />);

  for (const title of [
    "Belum ada kelas yang dibuka",
    "Belum ada kelas baru yang dijadwalkan",
    "Belum ada tulisan",
  ])
    expect(html).toContain(title);
  expect(html).not.toContain("Duduk bersama para mentor");
});

test("[FEA10] [ENT13] Landing shows four sponsorship packages, the title sponsor without a price", () => {
  const html = renderToStaticMarkup(<Landing {...empty} />);

  for (const [value, shown] of [
    [10_000_000, "Rp10.000.000"],
    [25_000_000, "Rp25.000.000"],
    [50_000_000, "Rp50.000.000"],
  ])
    expect(html).toContain(`<data value="${value}">${shown}</data>`);
  expect(html).toContain("Seluruh biaya acara");
  expect(
    html.match(/terbuka bagi siapa pun|4–5 mitra|2–3 mitra|eksklusif, satu mitra/g),
  ).toHaveLength(4);
});

test("Landing shows the first four of a tenant's packages, and no section without any", () => {
  const own = Array.from({ length: 5 }, (_, index) => ({
    name: `Paket ${index + 1}`,
    slots: "1",
    price: 1_000,
    benefits: [],
  }));

  const html = renderToStaticMarkup(<Landing {...empty} packages={own} />);
  expect(html.match(/Paket \d/g)).toEqual(["Paket 4", "Paket 3", "Paket 2", "Paket 1"]);
  const without = renderToStaticMarkup(<Landing {...empty} packages={[]} />);
  expect(without).not.toContain("Dukung Festival Belajar Bersama");
});

test("[TTL5] titles has twelve page keys and the fixed festival title", () => {
  expect(Object.keys(titles)).toHaveLength(12);
  expect(titles.BelajarBersama).toBe("Festival Belajar Bersama");
  expect(titles["Courses-slug"]).toBe("record");
});

test("Landing shows the tenant's own title, lead and questions in place of the layout's", () => {
  const own = {
    title: "Sekolah Kami",
    lead: null,
    questions: parseQuestions("## Kapan?\nBesok."),
    annualFigures: [],
  };

  const html = renderToStaticMarkup(<Landing {...empty} texts={own} />);

  expect(html).toContain("Sekolah Kami</h1>");
  expect(html).toContain("Kapan?");
  expect(html).not.toContain("Belajar keterampilan baru");
  expect(html).not.toContain("Apa beda kedua sertifikat?");
});
