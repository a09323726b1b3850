import type { lmsContract } from "../../hosts/lms/contract";
import type { TenantSetting } from "../../hosts/lms/setting";
import type { SettingKey } from "../../hosts/lms/setting-paths";
import { findInstallationTenant } from "../domain/tenants/installation";
import { readSettings } from "../domain/tenants/settings";
import { findMainTenant, findTenantByDomain } from "../domain/tenants/tenant-domains";
import { updateSettings } from "../domain/tenants/update-settings";
import { type HostContext, notFound, type OperationHandlers } from "../kit/context";

/** The lms host: tenants by domain and their settings (SET9). */
export function lmsHandlers(
  context: HostContext,
): OperationHandlers<(typeof lmsContract)["operations"]> {
  const { db } = context;
  const getValue = (settings: TenantSetting, key: SettingKey): unknown => settings[key];

  return {
    getAppId: async ({ origin, hostName }) => {
      const tenant = origin
        ? await findTenantByDomain(context, getOriginHostName(origin))
        : ((await findTenantByDomain(context, hostName)) ?? (await findMainTenant(context)));
      if (!tenant) throw notFound("Situs");
      const isInstallation = tenant.id === (await findInstallationTenant(db));
      return { data: { ...tenant, isInstallation } };
    },
    getSettings: async ({ tenantId }) => ({ data: await readSettings(db, tenantId) }),
    putSettings: async (input) => {
      const { tenantId, user, body } = input;
      return {
        data: await updateSettings(context, { tenantId, user, values: body, source: input }),
      };
    },
    getSetting: async ({ tenantId, params }) => ({
      data: getValue(await readSettings(db, tenantId), params.key),
    }),
    putSetting: async (input) => {
      const { tenantId, user, params, body } = input;
      const values = { [params.key]: body.value };
      const settings = await updateSettings(context, { tenantId, user, values, source: input });
      return { data: getValue(settings, params.key) };
    },
  };
}

/** "" for an origin such as "null", which no tenant has. */
const getOriginHostName = (origin: string) =>
  URL.canParse(origin) ? new URL(origin).hostname : "";
