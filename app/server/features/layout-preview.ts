import { hasPermission } from "~/lib/permissions";
import { LAYOUT_KEYS } from "~/tenants/registry";
import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { getCurrentUser } from "./current-user";

const PREVIEW_PATH = /^\/_preview\/([a-z0-9-]{1,60})\/?$/i;

export const getPreviewPath = (layout: string) => `/_preview/${layout}`;

/** The layout that a path previews; null for other paths and unknown layouts. */
export function findPreviewLayout(pathname: string): string | null {
  const [, name] = PREVIEW_PATH.exec(pathname) ?? [];
  return LAYOUT_KEYS.find((key) => key === name?.toLowerCase()) ?? null;
}

/** The tenant that a path previews; null for other paths and for layouts. */
export function findPreviewTenant(pathname: string): string | null {
  const [, id] = PREVIEW_PATH.exec(pathname) ?? [];
  return id !== undefined && findPreviewLayout(pathname) === null ? id : null;
}

/** The layout of a page's frame: the previewed one for those who may choose, else the tenant's. */
export async function getShownLayout(context: RequestContext): Promise<string> {
  const { layout } = context.tenant.setting;
  const preview = findPreviewLayout(context.url.pathname);
  if (preview === null) return layout;
  try {
    const user = await getCurrentUser(context);
    return user && hasPermission(user.roles, "setting.write") ? preview : layout;
  } catch (error) {
    if (error instanceof AppError) return layout;
    throw error;
  }
}
