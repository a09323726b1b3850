import type { lmsContract } from "../../hosts/lms/contract";
import type { SETTING_KEYS } from "../../hosts/lms/setting";
import { type HandlersOf, type HostContext, MANAGERS, missing, requireRole } from "../context";
import { checkSettings, readSetting, writeSettings } from "../setting-store";

/** The lms host over the database (section 7; SET9). Settings are written by superadmins and the tenant's admins. */
export function lmsHandlers({ db, clock }: HostContext): HandlersOf<(typeof lmsContract)["operations"]> {
  const write = async (lmsId: string, given: Record<string, unknown>) => {
    const values = checkSettings(given);
    await db.transaction().execute((trx) => writeSettings(trx, lmsId, values, clock()));
    return readSetting(db, lmsId);
  };
  const value = (setting: Record<string, unknown>, key: (typeof SETTING_KEYS)[number]) => setting[key];

  return {
    getAppId: async ({ query }) => {
      const found = await db
        .selectFrom("tenant_domains as d")
        .innerJoin("tenants as t", "t.lms_id", "d.lms_id")
        .leftJoin("tenant_domains as own", (join) => join.onRef("own.lms_id", "=", "t.lms_id").on("own.is_primary", "=", 1))
        .select(["t.lms_id as id", "own.domain as domain", "t.is_main as isMain"])
        .where("d.domain", "=", query.domain.toLowerCase())
        .executeTakeFirst();
      if (!found) throw missing("Situs");
      return { data: { id: found.id, domain: found.domain ?? query.domain.toLowerCase(), isMain: found.isMain === 1 } };
    },
    getSettings: async ({ lmsId }) => ({ data: await readSetting(db, lmsId) }),
    putSettings: async ({ lmsId, user, body }) => {
      requireRole(user, MANAGERS);
      return { data: await write(lmsId, body) };
    },
    getSetting: async ({ lmsId, params }) => ({ data: value(await readSetting(db, lmsId), params.key) }),
    putSetting: async ({ lmsId, user, params, body }) => {
      requireRole(user, MANAGERS);
      return { data: value(await write(lmsId, { [params.key]: body.value }), params.key) };
    },
  };
}
