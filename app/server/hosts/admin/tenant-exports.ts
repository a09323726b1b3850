import { z } from "zod";
import { currentPassword } from "../account/schemas";
import type { Operation } from "../host-contract";
import { instant } from "../schemas";
import { backupTaskSchema } from "./operations";
import { tenantParams } from "./tenants";

const exportParams = tenantParams.extend({ exportId: z.string().max(40) });

/** Archives of one tenant (docs/decisions/0110), for those who may call `tenantOperations`; else 403. */
export const tenantExportOperations = {
  /** The last ones, newest first. 404 for an unknown tenant. */
  listTenantExports: {
    method: "GET",
    path: "v1/tenants/{id}/export",
    params: tenantParams,
    response: z.array(
      backupTaskSchema.extend({
        /** Null if the answering instance has no such file, or not any more. */
        bytes: z.number().int().nullable(),
        /** When the file is deleted; null before it is written. */
        expiresAt: instant.nullable(),
      }),
    ),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Asks for an export, which a job writes; the unfinished one if there is one. In both tenants' audit logs. 404. */
  startTenantExport: {
    method: "POST",
    path: "v1/tenants/{id}/export",
    params: tenantParams,
    response: backupTaskSchema,
    success: [202],
    idempotent: false,
    auth: "user",
  },
  /** A ticket for this user and file, valid for five minutes. 404; 422 at `password`, 429. */
  authorizeExportDownload: {
    method: "POST",
    path: "v1/tenants/{id}/export/{exportId}/ticket",
    params: exportParams,
    body: z.object({ password: currentPassword }),
    response: z.object({ ticket: z.string() }),
    success: [200],
    idempotent: false,
    auth: "user",
  },
  /** The archive; each download is in both tenants' audit logs. 403 without a valid ticket, 404. */
  downloadTenantExport: {
    method: "GET",
    path: "v1/tenants/{id}/export/{exportId}/file",
    params: exportParams,
    query: z.object({ ticket: z.string().max(200).default("") }),
    response: z.unknown(),
    success: [200, 206],
    idempotent: true,
    auth: "user",
    raw: true,
    accept: "application/gzip",
  },
} satisfies Record<string, Operation>;
