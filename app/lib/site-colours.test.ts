import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast";
import {
  type Colours,
  coloursSchema,
  describeContrast,
  findUnreadableColours,
} from "./site-colours";

const white = { surface: "#ffffff", surface2: "#f5f5f4" };
const current: Colours = {
  clr_primary: "#2096C4",
  clr_secondary: "#0b5394",
  clr_success: "#2dce89",
  clr_info: "#11cdef",
  clr_warning: "#fb6340",
  clr_danger: "#f5365c",
  clr_light: "#adb5bd",
  clr_dark: "#212529",
};
const fonts = { ft_primary: "Raleway", ft_secondary: "Inter" };

test("coloursSchema reads colours as people type them", () => {
  const typed = { ...current, clr_primary: " 0B5394 ", clr_secondary: "#ABC", ...fonts };

  expect(coloursSchema.parse(typed)).toMatchObject({
    clr_primary: "#0b5394",
    clr_secondary: "#aabbcc",
  });
  expect(coloursSchema.safeParse({ ...typed, clr_info: "biru" }).error?.issues[0]?.path).toEqual([
    "clr_info",
  ]);
});

describe("findUnreadableColours", () => {
  test("names the nearest colour that can be read, and no colour that stays as it is", () => {
    const errors = findUnreadableColours({ ...current, clr_secondary: "#ffd500" }, current, white);

    expect(Object.keys(errors)).toEqual(["clr_secondary"]);
    const nearest = /terbaca: (#[0-9a-f]{6})$/.exec(errors.clr_secondary ?? "")?.[1] ?? "";
    for (const surface of Object.values(white))
      expect(contrastRatio(nearest, surface)).toBeGreaterThanOrEqual(4.5);
    expect(findUnreadableColours({ clr_secondary: nearest }, current, white)).toEqual({});
  });

  test("leaves colours that are backgrounds only, and values that are no colour", () => {
    const colours = { clr_light: "#ffffff", clr_primary: "biru", clr_info: undefined };

    expect(findUnreadableColours(colours, current, white)).toEqual({});
  });
});

test("describeContrast rounds ratios down and tells text that is adjusted", () => {
  const [primary] = describeContrast({ ...current, clr_primary: "#777777" }, white);

  // 4.48 on white, 4.1 on the other background.
  expect(primary?.text).toMatchObject({ ratio: "4,1:1", passes: false });
});
