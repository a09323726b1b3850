import { describe, expect, test } from "vitest";
import { DEFAULT_COLOURS, tenantSettingSchema } from "./setting";

const parse = (value: unknown) => tenantSettingSchema.parse(value);

describe("tenant setting", () => {
  test("[SET1] has its eight fields, also from an empty response", () => {
    for (const answer of [{}, null, "rubbish"]) {
      expect(Object.keys(parse(answer))).toEqual(
        expect.arrayContaining([
          "title",
          "logoDark",
          "logoLight",
          "favicon",
          "layout",
          "isMaintenance",
          "css",
          "meta",
        ]),
      );
    }
  });

  test("[SET2] css has exactly its ten keys", () => {
    expect(Object.keys(parse({ css: { clr_extra: "#fff" } }).css).sort()).toEqual(
      [
        "clr_danger",
        "clr_dark",
        "clr_info",
        "clr_light",
        "clr_primary",
        "clr_secondary",
        "clr_success",
        "clr_warning",
        "ft_primary",
        "ft_secondary",
      ].sort(),
    );
  });

  test("[SET3] meta has exactly its eleven keys", () => {
    expect(Object.keys(parse({ meta: { extra: "x" } }).meta).sort()).toEqual(
      [
        "card",
        "description",
        "image",
        "keywords",
        "name",
        "robot_follow",
        "robot_index",
        "site_name",
        "twitter_site",
        "type",
        "url",
      ].sort(),
    );
  });

  test("[SET4] isMaintenance is true unless the setting states it", () => {
    expect(parse({}).isMaintenance).toBe(true);
    expect(parse({ isMaintenance: null }).isMaintenance).toBe(true);
  });

  test("[SET5] accepts an explicit false as boolean, text or number", () => {
    for (const value of [false, "false", "False", 0, "0"])
      expect(parse({ isMaintenance: value }).isMaintenance).toBe(false);
    for (const value of [true, "true", 1])
      expect(parse({ isMaintenance: value }).isMaintenance).toBe(true);
  });

  test("[SET7] accepts snake_case and camelCase names", () => {
    expect(
      parse({ logo_dark: "/a.svg", logo_light: "/b.svg", is_maintenance: false }),
    ).toMatchObject({
      logoDark: "/a.svg",
      logoLight: "/b.svg",
      isMaintenance: false,
    });
    expect(parse({ logoDark: "/c.svg", logo_dark: "/a.svg" }).logoDark).toBe("/c.svg");
  });

  test("[SET10] tenantSettingSchema fills missing colours with the default palette", () => {
    expect(parse({}).css).toMatchObject(DEFAULT_COLOURS);
    expect(DEFAULT_COLOURS).toEqual({
      clr_primary: "#2096C4",
      clr_secondary: "#2F80ED",
      clr_success: "#2dce89",
      clr_info: "#11cdef",
      clr_warning: "#fb6340",
      clr_danger: "#f5365c",
      clr_light: "#adb5bd",
      clr_dark: "#212529",
    });
  });

  test("[SET11] missing fonts are Raleway for headings and Inter for paragraphs", () => {
    expect(parse({}).css).toMatchObject({ ft_primary: "Raleway", ft_secondary: "Inter" });
  });

  test.each([
    "red",
    "#12",
    "#fff;}body{display:none",
    "url(//evil.example)",
    "</style><script>",
    "expression(1)",
    7,
    null,
  ])("[SET12] replaces the invalid colour %j by the default", (value) => {
    expect(parse({ css: { clr_primary: value } }).css.clr_primary).toBe("#2096C4");
  });

  test.each(['Inter";}', "a}b{", "</style>", "x".repeat(41), ""])(
    "[SET12] replaces the invalid font %j by the default",
    (value) => {
      expect(parse({ css: { ft_primary: value } }).css.ft_primary).toBe("Raleway");
    },
  );

  test("[SET13] the blog and overview settings have their fields", () => {
    const setting = parse({ blog: { title: "Blog" } });

    expect(setting.blog).toEqual({ title: "Blog", summary: null, cover: null });
    expect(Object.keys(setting.overview)).toEqual([
      "name",
      "title",
      "description",
      "logo",
      "summary",
      "cover",
    ]);
  });

  test("[TTL3] robots default to index, follow", () => {
    expect(parse({}).meta).toMatchObject({ robot_index: "index", robot_follow: "follow" });
  });
});
