import { z } from "zod";
import { HOST_NAMES } from "./hosts/contracts";

const flag = (name: string) => z.enum(["on", "off"], { error: `${name} must be "on" or "off"` });
const choice = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, {
    error: `${name} must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  });
const secret = (name: string, minLength: number) =>
  z.string().min(minLength, `${name} must have at least ${minLength} characters`);
const httpUrl = (name: string) =>
  z
    .url({
      protocol: /^https?$/,
      error: `${name} must be an http(s) address, such as http://127.0.0.1:4000/services`,
    })
    .transform((url) => url.replace(/\/+$/, ""));
const integer = (name: string, min: number, max: number) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int(`${name} must be a whole number`)
    .min(min, `${name} must be ${min} or more`)
    .max(max, `${name} must be ${max} or less`);
const domain = (name: string) =>
  z.string().regex(/^[a-z0-9.-]+$/, `${name} must be a lower-case host name without a port`);

const envSchema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: "NODE_ENV must be production, development or test",
    })
    .default("production"),
  PORT: integer("PORT", 0, 65_535).default(3000),
  /** Port of `npm run hosts`. */
  HOSTS_PORT: integer("HOSTS_PORT", 0, 65_535).default(4000),
  /** Default: all interfaces; `npm run hosts` listens on 127.0.0.1. */
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  /** Seed of an empty database. */
  SEED: z
    .enum(["demo", "starter", "none"], { error: "SEED must be demo, starter or none" })
    .default("none"),
  /**
   * Keys of cookies and receipts, newest first, comma-separated; generated on first start when
   * absent.
   */
  SECRET_KEY: z
    .string()
    .transform((list) => list.split(",").map((key) => key.trim()))
    .pipe(z.array(secret("SECRET_KEY", 32)).min(1))
    .optional(),
  /** Fixed secret that requests and encrypts app tokens (BOOT5). */
  APP_SECRET: secret("APP_SECRET", 16).optional(),
  /** Version reported by the embedded services host; a change clears browser state (BOOT2). */
  APP_VERSION: z
    .string()
    .regex(/^[\w.-]{1,40}$/, "APP_VERSION may hold letters, digits, dots and hyphens only")
    .optional(),
  /** Commit of the build, shown to operators. */
  APP_COMMIT: z
    .string()
    .regex(/^[\da-f]{7,40}$/, "APP_COMMIT must be the hash of a commit")
    .optional(),
  /** Address of the source repository, for links to its documentation. */
  SOURCE_URL: httpUrl("SOURCE_URL").optional(),
  BASE_URL: httpUrl("BASE_URL").optional(),
  /** Number of proxies that append to X-Forwarded-For. */
  TRUST_PROXY: integer("TRUST_PROXY", 0, 10).default(0),
  /** How long a stopping instance stays reachable while `/readyz` says 503; 2500 behind a proxy, else 0. */
  SHUTDOWN_DELAY_MS: integer("SHUTDOWN_DELAY_MS", 0, 6_000).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/, error: "DATABASE_URL must be a postgres:// address" })
    .optional(),
  UPSTREAM_SERVICES_URL: httpUrl("UPSTREAM_SERVICES_URL").optional(),
  UPSTREAM_LMS_URL: httpUrl("UPSTREAM_LMS_URL").optional(),
  UPSTREAM_API_URL: httpUrl("UPSTREAM_API_URL").optional(),
  UPSTREAM_BATCH_URL: httpUrl("UPSTREAM_BATCH_URL").optional(),
  UPSTREAM_AUTH_URL: httpUrl("UPSTREAM_AUTH_URL").optional(),
  /** An account web site: `/Login` goes there (ROL2, ROL3). With OWN_HOSTS the account host of the built-in pages. */
  UPSTREAM_ACCOUNT_URL: httpUrl("UPSTREAM_ACCOUNT_URL").optional(),
  UPSTREAM_ASSISTANT_URL: httpUrl("UPSTREAM_ASSISTANT_URL").optional(),
  UPSTREAM_RECORDS_URL: httpUrl("UPSTREAM_RECORDS_URL").optional(),
  UPSTREAM_DRIVE_URL: httpUrl("UPSTREAM_DRIVE_URL").optional(),
  UPSTREAM_MAILER_URL: httpUrl("UPSTREAM_MAILER_URL").optional(),
  UPSTREAM_RADIO_URL: httpUrl("UPSTREAM_RADIO_URL").optional(),
  UPSTREAM_GATEWAY_URL: httpUrl("UPSTREAM_GATEWAY_URL").optional(),
  UPSTREAM_ADMIN_URL: httpUrl("UPSTREAM_ADMIN_URL").optional(),
  UPSTREAM_LEARNING_URL: httpUrl("UPSTREAM_LEARNING_URL").optional(),
  /** Upstream hosts that `npm run hosts` serves, by name, or `all`; the others belong to someone else (decision 41). */
  OWN_HOSTS: z
    .string()
    .transform((list) =>
      list.trim() === "all" ? [...HOST_NAMES] : list.split(",").map((name) => name.trim()),
    )
    .pipe(
      z.array(
        z.enum(HOST_NAMES, {
          error: "OWN_HOSTS must be all, or names of hosts such as lms,records",
        }),
      ),
    )
    .optional(),
  /** Public key of an external records host; derived for an embedded one. */
  RECORDS_PUBLIC_KEY: z.string().min(8).max(1_000).optional(),
  /** Payment and payout providers; sandboxes by default. */
  PAYMENT_GATEWAY: choice("PAYMENT_GATEWAY", ["sandbox", "midtrans", "xendit"]).default("sandbox"),
  PAYOUT_RAIL: choice("PAYOUT_RAIL", ["sandbox", "midtrans"]).default("sandbox"),
  MIDTRANS_MODE: choice("MIDTRANS_MODE", ["sandbox", "production"]).default("sandbox"),
  MIDTRANS_SERVER_KEY: z.string().optional(),
  MIDTRANS_CREATOR_KEY: z.string().optional(),
  MIDTRANS_APPROVER_KEY: z.string().optional(),
  XENDIT_SECRET_KEY: z.string().optional(),
  XENDIT_CALLBACK_TOKEN: z.string().optional(),
  /** Without it email stays in the outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "SMTP_URL must be an smtp:// or smtps:// address" })
    .optional(),
  /** Without it files are stored in DATA_DIR. */
  S3_ENDPOINT: httpUrl("S3_ENDPOINT").optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Without it the assistant quotes the content. Includes `/v1`. */
  AI_URL: httpUrl("AI_URL").optional(),
  AI_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  /** Domains of the tenants for unknown hosts, local networks and the Pesilat program. */
  DEFAULT_DOMAIN: domain("DEFAULT_DOMAIN").default("default.localhost"),
  DEMO_DOMAIN: domain("DEMO_DOMAIN").default("demo.localhost"),
  PESILAT_DOMAIN: domain("PESILAT_DOMAIN").default("pesilat.localhost"),
  /**
   * Other origins whose pictures and logos are shown, comma-separated, `*.` for subdomains; that of
   * UPSTREAM_DRIVE_URL is one of them.
   */
  IMAGE_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim().replace(/\/$/, "")))
    .pipe(
      z.array(
        z.string().regex(/^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/, {
          error: "IMAGE_ORIGINS must be origins such as https://cdn.example,https://*.example.org",
        }),
      ),
    )
    .optional(),
  PAGE_CACHE: flag("PAGE_CACHE").default("on"),
  READ_CACHE: flag("READ_CACHE").default("on"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "LOG_LEVEL must be fatal, error, warn, info, debug or silent",
    })
    .default("info"),
});

