import type { Kysely, Transaction } from "kysely";
import type { Ports } from "../adapters/ports";
import type { HostContract, Operation } from "../hosts/define";
import { type Handlers, HostRefusal, type HostUser } from "../hosts/implement";
import type { Log } from "../log/log";
import type { Schema } from "./schema/schema";

/** What the handlers of an embedded host work with. */
export interface HostContext {
  db: Kysely<Schema>;
  appSecret: string;
  /** The records host's public key. */
  publicKey: string;
  /** Where the services outside are, real or sandbox. */
  ports: Ports;
  /** Folder of files that are not in the database. */
  dataDir: string;
  /** Absolute address of a path on a tenant's site, for mail and gateways. */
  siteUrl: (lmsId: string, path: string) => Promise<string>;
  appVersion: string;
  /** UTC ms. */
  clock: () => number;
  log: Log;
}

/** A database or a transaction on it: what only reads, or belongs to a larger change, takes either. */
export type Queryable = Kysely<Schema> | Transaction<Schema>;

/** Handlers of some of a host's operations; together they make the host. */
export type HandlersOf<O extends Record<string, Operation>> = Handlers<HostContract<O>>;

const FORBIDDEN = "Anda tidak memiliki akses untuk tindakan ini.";
export const STALE = "Data sudah berubah, muat ulang halaman.";

export const forbidden = () => new HostRefusal(403, FORBIDDEN);
export const missing = (what: string) => new HostRefusal(404, `${what} tidak ditemukan`);
export const invalid = (fields: Record<string, string>) => new HostRefusal(422, "Periksa kembali isian Anda", fields);

/** @throws HostRefusal 403 unless the user has one of these roles (ENT15) in the tenant */
export function requireRole(user: HostUser, roles: readonly number[]): void {
  if (!user.roles.some((role) => roles.includes(role))) throw forbidden();
}

/** Superadmin everywhere, admin in the tenant (designs B2). */
export const MANAGERS = [0, 1] as const;
