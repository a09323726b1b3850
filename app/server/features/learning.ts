import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";

/** The learning host. @throws AppError not-found if none is configured */
export function getLearning(
  context: RequestContext,
): NonNullable<RequestContext["hosts"]["learning"]> {
  if (!context.hosts.learning) throw new AppError("not-found");
  return context.hosts.learning;
}
