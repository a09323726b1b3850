import { expect, test } from "vitest";
import type { Installation } from "~/lib/installation";
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

const listPaths = (installation: Installation, hasPlans = false) =>
  getMobileLinks({ user: null, installation, hasPlans }).map(({ href }) => href);

test("the menu links the testimonies and aspirations that visitors sent, where they are shown", () => {
  expect(listPaths(COMPLETE)).toEqual(expect.arrayContaining(["/Testimoni", "/Aspirasi"]));

  const withoutAdmin = listPaths({ ...COMPLETE, hasAdmin: false });

  expect(withoutAdmin).toContain("/Aspirasi");
  expect(withoutAdmin).not.toContain("/Testimoni");
});

test("the menu links the page of prices of a site that has plans", () => {
  expect(listPaths(COMPLETE)).not.toContain("/Pricing");

  expect(listPaths(COMPLETE, true)).toContain("/Pricing");
});
