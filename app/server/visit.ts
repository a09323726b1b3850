import type { CONTRACTS, HostName } from "./hosts/contracts";
import type { HostClient } from "./hosts/define";
import type { TenantSetting } from "./hosts/lms/setting";
import type { Log } from "./log/log";
import type { Sealer } from "./session/sealed";
import type { Session } from "./session/session";

/** The hosts as one caller sees them: every call carries that caller's tokens, tenant and request id. */
export type BoundHosts = {
  // Null when the services host is a real one and no desk stands beside it: its screens are not offered.
  readonly [N in HostName]: HostClient<(typeof CONTRACTS)[N]> | (N extends "desk" ? null : never);
};

export interface Tenant {
  lmsId: string;
  /** The tenant's own host name, lower-case, no port. */
  domain: string;
  /** False for a host name that belongs to nobody: the default tenant is shown with `noindex`. */
  known: boolean;
  setting: TenantSetting;
}

/** One request's context; loaders and actions get it from `visitOf(args)`. */
export interface Visit {
  requestId: string;
  /** Address as the visitor's browser shows it, scheme and host included. */
  url: URL;
  tenant: Tenant;
  /** Who is signed in, as the cookie says: what they may do is asked with `meOf`. */
  session: Session | null;
  hosts: BoundHosts;
  /** The hosts with the assistant's own token (ROL7); with a signal of their own for what may outlast this request. */
  hostsAs(caller: { chatToken: string; signal?: AbortSignal }): BoundHosts;
  /** Aborted when the response's connection closes. */
  signal: AbortSignal;
  /** For the page's inline scripts and styles; undefined on pages that the page cache keeps (their policy has hashes). */
  nonce: string | undefined;
  clientIp: string;
  /** The visitor asked to save data: no web fonts, no scripts, smaller pictures. */
  dataSaver: boolean;
  appVersion: string;
  /** What a sign-in at the account site begins with (ROL2, ROL3). */
  account: {
    /** Null: our own pages. */
    siteUrl: string | null;
    /** The app token's code, and an app token sealed for the account site now; null without a token. */
    credentials(): { code: string; token: string } | null;
  };
  sealer: Sealer;
  log: Log;
}
