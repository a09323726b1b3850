import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { subject } from "./read";

export interface Me {
  id: string;
  name: string;
  email: string;
  /** Granted in this tenant, by number; what somebody may do follows from these alone (designs B2). */
  roles: number[];
}

const asked = new WeakMap<Visit, Promise<Me | null>>();

/**
 * Who is signed in, with the roles the host grants now: asked once a request, so that a role that was taken away is gone at
 * the next page. Null for guests, and for a token that the host no longer knows.
 * @throws AppError unavailable
 */
export function meOf(visit: Visit): Promise<Me | null> {
  const known = asked.get(visit) ?? ask(visit);
  asked.set(visit, known);
  return known;
}

async function ask(visit: Visit): Promise<Me | null> {
  if (!visit.session) return null;
  const answer = visit.hosts.services.getMe().catch((error: unknown) => {
    if (error instanceof HostError && error.status === 401) return null;
    throw error;
  });
  const found = await subject(answer.then((data) => data ?? { data: null }));
  return found && { id: found.id, name: found.name, email: found.email, roles: found.kinds };
}
