import { z } from "zod";
import type { Operation } from "../host-contract";
import { tenantSettingSchema } from "../lms/setting";
import { instant, PAGE_SIZE, paged, pageNumber, pageSize } from "../schemas";

const settingValue = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** 0 before the first one. */
const versionNumber = z.number().int().min(0);
const versionParams = z.object({ version: z.coerce.number().int().min(1).max(1_000_000_000) });

const siteVersionSchema = z.object({
  version: versionNumber,
  at: instant,
  byName: z.string(),
  /** The version that this one took back. */
  undoes: versionNumber.nullable(),
  changes: z.array(z.object({ path: z.string(), before: settingValue, after: settingValue })),
});
export type SiteVersion = z.output<typeof siteVersionSchema>;

/** `data` of a 409: values that were changed meanwhile. */
export const siteConflictSchema = z.object({
  conflicts: z.array(
    z.object({ path: z.string(), current: settingValue, at: instant, byName: z.string() }),
  ),
});
export type SiteConflict = z.output<typeof siteConflictSchema>["conflicts"][number];

const write = { success: [200], idempotent: true, auth: "user", changesContent: true } as const;
const latestVersion = z.object({ version: versionNumber });

/** The tenant's setting with its versions, for roles 0 and 1 (docs/decisions/0075). */
export const siteOperations = {
  /** Not cached, unlike the reads of the lms host. 403. */
  getSite: {
    method: "GET",
    path: "v1/site",
    response: z.object({ version: versionNumber, setting: tenantSettingSchema }),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /**
   * Values by path, such as `css.clr_primary`, as they stand on a form of `version`. Those that the form did not change
   * are left as they are now. 403; 409 with the conflicts if others have changed the same ones since; 422 by path.
   */
  saveSite: {
    ...write,
    method: "PUT",
    path: "v1/site",
    body: z.object({ version: versionNumber, values: z.record(z.string().max(60), settingValue) }),
    response: latestVersion,
  },
  /** Newest first. 403. */
  listSiteVersions: {
    method: "GET",
    path: "v1/site/version",
    query: z.object({ page: pageNumber, perPage: pageSize(PAGE_SIZE.content) }),
    response: paged(siteVersionSchema),
    success: [200],
    idempotent: true,
    auth: "user",
  },
  /** Takes the version's values back, as a new version. 403, 404; 409 with the conflicts if they were changed again. */
  undoSiteVersion: {
    ...write,
    method: "POST",
    path: "v1/site/version/{version}/undo",
    params: versionParams,
    response: latestVersion,
    idempotent: false,
  },
} satisfies Record<string, Operation>;
