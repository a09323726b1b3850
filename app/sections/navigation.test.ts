import { expect, test } from "vitest";
import type { Installation } from "~/lib/installation";
import type { SiteSection } from "~/lib/site-sections";
import { getMobileLinks } from "./navigation";

const COMPLETE: Installation = {
  hasAdmin: true,
  hasLearning: true,
  hasAccountPages: true,
  hasOwnServices: true,
  hasOwnAssistant: true,
  hasOwnDrive: true,
  hasOwnSettings: true,
  hasDonationPayments: true,
};

const listPaths = (installation: Installation, sections: readonly SiteSection[] = []) =>
  getMobileLinks({ user: null, installation, sections }).map(({ href }) => href);

test("the menu links the testimonies and aspirations that visitors sent, where they are shown", () => {
  expect(listPaths(COMPLETE)).toEqual(expect.arrayContaining(["/Testimoni", "/Aspirasi"]));

  const withoutAdmin = listPaths({ ...COMPLETE, hasAdmin: false });

  expect(withoutAdmin).toContain("/Aspirasi");
  expect(withoutAdmin).not.toContain("/Testimoni");
});

test("the menu links portfolios, the festival and prices only where the tenant has them", () => {
  const paths = ["/Portfolio", "/BelajarBersama", "/Pricing"];

  for (const path of paths) expect(listPaths(COMPLETE)).not.toContain(path);
  expect(listPaths(COMPLETE, ["portfolio"])).toContain("/Portfolio");
  expect(listPaths(COMPLETE, ["portfolio"])).not.toContain("/BelajarBersama");
  expect(listPaths(COMPLETE, ["festival", "portfolio", "pricing"])).toEqual(
    expect.arrayContaining(paths),
  );
});
