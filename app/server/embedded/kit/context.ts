import type { Kysely, Transaction } from "kysely";
import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { hasPermission, type Permission } from "~/lib/permissions";
import type { Ports } from "../../adapters/ports";
import type { HostContract, Operation } from "../../hosts/host-contract";
import { ApiError, type Handlers, type HostUser } from "../../hosts/host-handler";
import type { Log } from "../../log/log";
import type { Schema } from "../database/schema/schema";

export { STALE_MESSAGE } from "~/lib/messages";

/** Dependencies of the embedded hosts and of the domain functions behind them. */
export interface HostContext {
  db: Kysely<Schema>;
  appSecret: string;
  /** The records host's public key. */
  publicKey: string;
  /** External services, real or sandbox. */
  ports: Ports;
  /** Folder of files that are not in the database. */
  dataDir: string;
  /** Absolute URL of a path on a tenant's site, for emails and gateways. */
  siteUrl: (tenantId: string, path: string) => Promise<string>;
  /** Origin of the site as its visitor sees it, for the way back from a gateway; absent outside of a visitor's call. */
  visitedOrigin?: string | null;
  appVersion: string;
  /** UTC ms. */
  clock: () => number;
  log: Log;
}

/** A database or a transaction on it. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/** Handlers of some of a host's operations. */
export type OperationHandlers<O extends Record<string, Operation>> = Handlers<HostContract<O>>;

export const forbidden = () => new ApiError(403, FORBIDDEN_MESSAGE);
export const notFound = (what: string) => new ApiError(404, `${what} tidak ditemukan`);
export const validationError = (fields: Record<string, string>) =>
  new ApiError(422, "Periksa kembali isian Anda", fields);

/** @throws ApiError 403 unless one of the user's roles in the tenant has the permission */
export function requirePermission(user: HostUser, permission: Permission): void {
  if (!hasPermission(user.roles, permission)) throw forbidden();
}
