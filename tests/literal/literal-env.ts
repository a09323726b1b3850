import type { HostName } from "../literal-host";

export const PUBLIC_KEY = "public-key-of-these-tests";

/** Settings of an app of which every host is the literal host. */
export const createLiteralEnv = (urls: Record<HostName, string>) => ({
  APP_SECRET: "a-secret-of-these-tests",
  RECORDS_PUBLIC_KEY: PUBLIC_KEY,
  DEFAULT_DOMAIN: "rimbailmu.example",
  UPSTREAM_SERVICES_URL: urls.services,
  UPSTREAM_LMS_URL: urls.lms,
  UPSTREAM_API_URL: urls.api,
  UPSTREAM_BATCH_URL: urls.batch,
  UPSTREAM_AUTH_URL: urls.auth,
  UPSTREAM_ACCOUNT_URL: urls.account,
  UPSTREAM_ASSISTANT_URL: urls.ai,
  UPSTREAM_RECORDS_URL: urls.database,
  UPSTREAM_DRIVE_URL: urls.drive,
  UPSTREAM_MAILER_URL: urls.mailer,
  UPSTREAM_RADIO_URL: urls.radio,
  UPSTREAM_GATEWAY_URL: urls.files,
  IMAGE_ORIGINS: new URL(urls.files).origin,
});
