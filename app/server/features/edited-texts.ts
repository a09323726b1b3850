import { formatIsoDate } from "~/lib/dates";
import { hideAnchors } from "~/lib/page-text";
import { PAGE_TEXTS, type PageTextName } from "~/lib/site-fields";
import type { TenantSetting } from "../hosts/lms/setting";
import { SITE_PATH } from "./site";
import { getBuiltInTexts } from "./site-texts";

const TEXTS_PATH = `${SITE_PATH}/Teks`;
export const LANDING_TEXT_PATH = `${TEXTS_PATH}/Beranda`;

export const isPageTextName = (name: string): name is PageTextName =>
  Object.hasOwn(PAGE_TEXTS, name);

/** The tenant's own text; null while the built-in one stands. */
const getOwnText = (setting: TenantSetting, name: PageTextName): string | null => {
  const own = setting[PAGE_TEXTS[name].key];
  return typeof own === "object" ? (own?.text ?? null) : own;
};

/** A text to edit: the tenant's own, else the built-in one. */
export function getEditedText(setting: TenantSetting, name: PageTextName) {
  const own = getOwnText(setting, name);
  return {
    text: own ?? hideAnchors(getBuiltInTexts(setting)[PAGE_TEXTS[name].key]),
    isOwn: own !== null,
  };
}

/** The texts that a tenant can replace, and whether it has. */
export const listSiteTexts = (setting: TenantSetting) => [
  {
    title: "Beranda",
    href: LANDING_TEXT_PATH,
    isOwn: Object.values(setting.landing).some((text) => text !== null),
  },
  ...(Object.keys(PAGE_TEXTS) as PageTextName[]).map((name) => ({
    title: PAGE_TEXTS[name].title,
    href: `${TEXTS_PATH}/${name}`,
    isOwn: getOwnText(setting, name) !== null,
  })),
];

/** The values to save: nothing of the tenant's own if the text is the built-in one. */
export function toTextValues(
  setting: TenantSetting,
  name: PageTextName,
  text: string | undefined,
): { values: Record<string, string | null>; paths: Record<string, string> } {
  const { key, path } = PAGE_TEXTS[name];
  const isBuiltIn = text === hideAnchors(getBuiltInTexts(setting)[key]);
  const own = text === undefined || isBuiltIn ? null : text;
  if (key !== "privacy" && key !== "terms") return { values: { text: own }, paths: { text: path } };
  // The day of a version is that of its last change.
  const updatedOn =
    own === setting[key].text ? setting[key].updatedOn : own && formatIsoDate(Date.now());
  return { values: { text: own, updatedOn }, paths: { text: path, updatedOn: `${key}.updatedOn` } };
}
