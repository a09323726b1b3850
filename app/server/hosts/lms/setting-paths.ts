import { isRecord } from "../schemas";
import { SETTING_KEYS, type TenantSetting } from "./setting";
import { siteSettingShape } from "./site-setting";

export type SettingKey = keyof TenantSetting & string;
/** A single value of the setting. */
export type SettingValue = string | number | boolean | null;
/** Values by their path: `title`, `css.clr_primary`. */
export type SettingValues = Record<string, SettingValue>;

export const isSpecifiedKey = (key: string): key is (typeof SETTING_KEYS)[number] =>
  (SETTING_KEYS as readonly string[]).includes(key);
export const isSettingKey = (key: string): key is SettingKey =>
  isSpecifiedKey(key) || Object.hasOwn(siteSettingShape, key);

/** The key that a path belongs to. */
export const getPathKey = (path: string): string => path.split(".", 1)[0] ?? "";

/** Settings, or some of their keys, as values by path. Absent values are null. */
export const toSettingValues = (settings: Record<string, unknown>): SettingValues =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]): [string, SettingValue][] =>
      isRecord(value)
        ? Object.entries(value).map(([name, nested]) => [`${key}.${name}`, toValue(nested)])
        : [[key, toValue(value)]],
    ),
  );

const toValue = (value: unknown) => (value ?? null) as SettingValue;

/** The keys that the values belong to, each whole, with these values in place of the setting's. */
export function applySettingValues(
  setting: TenantSetting,
  values: SettingValues,
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [key = "", name] = path.split(".");
    const current = merged[key] ?? (isSettingKey(key) ? setting[key] : undefined);
    merged[key] = name === undefined ? value : { ...(isRecord(current) && current), [name]: value };
  }
  return merged;
}

/** Those of the values that differ from the setting's. */
export function findChangedValues(setting: TenantSetting, values: SettingValues): SettingValues {
  const current = toSettingValues(setting);
  return Object.fromEntries(
    Object.entries(values).filter(([path, value]) => (current[path] ?? null) !== value),
  );
}
