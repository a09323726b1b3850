import type { SiteConflict } from "../../../hosts/admin/site";
import type { HostUser } from "../../../hosts/host-handler";
import type { TenantSetting } from "../../../hosts/lms/setting";
import { type SettingValues, toSettingValues } from "../../../hosts/lms/setting-paths";
import type { Schema } from "../../database/schema/schema";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, notFound, type Queryable, requirePermission } from "../../kit/context";
import { readPage } from "../../kit/paging";
import { readLatestVersion } from "./site-versions";
import { parseChanges, rejectConflicts, writeVersion } from "./write-version";

type VersionRow = Schema["setting_versions"];

interface SiteCaller {
  tenantId: string;
  user: HostUser;
}

const queryVersions = (db: Queryable, tenantId: string) =>
  db.selectFrom("setting_versions").selectAll().where("lms_id", "=", tenantId);

const toSiteVersion = (row: VersionRow) => ({
  version: row.version,
  at: row.at,
  byName: row.by_name,
  undoes: row.undoes,
  changes: parseChanges(row),
});

/** A page of the setting's versions, newest first. @throws ApiError 403 */
export async function listSiteVersions(
  { db }: HostContext,
  { tenantId, user, page, perPage }: SiteCaller & { page: number; perPage: number },
) {
  requirePermission(user, "setting.write");
  const query = queryVersions(db, tenantId).orderBy("version", "desc");
  const { rows, ...pagination } = await readPage(query, page, perPage);
  return { ...pagination, items: rows.map(toSiteVersion) };
}

/**
 * Takes a version's values back, as a new version.
 * @throws ApiError 403, 404, 409 with the values that were changed again
 */
export async function undoSiteVersion(
  context: HostContext,
  { tenantId, user, version, source }: SiteCaller & { version: number; source: AuditSource },
): Promise<{ version: number }> {
  requirePermission(user, "setting.write");
  const { db } = context;
  const row = await queryVersions(db, tenantId).where("version", "=", version).executeTakeFirst();
  if (!row) throw notFound("Versi");
  await db.transaction().execute((trx) =>
    writeVersion(context, trx, {
      tenantId,
      user,
      source,
      undoes: version,
      choose: async (setting) => {
        rejectConflicts(await findLaterChanges(trx, row, setting));
        return Object.fromEntries(parseChanges(row).map(({ path, before }) => [path, before]));
      },
    }),
  );
  return { version: await readLatestVersion(db, tenantId) };
}

/** Values of the version that are no longer as it left them, with their last change. */
async function findLaterChanges(
  trx: Queryable,
  row: VersionRow,
  setting: TenantSetting,
): Promise<SiteConflict[]> {
  const values: SettingValues = toSettingValues(setting);
  const changed = parseChanges(row).filter(({ path, after }) => (values[path] ?? null) !== after);
  if (changed.length === 0) return [];
  const later = await queryVersions(trx, row.lms_id)
    .where("version", ">", row.version)
    .orderBy("version", "desc")
    .execute();
  return changed.map(({ path }) => {
    const last = later.find((each) => parseChanges(each).some((change) => change.path === path));
    const { at, by_name: byName } = last ?? row;
    return { path, current: values[path] ?? null, at, byName };
  });
}
