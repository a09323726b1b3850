import { HostError } from "../hosts/host-contract";
import type { RequestContext } from "../request/context";
import { required } from "./required";

export interface CurrentUser {
  id: string;
  name: string;
  email: string;
  /** Roles in this tenant. Permissions depend on these alone (designs B2). */
  roles: number[];
}

const currentUserCache = new WeakMap<RequestContext, Promise<CurrentUser | null>>();

/**
 * The signed-in user with current roles, read once per request; null for guests and revoked tokens.
 * @throws AppError unavailable
 */
export function getCurrentUser(context: RequestContext): Promise<CurrentUser | null> {
  const user = currentUserCache.get(context) ?? fetchCurrentUser(context);
  currentUserCache.set(context, user);
  return user;
}

/** The chosen role (ROL5), else all roles of the user. They arrange pages and grant nothing. */
export async function getActiveRoles(context: RequestContext): Promise<number[]> {
  const roles = (await getCurrentUser(context))?.roles ?? [];
  const kind = context.session?.kind ?? null;
  return kind !== null && roles.includes(kind) ? [kind] : roles;
}

async function fetchCurrentUser(context: RequestContext): Promise<CurrentUser | null> {
  if (!context.session) return null;
  const response = context.hosts.services.getMe().catch((error: unknown) => {
    if (error instanceof HostError && error.status === 401) return null;
    throw error;
  });
  const user = await required(response.then((found) => found ?? { data: null }));
  return user && { id: user.id, name: user.name, email: user.email, roles: user.kinds };
}
