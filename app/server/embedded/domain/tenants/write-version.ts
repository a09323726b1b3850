import type { SiteConflict, SiteVersion } from "../../../hosts/admin/site";
import { ApiError, type HostUser } from "../../../hosts/host-handler";
import type { TenantSetting } from "../../../hosts/lms/setting";
import {
  applySettingValues,
  findChangedValues,
  type SettingValues,
  toSettingValues,
} from "../../../hosts/lms/setting-paths";
import type { Schema } from "../../database/schema/schema";
import { type AuditSource, appendAudit } from "../../kit/audit/audit-log";
import { type HostContext, type Queryable, STALE_MESSAGE } from "../../kit/context";
import { nextSequenceNumber } from "../../kit/sequences";
import { getUserName } from "../accounts/users";
import { parseSettings, readSettings, writeSettings } from "./settings";

export type SettingChange = SiteVersion["changes"][number];

/** Characters of a value that the audit log repeats; the version holds all of it. */
const MAX_AUDITED_LENGTH = 200;

export interface VersionAuthor {
  tenantId: string;
  user: HostUser;
  source: AuditSource;
  /** The version that is taken back. */
  undoes?: number;
}

interface WriteVersionInput extends VersionAuthor {
  /** The values to write, given the current setting. */
  choose: (current: TenantSetting) => Promise<SettingValues> | SettingValues;
}

/**
 * Writes settings as a new version with the values before and after; none if nothing changes. The sequence's lock lets
 * one save of a tenant choose and write at a time.
 * @throws ApiError 422 by path
 */
export async function writeVersion(
  context: HostContext,
  trx: Queryable,
  { choose, ...author }: WriteVersionInput,
): Promise<void> {
  const { tenantId } = author;
  const version = await nextSequenceNumber(trx, tenantId, "setting-version");
  const current = await readSettings(trx, tenantId);
  const values = parseSettings(applySettingValues(current, await choose(current)));
  const before = toSettingValues(current);
  const changes = Object.entries(findChangedValues(current, toSettingValues(values))).map(
    ([path, after]): SettingChange => ({ path, before: before[path] ?? null, after }),
  );
  if (changes.length === 0) return;
  await writeSettings(trx, { tenantId, values, now: context.clock() });
  await recordVersion(context, trx, { ...author, version, changes });
}

async function recordVersion(
  context: HostContext,
  trx: Queryable,
  {
    tenantId,
    user,
    source,
    undoes,
    version,
    changes,
  }: VersionAuthor & { version: number; changes: SettingChange[] },
): Promise<void> {
  const row: Schema["setting_versions"] = {
    lms_id: tenantId,
    version,
    at: context.clock(),
    by_id: user.id,
    by_name: await getUserName(trx, user.id),
    undoes: undoes ?? null,
    changes: JSON.stringify(changes),
  };
  await trx.insertInto("setting_versions").values(row).execute();
  await appendAudit(context, trx, source, {
    user,
    actorName: row.by_name,
    action: undoes === undefined ? "setting.saved" : "setting.undone",
    entity: "setting",
    entityId: String(version),
    before: toAuditedValues(changes, "before"),
    after: toAuditedValues(changes, "after"),
  });
}

const toAuditedValues = (changes: SettingChange[], side: "before" | "after") =>
  Object.fromEntries(
    changes.map((change) => {
      const value = change[side];
      return [change.path, typeof value === "string" ? value.slice(0, MAX_AUDITED_LENGTH) : value];
    }),
  );

export const parseChanges = ({ changes }: Pick<Schema["setting_versions"], "changes">) =>
  JSON.parse(changes) as SettingChange[];

/** @throws ApiError 409 */
export function rejectConflicts(conflicts: SiteConflict[]): void {
  if (conflicts.length > 0) throw new ApiError(409, STALE_MESSAGE, { conflicts });
}
