import { formatDateTime } from "~/lib/dates";
import { formatBytes } from "~/lib/operations";
import { tenantExportsPath } from "~/lib/tenant-fields";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { type BackupTaskView, isUnfinished, openWithTicket, toTask } from "./operations/backups";
import { requiredForStaff } from "./required";

type Export = Awaited<ReturnType<ReturnType<typeof getAdmin>["listTenantExports"]>>["data"][number];

export interface TenantExportView extends BackupTaskView {
  /** Null if there is no file to download here. */
  download: { href: string; label: string } | null;
}

interface ExportRequest {
  tenantId: string;
  exportId: string;
}

export const tenantExportPath = ({ tenantId, exportId }: ExportRequest): string =>
  `${tenantExportsPath(tenantId)}/${encodeURIComponent(exportId)}`;

/** The tenant's last exports. @throws AppError forbidden, not-found, unavailable */
export async function listTenantExports(
  context: RequestContext,
  tenantId: string,
): Promise<{ exports: TenantExportView[]; isWorking: boolean }> {
  const exports = await requiredForStaff(
    getAdmin(context).listTenantExports({ params: { id: tenantId } }),
  );
  return {
    exports: exports.map((found) => toExportView(tenantId, found)),
    isWorking: exports.some(isUnfinished),
  };
}

function toExportView(tenantId: string, found: Export): TenantExportView {
  const { id, bytes, expiresAt } = found;
  const task = toTask(found);
  if (expiresAt === null) return { ...task, download: null };
  const href = tenantExportPath({ tenantId, exportId: id });
  return {
    ...task,
    detail: `${task.detail}; ${describeFile(bytes, expiresAt)}`,
    download: bytes === null ? null : { href, label: `Unduh (${formatBytes(bytes)})` },
  };
}

function describeFile(bytes: number | null, expiresAt: number): string {
  if (expiresAt <= Date.now()) return `berkasnya sudah dihapus`;
  return bytes === null
    ? "berkasnya ada di instans itu"
    : `berkasnya dihapus ${formatDateTime(expiresAt)}`;
}

/** @throws AppError not-found */
export const startTenantExport = (
  context: RequestContext,
  tenantId: string,
  idempotencyKey: string,
): Promise<ActionResult> =>
  attempt(context, { fields: [] }, () =>
    getAdmin(context).startTenantExport({ params: { id: tenantId }, idempotencyKey }),
  );

/** A ticket for one download. @throws AppError not-found */
export const authorizeExportDownload = (
  context: RequestContext,
  { tenantId, exportId, password }: ExportRequest & { password: string },
): Promise<ActionResult<{ data: { ticket: string } }>> =>
  attempt(context, { fields: ["password"] }, () =>
    getAdmin(context).authorizeExportDownload({
      params: { id: tenantId, exportId },
      body: { password },
    }),
  );

/** The archive as a stream; null if the ticket has expired. @throws AppError not-found */
export const downloadTenantExport = (
  context: RequestContext,
  { tenantId, exportId, ticket }: ExportRequest & { ticket: string },
): Promise<Response | null> =>
  openWithTicket(() =>
    getAdmin(context).downloadTenantExport({
      params: { id: tenantId, exportId },
      query: { ticket },
    }),
  );
