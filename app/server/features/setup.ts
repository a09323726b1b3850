import { AppError } from "../app-error";
import type { Visit } from "../visit";
import { isMissing } from "./read";

const DEAD_LINK = "Tautan ini sudah dipakai atau kedaluwarsa. Tautan baru dicetak di log saat server dinyalakan ulang.";

/** Without a desk there is no set-up; with a used or unknown link neither. */
function refused(error: unknown): AppError {
  if (isMissing(error)) return new AppError("not-found", DEAD_LINK);
  return new AppError("unavailable", undefined, { cause: error });
}

/** The present title of the site that the one-time link sets up. @throws AppError not-found, unavailable */
export async function getSetup(visit: Visit, token: string): Promise<{ title: string }> {
  if (!visit.hosts.desk) throw new AppError("not-found");
  try {
    return (await visit.hosts.desk.getSetup({ query: { token } })).data;
  } catch (error) {
    throw refused(error);
  }
}

/** Names the site and makes its first superadmin; the link is used up. @throws AppError not-found, unavailable */
export async function finishSetup(
  visit: Visit,
  input: { token: string; title: string; name: string; email: string; password: string },
): Promise<{ email: string }> {
  if (!visit.hosts.desk) throw new AppError("not-found");
  try {
    return (await visit.hosts.desk.finishSetup({ body: input })).data;
  } catch (error) {
    throw refused(error);
  }
}
