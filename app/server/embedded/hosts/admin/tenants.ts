import type { tenantOperations } from "../../../hosts/admin/tenants";
import type { HostUser } from "../../../hosts/host-handler";
import { reauthenticate } from "../../domain/accounts/reauthenticate";
import { getUserName } from "../../domain/accounts/users";
import { createTenant } from "../../domain/tenants/create-tenant";
import { requireInstallationAdmin, type TenantActor } from "../../domain/tenants/installation";
import { getTenant, listTenants } from "../../domain/tenants/list-tenants";
import { changeTenant } from "../../domain/tenants/suspend-tenant";
import type { AuditSource } from "../../kit/audit/audit-log";
import type { HostContext, OperationHandlers } from "../../kit/context";

type Call = AuditSource & { user: HostUser };

/** Other tenants, for the superadmins of the installation's own. */
export function tenantHandlers(context: HostContext): OperationHandlers<typeof tenantOperations> {
  const { db } = context;
  const authorizeChange = async (call: Call, password: string): Promise<TenantActor> => {
    await requireInstallationAdmin(db, call);
    await reauthenticate(context, call.user.id, password);
    const { user, tenantId, clientIp, requestId } = call;
    return {
      user,
      name: await getUserName(db, user.id),
      source: { tenantId, clientIp, requestId },
    };
  };
  return {
    listTenants: async ({ tenantId, user, query }) => {
      await requireInstallationAdmin(db, { tenantId, user });
      return { data: await listTenants(db, query) };
    },
    getTenant: async ({ tenantId, user, params }) => {
      await requireInstallationAdmin(db, { tenantId, user });
      return { data: await getTenant(db, params.id) };
    },
    createTenant: async (input) => {
      const { password, from, ...tenant } = input.body;
      const actor = await authorizeChange(input, password);
      const request = { ...tenant, from: from ?? null };
      return { data: await createTenant(context, actor, request, input.idempotencyKey) };
    },
    changeTenant: async (input) => {
      const { password, ...change } = input.body;
      const actor = await authorizeChange(input, password);
      return { data: await changeTenant(context, actor, { id: input.params.id, ...change }) };
    },
  };
}
