import { AppError } from "../app-error";
import type { Visit } from "../visit";

/** The desk of this installation. @throws AppError not-found where there is none: its screens are not offered */
export function deskOf(visit: Visit): NonNullable<Visit["hosts"]["desk"]> {
  if (!visit.hosts.desk) throw new AppError("not-found");
  return visit.hosts.desk;
}
