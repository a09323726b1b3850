import { formatDateTime } from "~/lib/dates";
import { formatSettingValue, getPathLabel } from "~/lib/site-labels";
import type { FormError } from "../forms/read-form";
import { type SiteConflict, siteConflictSchema } from "../hosts/admin/site";
import { HostError } from "../hosts/host-contract";
import type { TenantSetting } from "../hosts/lms/setting";
import {
  applySettingValues,
  findChangedValues,
  getPathKey,
  isSpecifiedKey,
  type SettingValue,
  type SettingValues,
  toSettingValues,
} from "../hosts/lms/setting-paths";
import type { RequestContext } from "../request/context";
import type { ActionResult } from "./action-result";
import { getAdmin } from "./admin";
import { toFormError } from "./form-error";
import { required, requiredForStaff } from "./required";

export const SITE_PATH = "/Dashboard/Situs";

const CONFLICT_MESSAGE =
  "Sebagian pengaturan ini baru saja diubah orang lain. Periksa isian yang ditandai; bila disimpan lagi, nilai Anda yang dipakai.";

/** The setting with the version that a form is made from; 0 with hosts that have no versions. */
export interface Site {
  version: number;
  setting: TenantSetting;
}

/** @throws AppError forbidden, unavailable */
export async function readSite(context: RequestContext): Promise<Site> {
  if (context.installation.hasOwnSettings) return requiredForStaff(getAdmin(context).getSite());
  return { version: 0, setting: await required(context.hosts.lms.getSettings()) };
}

/** Fields of a form with the paths of their values in the setting. */
export type FieldPaths = Readonly<Record<string, string>>;

/** A form's fields as text, from the setting. */
export function toFieldValues(setting: TenantSetting, paths: FieldPaths): Record<string, string> {
  const values = toSettingValues(setting);
  return Object.fromEntries(
    Object.entries(paths).map(([field, path]) => [field, String(values[path] ?? "")]),
  );
}

interface SavedPart {
  version: number;
  /** By field; undefined stands for the default. */
  values: Record<string, SettingValue | undefined>;
  paths: FieldPaths;
}

/** Saves the values of a form, or tells its sender which ones others have changed. */
export async function saveSite(
  context: RequestContext,
  { version, values, paths }: SavedPart,
): Promise<ActionResult> {
  const byPath: SettingValues = Object.fromEntries(
    Object.entries(paths).map(([field, path]) => [path, values[field] ?? null]),
  );
  try {
    if (context.installation.hasOwnSettings)
      await getAdmin(context).saveSite({ body: { version, values: byPath } });
    else await saveThroughProduct(context, byPath);
    return { ok: true };
  } catch (error) {
    return { ok: false, ...toSaveError(context, error, paths) };
  }
}

/** The product's own calls: a single key, or several at once; what they do not carry is left out (SET9). */
async function saveThroughProduct(context: RequestContext, values: SettingValues): Promise<void> {
  const { lms } = context.hosts;
  const setting = await required(lms.getSettings());
  const specified = Object.entries(findChangedValues(setting, values)).filter(([path]) =>
    isSpecifiedKey(getPathKey(path)),
  );
  const body = applySettingValues(setting, Object.fromEntries(specified));
  const keys = Object.keys(body);
  const [key = ""] = keys;
  if (keys.length > 1) await lms.putSettings({ body });
  else if (isSpecifiedKey(key))
    await lms.putSetting({ params: { key }, body: { value: body[key] } });
}

function toSaveError(context: RequestContext, error: unknown, paths: FieldPaths): FormError {
  if (!(error instanceof HostError)) throw error;
  const toFields = (messages: [path: string, text: string][]) =>
    Object.fromEntries(
      Object.entries(paths).flatMap(([field, path]) =>
        messages.filter(([of]) => of === path).map(([, text]) => [field, text]),
      ),
    );
  if (error.status === 409) {
    const conflicts = readConflicts(error).map((conflict): [string, string] => [
      conflict.path,
      `${describeConflict(conflict)} Nilai Anda tetap tertulis di sini.`,
    ]);
    return { status: 409, message: CONFLICT_MESSAGE, fields: toFields(conflicts) };
  }
  const formError = toFormError(context, error, { fields: Object.values(paths) });
  return { ...formError, fields: toFields(Object.entries(formError.fields)) };
}

export const readConflicts = (error: HostError): SiteConflict[] =>
  siteConflictSchema.safeParse(error.data).data?.conflicts ?? [];

export const describeConflict = ({ path, current, at, byName }: SiteConflict): string =>
  `${getPathLabel(path)} diubah ${byName} pada ${formatDateTime(at)} menjadi “${formatSettingValue(path, current)}”.`;
