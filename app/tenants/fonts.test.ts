import { expect, test } from "vitest";
import { getFontLinks } from "./fonts";

const layout = { fonts: { Raleway: "/raleway.woff2", Inter: null } };

test("getFontLinks preloads a layout's own fonts, and adds a stylesheet for others that are shipped", () => {
  expect(getFontLinks(["Raleway", "Inter"], layout)).toEqual({
    stylesheets: [],
    preloads: ["/raleway.woff2"],
  });
  expect(getFontLinks(["Public Sans", "Public Sans"], layout).stylesheets).toHaveLength(1);
  for (const name of ["Lora", "constructor", "toString"])
    expect(getFontLinks([name], layout)).toEqual({ stylesheets: [], preloads: [] });
});
