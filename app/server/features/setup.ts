import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { isNotFound } from "./required";

const EXPIRED_LINK_MESSAGE =
  "Tautan ini sudah dipakai atau kedaluwarsa. Tautan baru dicetak di log saat server dinyalakan ulang.";

function toSetupError(error: unknown): AppError {
  if (isNotFound(error)) return new AppError("not-found", EXPIRED_LINK_MESSAGE);
  return new AppError("unavailable", undefined, { cause: error });
}

/** Title of the site that the one-time link sets up. @throws AppError not-found, unavailable */
export async function getSetup(context: RequestContext, token: string): Promise<{ title: string }> {
  if (!context.hosts.admin) throw new AppError("not-found");
  try {
    return (await context.hosts.admin.getSetup({ query: { token } })).data;
  } catch (error) {
    throw toSetupError(error);
  }
}

/** Names the site and creates its first superadmin. Uses up the link. @throws AppError not-found */
export async function finishSetup(
  context: RequestContext,
  input: { token: string; title: string; name: string; email: string; password: string },
): Promise<ActionResult> {
  const { admin } = context.hosts;
  if (!admin) throw new AppError("not-found");
  return attempt(context, { fields: ["title", "name", "email", "password"] }, () =>
    admin.finishSetup({ body: input }).catch((error: unknown) => {
      throw isNotFound(error) ? toSetupError(error) : error;
    }),
  );
}
