import { z } from "zod";

/** Section 9. */
export const DEFAULT_COLOURS = {
  clr_primary: "#2096C4",
  clr_secondary: "#2F80ED",
  clr_success: "#2dce89",
  clr_info: "#11cdef",
  clr_warning: "#fb6340",
  clr_danger: "#f5365c",
  clr_light: "#adb5bd",
  clr_dark: "#212529",
} as const;
export const DEFAULT_FONTS = { ft_primary: "Raleway", ft_secondary: "Inter" } as const;

const text = (max = 2048) =>
  z
    .string()
    .max(max)
    .nullish()
    .catch(null)
    .transform((value) => value?.trim() || null);

/** Upstream css values end up in a style block: whatever is not plainly a colour or a font name becomes the default (SET12). */
const colour = (fallback: string) =>
  z
    .string()
    .trim()
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
    .catch(fallback);
const font = (fallback: string) =>
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,39}$/)
    .catch(fallback);

/** The ten css keys with their defaults (SET2, SET10, SET11). */
export const cssSchema = z.object({
  ft_primary: font(DEFAULT_FONTS.ft_primary),
  ft_secondary: font(DEFAULT_FONTS.ft_secondary),
  clr_primary: colour(DEFAULT_COLOURS.clr_primary),
  clr_secondary: colour(DEFAULT_COLOURS.clr_secondary),
  clr_success: colour(DEFAULT_COLOURS.clr_success),
  clr_info: colour(DEFAULT_COLOURS.clr_info),
  clr_warning: colour(DEFAULT_COLOURS.clr_warning),
  clr_danger: colour(DEFAULT_COLOURS.clr_danger),
  clr_light: colour(DEFAULT_COLOURS.clr_light),
  clr_dark: colour(DEFAULT_COLOURS.clr_dark),
});

/** The eleven meta keys (SET3); robots default to index, follow (TTL3). */
export const metaSchema = z.object({
  name: text(),
  description: text(),
  keywords: text(),
  type: text(),
  image: text(),
  card: text(),
  site_name: text(),
  url: text(),
  twitter_site: text(),
  robot_index: text().transform((value) => value ?? "index"),
  robot_follow: text().transform((value) => value ?? "follow"),
});

/** Absent means true (SET4); false, "false", 0 and "0" mean false (SET5). */
const maintenance = z.unknown().transform((value) => !(value === false || value === 0 || /^(?:false|0)$/i.test(String(value ?? ""))));

const emptyObject = (value: unknown) => (typeof value === "object" && value !== null ? value : {});

/** Real hosts mix camelCase and snake_case names (SET7). */
function camelNames(value: unknown) {
  const raw = emptyObject(value) as Record<string, unknown>;
  return {
    ...raw,
    logoDark: raw.logoDark ?? raw.logo_dark,
    logoLight: raw.logoLight ?? raw.logo_light,
    isMaintenance: raw.isMaintenance ?? raw.is_maintenance,
  };
}

/** A tenant's setting: eight fields (SET1) and the two settings of pages (SET13), every one with a usable value. */
export const tenantSettingSchema = z.preprocess(
  camelNames,
  z.object({
    title: text(100).transform((value) => value ?? "Pendopo"),
    logoDark: text(),
    logoLight: text(),
    favicon: text(),
    /** TEN1: the only thing that selects a layout. */
    layout: text(60).transform((value) => value ?? "default"),
    isMaintenance: maintenance,
    css: z.preprocess(emptyObject, cssSchema),
    meta: z.preprocess(emptyObject, metaSchema),
    blog: z.preprocess(emptyObject, z.object({ title: text(), summary: text(), cover: text() })),
    overview: z.preprocess(
      emptyObject,
      z.object({ name: text(), title: text(), description: text(), logo: text(), summary: text(), cover: text() }),
    ),
  }),
);
export type TenantSetting = z.output<typeof tenantSettingSchema>;

export const SETTING_KEYS = [
  "title",
  "logoDark",
  "logoLight",
  "favicon",
  "layout",
  "isMaintenance",
  "css",
  "meta",
  "blog",
  "overview",
] as const;
