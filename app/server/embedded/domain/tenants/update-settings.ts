import type { HostUser } from "../../../hosts/host-handler";
import type { TenantSetting } from "../../../hosts/lms/setting";
import { toSettingValues } from "../../../hosts/lms/setting-paths";
import type { AuditSource } from "../../kit/audit/audit-log";
import { type HostContext, requirePermission } from "../../kit/context";
import { parseSettings, readSettings } from "./settings";
import { writeVersion } from "./write-version";

interface UpdateSettingsInput {
  tenantId: string;
  user: HostUser;
  values: Record<string, unknown>;
  source: AuditSource;
}

/** Replaces the given settings, as a new version. @throws ApiError 403, 422 */
export async function updateSettings(
  context: HostContext,
  { tenantId, user, values, source }: UpdateSettingsInput,
): Promise<TenantSetting> {
  requirePermission(user, "setting.write");
  const { db } = context;
  const parsed = toSettingValues(parseSettings(values));
  await db
    .transaction()
    .execute((trx) => writeVersion(context, trx, { tenantId, user, source, choose: () => parsed }));
  return readSettings(db, tenantId);
}
