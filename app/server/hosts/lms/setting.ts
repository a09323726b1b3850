import { z } from "zod";
import { optionalText, siteSettingShape, toObject } from "./site-setting";

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

/** Upstream values end up in a style block: anything but a colour or font name is replaced by the default (SET12). */
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
  name: optionalText(),
  description: optionalText(),
  keywords: optionalText(),
  type: optionalText(),
  image: optionalText(),
  card: optionalText(),
  site_name: optionalText(),
  url: optionalText(),
  twitter_site: optionalText(),
  robot_index: optionalText().transform((value) => value ?? "index"),
  robot_follow: optionalText().transform((value) => value ?? "follow"),
});

/** Absent means true (SET4); false, "false", 0 and "0" mean false (SET5). */
const maintenanceFlag = z
  .unknown()
  .transform(
    (value) => !(value === false || value === 0 || /^(?:false|0)$/i.test(String(value ?? ""))),
  );

/** A host may store the body of `PUT setting/{key}` as it is, `{ value }`. */
const unwrapValue = (value: unknown) =>
  Object.keys(toObject(value)).join() === "value" ? (value as { value: unknown }).value : value;

/** Real hosts mix camelCase and snake_case names (SET7). */
function toCamelCase(value: unknown) {
  const raw: Record<string, unknown> = Object.fromEntries(
    Object.entries(toObject(value)).map(([name, stored]) => [name, unwrapValue(stored)]),
  );
  return {
    ...raw,
    logoDark: raw.logoDark ?? raw.logo_dark,
    logoLight: raw.logoLight ?? raw.logo_light,
    isMaintenance: raw.isMaintenance ?? raw.is_maintenance,
  };
}

/** A tenant's setting: eight fields (SET1), two page settings (SET13) and this product's own, all with defaults. */
export const tenantSettingSchema = z.preprocess(
  toCamelCase,
  z.object({
    title: optionalText(100).transform((value) => value ?? "Pendopo"),
    logoDark: optionalText(),
    logoLight: optionalText(),
    favicon: optionalText(),
    /** Selects the layout (TEN1). */
    layout: optionalText(60).transform((value) => value ?? "default"),
    isMaintenance: maintenanceFlag,
    css: z.preprocess(toObject, cssSchema),
    meta: z.preprocess(toObject, metaSchema),
    blog: z.preprocess(
      toObject,
      z.object({ title: optionalText(), summary: optionalText(), cover: optionalText() }),
    ),
    overview: z.preprocess(
      toObject,
      z.object({
        name: optionalText(),
        title: optionalText(),
        description: optionalText(),
        logo: optionalText(),
        summary: optionalText(),
        cover: optionalText(),
      }),
    ),
    ...siteSettingShape,
    /** Not a setting: our host tells with it whether the site has price plans to link. */
    hasPlans: z.boolean().catch(false),
  }),
);
export type TenantSetting = z.output<typeof tenantSettingSchema>;

/** Keys of `{lms}/cms/app/setting/{key}` (SET9). */
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
