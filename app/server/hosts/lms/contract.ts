import { z } from "zod";
import { DAY_MS } from "~/lib/time";
import { defineHost } from "../host-contract";
import { firstText, flag, headerText, isRecord, optionalText, prepared } from "../schemas";
import { SETTING_KEYS, tenantSettingSchema } from "./setting";

const cache = { fresh: 10_000, stale: DAY_MS };
const write = {
  method: "PUT",
  success: [200],
  idempotent: true,
  auth: "user",
  changesContent: true,
} as const;
const read = { method: "GET", success: [200], idempotent: true, cache } as const;
const key = z.object({ key: z.enum(SETTING_KEYS) });

/** The bare id, `id` or `lmsId`. */
export const appIdSchema = prepared(
  (value) => (isRecord(value) ? { ...value, id: firstText(value.id, value.lmsId) } : { id: value }),
  z.object({
    id: headerText(),
    /** Null if the host does not repeat it. */ domain: optionalText(253),
    isMain: flag(),
    /** Of this product: a closed site, and the tenant that runs the installation. */
    isSuspended: flag(),
    isInstallation: flag(),
  }),
);

/** LMS host: tenant by domain, and its settings (SET9). */
export const lmsContract = defineHost("lms", {
  /** The tenant of the `Origin`, without one of the `Host`; else the main tenant. 404 for an unknown origin. */
  getAppId: {
    ...read,
    path: "cms/app/id",
    auth: "none",
    tenant: false,
    sendsOrigin: true,
    response: appIdSchema,
  },
  getSettings: { ...read, path: "cms/app/settings", auth: "app", response: tenantSettingSchema },
  putSettings: {
    ...write,
    path: "cms/app/settings",
    body: z.record(z.string(), z.unknown()),
    response: tenantSettingSchema,
  },
  getSetting: {
    ...read,
    path: "cms/app/setting/{key}",
    params: key,
    auth: "app",
    response: z.unknown(),
  },
  putSetting: {
    ...write,
    path: "cms/app/setting/{key}",
    params: key,
    body: z.object({ value: z.unknown() }),
    response: z.unknown(),
  },
});
