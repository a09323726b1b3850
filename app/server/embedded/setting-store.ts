import { SETTING_KEYS, type TenantSetting, tenantSettingSchema } from "../hosts/lms/setting";
import type { Queryable } from "./context";
import { invalid } from "./context";

export type SettingKey = (typeof SETTING_KEYS)[number];

/** Names that real hosts write in snake_case (SET7). */
const ALIASES: Record<string, SettingKey> = { logo_dark: "logoDark", logo_light: "logoLight", is_maintenance: "isMaintenance" };

/** A tenant's setting with defaults where nothing is stored. */
export async function readSetting(db: Queryable, lmsId: string): Promise<TenantSetting> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).where("lms_id", "=", lmsId).execute();
  return tenantSettingSchema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)])));
}

/** Writes these keys and leaves the others. Values must come from `checkSettings`. */
export async function writeSettings(
  db: Queryable,
  lmsId: string,
  values: Partial<Record<SettingKey, unknown>>,
  now: number,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await db
      .insertInto("settings")
      .values({ lms_id: lmsId, key, value: JSON.stringify(value), updated_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["lms_id", "key"])
          .doUpdateSet((eb) => ({ value: eb.ref("excluded.value"), updated_at: eb.ref("excluded.updated_at") })),
      )
      .execute();
  }
}

/**
 * The given keys as they will be read. Reading forgives a bad colour by its default (SET12); writing one is refused.
 * @throws HostRefusal 422 naming each unknown key and each value that would not be read as given
 */
export function checkSettings(given: Record<string, unknown>): Partial<Record<SettingKey, unknown>> {
  const named = Object.entries(given).map(([name, value]) => [ALIASES[name] ?? name, value] as const);
  const kept: Record<string, unknown> = tenantSettingSchema.parse(Object.fromEntries(named));
  const fields: Record<string, string> = {};
  for (const [name, value] of named) {
    if (!(SETTING_KEYS as readonly string[]).includes(name)) fields[name] = "Pengaturan ini tidak dikenal";
    else if (name !== "isMaintenance")
      for (const path of differences(name, value, kept[name])) fields[path] = "Nilai ini tidak dapat dipakai";
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return Object.fromEntries(named.map(([name]) => [name, kept[name]]));
}

/** Paths of given values that were not kept. An empty value asks for the default. */
function differences(path: string, given: unknown, kept: unknown): string[] {
  if (given === null || given === undefined || given === "") return [];
  if (typeof given === "object" && typeof kept === "object" && kept !== null) {
    return Object.entries(given).flatMap(([key, value]) => differences(`${path}.${key}`, value, (kept as Record<string, unknown>)[key]));
  }
  return (typeof given === "string" ? given.trim() : given) === kept ? [] : [path];
}
