import type { z } from "zod";
import { formatDate, formatDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import {
  type newTenantFields,
  TENANT_STATUS,
  TENANTS_PATH,
  type TenantChange,
  type TenantState,
} from "~/lib/tenant-fields";
import type { PageLinks, StatusView } from "~/lib/views";
import { getLayout, LAYOUT_KEYS } from "~/tenants/registry";
import type { TenantSummary } from "../hosts/admin/tenants";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { requiredForStaff } from "./required";

/** Tenants to copy that the form offers. */
const MAX_SOURCES = 100;

export interface TenantRowView {
  id: string;
  name: string;
  domains: string[];
  people: number;
  classes: number;
  status: StatusView;
}

export interface TenantView extends TenantRowView {
  created: string;
  layout: string;
  /** Since when, by whom and why; null while active. */
  suspension: string | null;
  /** What can be decided now; null for the installation's own tenant. */
  change: TenantChange | null;
}

interface Filters {
  page: number;
  search?: string | undefined;
  state?: TenantState | undefined;
}

const toRow = ({ id, name, domains, people, classes, suspendedAt }: TenantSummary) => ({
  id,
  name,
  domains,
  people,
  classes,
  status: TENANT_STATUS[suspendedAt === null ? "active" : "suspended"],
});

/** @throws AppError forbidden, unavailable */
export async function listTenants(
  context: RequestContext,
  query: Filters,
): Promise<{ rows: TenantRowView[]; links: PageLinks }> {
  const list = await requiredForStaff(getAdmin(context).listTenants({ query }));
  const { page: _, ...shown } = query;
  return { rows: list.items.map(toRow), links: createPageLinks(list, TENANTS_PATH, shown) };
}

/** @throws AppError forbidden, not-found, unavailable */
export async function getTenant(context: RequestContext, id: string): Promise<TenantView> {
  const tenant = await requiredForStaff(getAdmin(context).getTenant({ params: { id } }));
  const { createdAt, layout, suspendedAt, suspendedBy, reason, isInstallation } = tenant;
  const change = suspendedAt === null ? "suspend" : "restore";
  return {
    ...toRow(tenant),
    created: formatDate(createdAt),
    layout: getLayout(layout).name,
    suspension:
      suspendedAt === null
        ? null
        : `Sejak ${formatDateTime(suspendedAt)} oleh ${suspendedBy}: ${reason}`,
    change: isInstallation ? null : change,
  };
}

/** What a new site can be made from. @throws AppError forbidden, unavailable */
export async function getTenantChoices(context: RequestContext) {
  const { items } = await requiredForStaff(
    getAdmin(context).listTenants({ query: { perPage: MAX_SOURCES } }),
  );
  return {
    layouts: LAYOUT_KEYS.map((key) => ({ value: key, label: getLayout(key).name })),
    sources: items.map(({ id, name }) => ({ value: id, label: name })),
  };
}

type NewTenant = z.output<z.ZodObject<typeof newTenantFields>> & { password: string };

export async function createTenant(
  context: RequestContext,
  body: NewTenant,
  idempotencyKey: string,
): Promise<ActionResult<{ data: { id: string } }>> {
  if (!LAYOUT_KEYS.includes(body.layout)) {
    const fields = { layout: "Pilih tata letak dari daftar ini" };
    return { ok: false, status: 422, message: null, fields };
  }
  const fields = ["name", "slug", "layout", "from", "adminName", "adminEmail", "password"];
  return attempt(context, { fields, hostMessages: [409] }, () =>
    getAdmin(context).createTenant({ body, idempotencyKey }),
  );
}

/** @throws AppError not-found */
export const changeTenant = (
  context: RequestContext,
  id: string,
  body: { change: TenantChange; reason: string; password: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["reason", "password"], hostMessages: [409] }, () =>
    getAdmin(context).changeTenant({ params: { id }, body }),
  );
