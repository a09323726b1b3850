import { z } from "zod";
import { defineHost } from "../define";
import { SETTING_KEYS, tenantSettingSchema } from "./setting";

const cache = { fresh: 10_000, stale: 86_400_000 };
const write = { method: "PUT", success: [200], idempotent: true, needs: "user", changesContent: true } as const;
const read = { method: "GET", success: [200], idempotent: true, cache } as const;
const key = z.object({ key: z.enum(SETTING_KEYS) });

/** The lms host: which tenant a host name is, and its settings (section 7; SET9). */
export const lmsContract = defineHost("lms", {
  /** `domain`: lower-case host name, no port. 404 for one that belongs to nobody. */
  getAppId: {
    ...read,
    path: "cms/app/id",
    query: z.object({ domain: z.string().min(1).max(253) }),
    needs: "nothing",
    tenant: false,
    answer: z.object({ id: z.string(), domain: z.string(), isMain: z.boolean() }),
  },
  getSettings: { ...read, path: "cms/app/settings", needs: "app", answer: tenantSettingSchema },
  putSettings: { ...write, path: "cms/app/settings", body: z.record(z.string(), z.unknown()), answer: tenantSettingSchema },
  getSetting: { ...read, path: "cms/app/setting/{key}", params: key, needs: "app", answer: z.unknown() },
  putSetting: { ...write, path: "cms/app/setting/{key}", params: key, body: z.object({ value: z.unknown() }), answer: z.unknown() },
});
