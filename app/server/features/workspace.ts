import { filterOffered } from "~/lib/installation";
import { getRoleLabel } from "~/lib/roles";
import { isWorkspacePath } from "~/lib/route-handle";
import type { MenuItem, WorkspaceView } from "~/lib/views";
import { AppError } from "../app-error";
import { createIdempotencyKey } from "../forms/read-form";
import type { RequestContext } from "../request/context";
import { getCurrentUser } from "./current-user";
import { INVOICES_PATH } from "./invoices";

const ACCOUNT_LINKS: readonly MenuItem[] = [
  { label: "Akun saya", href: "/Akun" },
  { label: "Tagihan saya", href: INVOICES_PATH },
  { label: "Keluar", href: "/Keluar" },
];

/** Null outside of the workspace, for guests, and while the user cannot be read: then the page itself says so. */
export async function readWorkspace(context: RequestContext): Promise<WorkspaceView | null> {
  if (!context.session || !isWorkspacePath(context.url.pathname)) return null;
  const user = await getCurrentUser(context).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (!user) return null;
  const { kind } = context.session;
  return {
    userName: user.name,
    roles: user.roles.map((role) => ({ kind: role, label: getRoleLabel(role) })),
    activeRole: kind !== null && user.roles.includes(kind) ? kind : null,
    links: filterOffered(ACCOUNT_LINKS, context.installation),
    idempotencyKey: createIdempotencyKey(),
  };
}