/** Settings required by another setting: name, value (null: any) and required names. */
const REQUIRED_COMPANIONS = [
  ["PAYMENT_GATEWAY", "midtrans", ["MIDTRANS_SERVER_KEY"]],
  ["PAYMENT_GATEWAY", "xendit", ["XENDIT_SECRET_KEY", "XENDIT_CALLBACK_TOKEN"]],
  ["PAYOUT_RAIL", "midtrans", ["MIDTRANS_CREATOR_KEY", "MIDTRANS_APPROVER_KEY"]],
  ["S3_ENDPOINT", null, ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
  ["AI_URL", null, ["AI_MODEL"]],
] as const;

export type Env = z.output<typeof envSchema>;

/** A little more than the interval of health checks in deploy/Caddyfile. */
const PROXY_DELAY_MS = 2_500;

/** How long a stop is announced before it: behind a proxy, until that has noticed. */
export const getShutdownDelayMs = ({
  SHUTDOWN_DELAY_MS,
  TRUST_PROXY,
}: Pick<Env, "SHUTDOWN_DELAY_MS" | "TRUST_PROXY">): number =>
  SHUTDOWN_DELAY_MS ?? (TRUST_PROXY > 0 ? PROXY_DELAY_MS : 0);

/** Origins whose images are fetched and shown. */
export const getImageOrigins = ({
  IMAGE_ORIGINS = [],
  UPSTREAM_DRIVE_URL,
}: Pick<Env, "IMAGE_ORIGINS" | "UPSTREAM_DRIVE_URL">): string[] =>
  UPSTREAM_DRIVE_URL ? [...IMAGE_ORIGINS, new URL(UPSTREAM_DRIVE_URL).origin] : IMAGE_ORIGINS;

/** Invalid settings; the message is for the operator. */
export class SettingError extends Error {
  override name = "SettingError";
}

/**
 * Reads the settings; nothing else reads `process.env`. An empty variable counts as unset.
 * @throws SettingError with one sentence per invalid or missing setting
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const settings = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = envSchema.safeParse(settings);
  const missing = REQUIRED_COMPANIONS.flatMap(([name, value, companions]) => {
    const setting = settings[name];
    const applies = value === null ? setting !== undefined : setting === value;
    return applies
      ? companions
          .filter((companion) => settings[companion] === undefined)
          .map((companion) => `${name}=${setting} needs ${companion}.`)
      : [];
  });
  if (result.success && missing.length === 0) return result.data;
  const sentences = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `${issue.message.includes(name) ? issue.message : `${name}: ${issue.message}`}.`;
  });
  throw new SettingError([...new Set([...sentences, ...missing])].join(" "));
}
