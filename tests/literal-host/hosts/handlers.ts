import { fail } from "../answers";
import type { State } from "../data/state";
import type { Answer, LiteralRequest } from "../types";

export type Handler = (request: LiteralRequest, state: State) => Answer;
export type Handlers = Record<string, Handler>;

/** Superadmin, admin, and the roles read as staff: everyone but student, industry and partner. */
const STAFF_ROLES = [0, 1, 2, 3, 6, 7, 9];

/** Answer for a caller who may not write; null lets the request pass. */
export function refuseNonStaff({ role }: LiteralRequest, state: State): Answer | null {
  if (state.options.enforceRoles === false) return null;
  if (role === null) return fail(401, "Silakan masuk terlebih dahulu");
  return STAFF_ROLES.includes(role) ? null : fail(403, "Anda tidak memiliki akses");
}

export function forStaff(handler: Handler): Handler {
  return (request, state) => refuseNonStaff(request, state) ?? handler(request, state);
}

export function forUser(handler: Handler): Handler {
  return (request, state) =>
    request.role === null ? fail(401, "Silakan masuk terlebih dahulu") : handler(request, state);
}
