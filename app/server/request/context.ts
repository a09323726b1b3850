import type { Installation } from "~/lib/installation";
import type { AnswerStreams } from "../answers/answer-streams";
import type { RecentQuestions } from "../answers/recent-questions";
import type { CONTRACTS, HostName, OptionalHost } from "../hosts/contracts";
import type { HostClient } from "../hosts/host-contract";
import type { HostMonitor } from "../hosts/host-monitor";
import type { TenantSetting } from "../hosts/lms/setting";
import type { Log } from "../log/log";
import type { CookieJar } from "../session/cookie-jar";
import type { Encrypter } from "../session/encrypter";
import type { Session } from "../session/session";
import type { SiteOrigin } from "../tenant/site-origin";

/** The hosts as one caller sees them: every call carries that caller's tokens, tenant and request id. */
export type BoundHosts = {
  // Null if the services host is external and this one is not configured: its screens are hidden.
  readonly [N in HostName]:
    | HostClient<(typeof CONTRACTS)[N]>
    | (N extends OptionalHost ? null : never);
};

/** Answers of the assistant that this process streams. */
export interface Answers {
  streams: AnswerStreams;
  recentQuestions: RecentQuestions;
}

export interface Tenant {
  tenantId: string;
  /** Host name of the tenant: lower-case, no port. */
  domain: string;
  /** False for an unknown host name, which gets the default tenant with `noindex`. */
  isKnown: boolean;
  /** The tenant whose superadmins run the installation. */
  isInstallation?: boolean;
  setting: TenantSetting;
}

/** One request's context; `defineLoader` and `defineAction` pass it to the route. */
export interface RequestContext {
  requestId: string;
  /** Absolute URL as the browser shows it. */
  url: URL;
  tenant: Tenant;
  /** Origin of canonical and share URLs, and whether this spelling of the host may be indexed. */
  site: SiteOrigin;
  /** The session cookie's content. Roles come from `getCurrentUser`. */
  session: Session | null;
  hosts: BoundHosts;
  /** How this process's calls to its hosts went. */
  hostMonitor: HostMonitor;
  installation: Installation;
  /** The site's own cookies. `defineLoader` and `defineAction` send the changes. */
  cookies: CookieJar;
  /** Hosts with the assistant's token (ROL7); with a separate signal for calls that outlive the request. */
  hostsForAssistant(caller: { chatToken: string; signal?: AbortSignal }): BoundHosts;
  /** Hosts with the access token of a sign-in that is being completed. */
  hostsForUser(accessToken: string): BoundHosts;
  answers: Answers;
  /** Aborted when the response's connection closes. */
  signal: AbortSignal;
  /** For inline scripts and styles; undefined on shared pages, whose style is allowed by its hash. */
  nonce: string | undefined;
  clientIp: string;
  /** `Save-Data`: no web fonts, no scripts, smaller images. */
  dataSaver: boolean;
  appVersion: string;
  /** Address of the source repository; null if the operator names none. */
  sourceUrl: string | null;
  /** Start of a sign-in at the account site (ROL2, ROL3). */
  account: {
    /** Null for the built-in account pages. */
    siteUrl: string | null;
    /** The app token's code, and the token encrypted for the account site; null without a token. */
    credentials(): { code: string; token: string } | null;
  };
  encrypter: Encrypter;
  log: Log;
  /** Style of a part of the page that an action renders once, such as a theme that is not saved. */
  previewStyle?: string;
  /** Set when a host's failure left a part of the page out. */
  hasGaps?: boolean;
}
