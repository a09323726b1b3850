import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";

/** The admin host. @throws AppError not-found if none is configured */
export function getAdmin(context: RequestContext): NonNullable<RequestContext["hosts"]["admin"]> {
  if (!context.hosts.admin) throw new AppError("not-found");
  return context.hosts.admin;
}
