import type { SiteConflict } from "../../../hosts/admin/site";
import type { HostUser } from "../../../hosts/host-handler";
import {
  findChangedValues,
  type SettingValue,
  type SettingValues,
} from "../../../hosts/lms/setting-paths";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, requirePermission } from "../../kit/context";
import { readSettings } from "./settings";
import { parseChanges, rejectConflicts, writeVersion } from "./write-version";

interface SiteCaller {
  tenantId: string;
  user: HostUser;
}

/** @throws ApiError 403 */
export async function getSite({ db }: HostContext, { tenantId, user }: SiteCaller) {
  requirePermission(user, "setting.write");
  // The version first: a save in between is then noticed, never missed.
  const version = await readLatestVersion(db, tenantId);
  return { version, setting: await readSettings(db, tenantId) };
}

/** 0 before the first version. */
export async function readLatestVersion(db: Queryable, tenantId: string): Promise<number> {
  const row = await db
    .selectFrom("setting_versions")
    .select("version")
    .where("lms_id", "=", tenantId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

interface SaveInput extends SiteCaller {
  /** The version that the form was made from. */
  version: number;
  values: SettingValues;
  source: AuditSource;
}

/**
 * Saves a form's values. Those that it did not change stay as they are now; a form that is sent twice makes no version.
 * @throws ApiError 403, 409 with the values that others have changed too, 422
 */
export async function saveSite(
  context: HostContext,
  { tenantId, user, version, values, source }: SaveInput,
): Promise<{ version: number }> {
  requirePermission(user, "setting.write");
  const { db } = context;
  const current = await readSettings(db, tenantId);
  if (Object.keys(findChangedValues(current, values)).length > 0)
    await db.transaction().execute((trx) =>
      writeVersion(context, trx, {
        tenantId,
        user,
        source,
        choose: async (setting) => {
          const changes = await readChangesSince(trx, tenantId, version);
          return chooseOwnValues(findChangedValues(setting, values), changes);
        },
      }),
    );
  return { version: await readLatestVersion(db, tenantId) };
}

interface LaterChange extends Omit<SiteConflict, "path"> {
  /** The value that the form was made with. */
  shown: SettingValue;
}

/** What later versions changed, by path. */
async function readChangesSince(
  trx: Queryable,
  tenantId: string,
  version: number,
): Promise<Map<string, LaterChange>> {
  const rows = await trx
    .selectFrom("setting_versions")
    .select(["at", "by_name", "changes"])
    .where("lms_id", "=", tenantId)
    .where("version", ">", version)
    .orderBy("version")
    .execute();
  const changed = new Map<string, LaterChange>();
  for (const row of rows)
    for (const { path, before, after } of parseChanges(row)) {
      const earlier = changed.get(path);
      const shown = earlier ? earlier.shown : before;
      changed.set(path, { shown, current: after, at: row.at, byName: row.by_name });
    }
  return changed;
}

/** The values that the form's sender changed. @throws ApiError 409 if others changed the same ones */
function chooseOwnValues(
  values: SettingValues,
  later: ReadonlyMap<string, LaterChange>,
): SettingValues {
  const own = Object.entries(values).filter(([path, value]) => later.get(path)?.shown !== value);
  rejectConflicts(
    own.flatMap(([path]) => {
      const change = later.get(path);
      if (!change) return [];
      const { current, at, byName } = change;
      return [{ path, current, at, byName }];
    }),
  );
  return Object.fromEntries(own);
}
