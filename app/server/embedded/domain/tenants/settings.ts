import { lookup } from "~/lib/lookup";
import { type TenantSetting, tenantSettingSchema } from "../../../hosts/lms/setting";
import { isSettingKey, type SettingKey } from "../../../hosts/lms/setting-paths";
import { type Queryable, validationError } from "../../kit/context";

/** Names that external hosts spell in snake_case (SET7). */
const SNAKE_CASE_ALIASES: Record<string, SettingKey> = {
  logo_dark: "logoDark",
  logo_light: "logoLight",
  is_maintenance: "isMaintenance",
};

/** Reads a tenant's settings, with defaults for missing keys. */
export async function readSettings(db: Queryable, tenantId: string): Promise<TenantSetting> {
  const rows = await db
    .selectFrom("settings")
    .select(["key", "value"])
    .where("lms_id", "=", tenantId)
    .execute();
  return tenantSettingSchema.parse(
    Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)])),
  );
}

interface WriteSettingsInput {
  tenantId: string;
  /** From `parseSettings`. */
  values: Partial<Record<SettingKey, unknown>>;
  now: number;
}

/** Writes the given keys and leaves the others. */
export async function writeSettings(
  db: Queryable,
  { tenantId, values, now }: WriteSettingsInput,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await db
      .insertInto("settings")
      .values({ lms_id: tenantId, key, value: JSON.stringify(value), updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(["lms_id", "key"]).doUpdateSet((eb) => ({
          value: eb.ref("excluded.value"),
          updated_at: eb.ref("excluded.updated_at"),
        })),
      )
      .execute();
  }
}

/**
 * Validates settings. Reading replaces an invalid colour by its default (SET12); writing rejects it.
 * @throws ApiError 422 with each unknown key and each value that reading would change
 */
export function parseSettings(
  input: Record<string, unknown>,
): Partial<Record<SettingKey, unknown>> {
  const entries = Object.entries(input).map(
    ([name, value]) => [lookup(SNAKE_CASE_ALIASES, name) ?? name, value] as const,
  );
  const parsed: Record<string, unknown> = tenantSettingSchema.parse(Object.fromEntries(entries));
  const fields: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (!isSettingKey(name)) fields[name] = "Pengaturan ini tidak dikenal";
    else if (name !== "isMaintenance")
      for (const path of findRejectedPaths(name, value, parsed[name]))
        fields[path] = "Nilai ini tidak dapat dipakai";
  }
  if (Object.keys(fields).length > 0) throw validationError(fields);
  return Object.fromEntries(entries.map(([name]) => [name, parsed[name]]));
}

/** Lists paths whose value changes on reading. Empty values stand for the default. */
function findRejectedPaths(path: string, value: unknown, parsed: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "object" && typeof parsed === "object" && parsed !== null) {
    return Object.entries(value).flatMap(([key, nested]) =>
      findRejectedPaths(`${path}.${key}`, nested, (parsed as Record<string, unknown>)[key]),
    );
  }
  return (typeof value === "string" ? value.trim() : value) === parsed ? [] : [path];
}
