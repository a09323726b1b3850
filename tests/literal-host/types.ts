export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };
export type Id = string | number;

/** Hosts of the 97 calls, then three that a browser or an image proxy may ask (see silence.ts). */
export const HOST_NAMES = [
  "services",
  "lms",
  "api",
  "batch",
  "auth",
  "ai",
  "database",
  "drive",
  "mailer",
  "account",
  "radio",
  "files",
] as const;
export type HostName = (typeof HOST_NAMES)[number];

export const VARIANTS = [
  "nulls",
  "empty",
  "extra",
  "text-numbers",
  "numeric-ids",
  "other-paging",
  "bare",
  "literal-200",
  "silent",
  "soft-errors",
  "unwrapped",
] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Call {
  /** `METHOD host/path`, unique among the 97. */
  key: string;
  host: HostName;
  method: string;
  path: string;
  query: string[];
  /** Heading of section 7 under which the product description lists the call. */
  section: string;
  /** Creates a record: 201 unless the variant `literal-200` is on. */
  creates: boolean;
  /** One of the five creates that succeed only on 201. */
  mustBe201: boolean;
  /** The product description does not show the answer's data; silence.ts says what is sent. */
  silent: boolean;
}

export interface Tenant {
  id: Id;
  clientId: string;
  domain: string;
  setting: JsonObject;
  /** Values of `cms/app/setting/{key}` that are not fields of the tenant setting. */
  extraSettings: JsonObject;
}

export interface LiteralRequest {
  call: Call;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Json;
  tenant: Tenant;
  /** Role number of a known access token; null for a guest or an unknown token. */
  role: number | null;
  bearer: string;
}

export interface Answer {
  status: number;
  body: Json;
  /** Newline-delimited JSON, sent in place of `body`. */
  lines?: JsonObject[];
  /** Bytes of a type other than JSON, sent in place of `body`. */
  raw?: { type: string; content: Buffer };
}

export interface LiteralRecord {
  host: HostName;
  method: string;
  path: string;
  /** Query names in the order received. */
  query: string[];
  values: Record<string, string>;
  /** Query names that the product description does not list for this call. */
  unknownQuery: string[];
  headers: Record<string, string>;
  body: Json;
  /** Response status; 0 while the request is unanswered. */
  status: number;
  /** Key of the matched call, null when none matches. */
  call: string | null;
  /** Tenant id recognised in the request, null when the first tenant was assumed. */
  tenant: Id | null;
  /** The client closed the connection before the answer was complete. */
  aborted: boolean;
}

export interface TenantOverride {
  id?: Id;
  clientId?: string;
  domain?: string;
  setting?: JsonObject;
}

export interface ChatOptions {
  /** Bytes per write; the default of 37 splits lines and UTF-8 sequences. */
  chunkBytes?: number;
  delayMs?: number;
  finalNewline?: boolean;
  /** Answer text; a sentence about the query when absent. */
  text?: string;
}

export interface LiteralOptions {
  /** `strings` are digits ("1003"), `keys` are not ("k1-3"). */
  ids?: "strings" | "numbers" | "keys";
  variants?: Variant[];
  /** Seed of the random mutation of every answer; null or absent turns it off. */
  corrupt?: number | null;
  versionShape?: "appVersion" | "version" | "bare";
  idShape?: "lmsId" | "id" | "bare";
  /** `snake` answers logo_dark, logo_light and is_maintenance. */
  settingNames?: "camel" | "snake";
  /** Adds `status` to each class; the product description names labels but no field. */
  classStatus?: boolean;
  /** Refuses payout decisions and content writes without an admin or staff token. */
  enforceRoles?: boolean;
  appVersion?: string;
  /** Kinds of posts beyond the built-in ones. */
  kinds?: string[];
  /** Overrides of the two tenants, by position. */
  tenants?: TenantOverride[];
  chat?: ChatOptions;
  /** Base address of covers and logos; the host `files` when absent. */
  fileBase?: string;
}
