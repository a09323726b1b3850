import type { lmsContract } from "../../hosts/lms/contract";
import type { TenantSetting } from "../../hosts/lms/setting";
import { readSettings, type SettingKey, updateSettings } from "../domain/tenants/settings";
import { findTenantByDomain } from "../domain/tenants/tenant-domains";
import { type HostContext, notFound, type OperationHandlers } from "../kit/context";

/** The lms host: tenants by domain and their settings (SET9). */
export function lmsHandlers(
  context: HostContext,
): OperationHandlers<(typeof lmsContract)["operations"]> {
  const { db } = context;
  const getValue = (settings: TenantSetting, key: SettingKey): unknown => settings[key];

  return {
    getAppId: async ({ query, forwardedHost }) => {
      const tenant = await findTenantByDomain(context, query.domain ?? forwardedHost);
      if (!tenant) throw notFound("Situs");
      return { data: tenant };
    },
    getSettings: async ({ tenantId }) => ({ data: await readSettings(db, tenantId) }),
    putSettings: async ({ tenantId, user, body }) => ({
      data: await updateSettings(context, { tenantId, user, values: body }),
    }),
    getSetting: async ({ tenantId, params }) => ({
      data: getValue(await readSettings(db, tenantId), params.key),
    }),
    putSetting: async ({ tenantId, user, params, body }) => {
      const values = { [params.key]: body.value };
      const settings = await updateSettings(context, { tenantId, user, values });
      return { data: getValue(settings, params.key) };
    },
  };
}
