import { formatDateTime } from "~/lib/dates";
import { createPageLinks } from "~/lib/page-links";
import { formatSettingValue, getPathLabel } from "~/lib/site-labels";
import type { PageLinks } from "~/lib/views";
import type { SiteVersion } from "../hosts/admin/site";
import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import type { ActionResult } from "./action-result";
import { getAdmin } from "./admin";
import { toFormError } from "./form-error";
import { requiredForStaff } from "./required";
import { describeConflict, readConflicts, SITE_PATH } from "./site";

export const SITE_HISTORY_PATH = `${SITE_PATH}/Riwayat`;

export interface SiteVersionView {
  version: number;
  when: string;
  byName: string;
  /** Number of the version that this one took back. */
  undoes: number | null;
  changes: { path: string; label: string; before: string; after: string }[];
}

const toVersionView = ({ version, at, byName, undoes, changes }: SiteVersion): SiteVersionView => ({
  version,
  when: formatDateTime(at),
  byName,
  undoes,
  changes: changes.map(({ path, before, after }) => ({
    path,
    label: getPathLabel(path),
    before: formatSettingValue(path, before),
    after: formatSettingValue(path, after),
  })),
});

/** Versions of the setting, newest first. @throws AppError forbidden, unavailable */
export async function listSiteVersions(
  context: RequestContext,
  query: { page: number },
): Promise<{ rows: SiteVersionView[]; links: PageLinks }> {
  const list = await requiredForStaff(getAdmin(context).listSiteVersions({ query }));
  return {
    rows: list.items.map(toVersionView),
    links: createPageLinks(list, SITE_HISTORY_PATH, {}),
  };
}

/** Takes a version back, or tells what was changed since. @throws AppError not-found */
export async function undoSiteVersion(
  context: RequestContext,
  version: number,
): Promise<ActionResult> {
  try {
    await getAdmin(context).undoSiteVersion({ params: { version } });
    return { ok: true };
  } catch (error) {
    const conflicts = error instanceof HostError ? readConflicts(error) : [];
    if (conflicts.length === 0)
      return { ok: false, ...toFormError(context, error, { fields: [] }) };
    const message = `Versi ${version} tidak dapat dibatalkan, karena isinya sudah diubah lagi. ${conflicts.map(describeConflict).join(" ")}`;
    return { ok: false, status: 409, message, fields: {} };
  }
}
