import type { z } from "zod";
import { formatDate } from "~/lib/dates";
import { FORBIDDEN_MESSAGE } from "~/lib/messages";
import { personPath } from "~/lib/people-fields";
import { ERASURE_HOLD_LABELS, type exportQuery, MY_DATA_PATH } from "~/lib/personal-data";
import { AppError } from "../app-error";
import type { Erasure } from "../hosts/admin/personal-data";
import type { RequestContext } from "../request/context";
import { type ActionResult, attempt } from "./action-result";
import { getAdmin } from "./admin";
import { getCurrentUser } from "./current-user";
import { required, requiredForSome } from "./required";

const EXPIRED_MESSAGE = "Tautan unduhan ini sudah kedaluwarsa. Siapkan salinan yang baru.";

export interface ErasureView {
  /** What must be finished first, in sentences. */
  holds: string[];
  /** "17 Agustus 2026"; null if nothing was asked for. */
  dueOn: string | null;
}

const toView = ({ holds, dueAt }: Erasure): ErasureView => ({
  holds: holds.map((hold) => ERASURE_HOLD_LABELS[hold]),
  dueOn: dueAt === null ? null : formatDate(dueAt),
});

/** @throws AppError unavailable */
export const getMyErasure = async (context: RequestContext): Promise<ErasureView> =>
  toView(await required(getAdmin(context).getMyErasure()));

/** @throws AppError forbidden, not-found, unavailable */
export const getPersonErasure = async (context: RequestContext, id: string): Promise<ErasureView> =>
  toView(
    await requiredForSome(
      getAdmin(context).getPersonErasure({ params: { id } }),
      FORBIDDEN_MESSAGE,
    ),
  );

export const requestErasure = (
  context: RequestContext,
  body: { password: string },
): Promise<ActionResult> =>
  attempt(context, { fields: ["password"], hostMessages: [409] }, () =>
    getAdmin(context).requestErasure({ body }),
  );

export const withdrawErasure = (context: RequestContext): Promise<ActionResult> =>
  attempt<object>(context, { fields: [], hostMessages: [409] }, () =>
    getAdmin(context).withdrawErasure(),
  );

/** @throws AppError not-found */
export async function erasePerson(
  context: RequestContext,
  id: string,
  body: { email: string; reason: string; password: string },
): Promise<ActionResult> {
  const options = { fields: ["email", "reason", "password"], hostMessages: [409] as const };
  const result = await attempt(context, options, () =>
    getAdmin(context).erasePerson({ params: { id }, body }),
  );
  // Answers that are still being written for them end as well.
  await context.answers.streams.checkAccess(id);
  return result;
}

/** Prepares a copy. @returns the page that links to it */
export async function startExport(
  context: RequestContext,
  { id, password }: { id: string | null; password: string },
): Promise<ActionResult<{ location: string }>> {
  const personId = id ?? (await getOwnId(context));
  return attempt(context, { fields: ["password"] }, async () => {
    const params = { id: personId };
    const { data } = await getAdmin(context).startExport({ params, body: { password } });
    return { location: `${getDataPath(id)}?${new URLSearchParams({ kunci: data.key })}` };
  });
}

/** Page of the own data, or of another person's. */
export const getDataPath = (id: string | null): string =>
  id === null ? MY_DATA_PATH : `${personPath(id)}/Data`;

/** Address of a copy that is ready; null before. */
export const getDownloadPath = (
  id: string | null,
  { kunci }: z.output<typeof exportQuery>,
): string | null => (kunci ? `${getDataPath(id)}/Unduh?${new URLSearchParams({ kunci })}` : null);

/** The copy as a file. @throws AppError forbidden for an old key, not-found, unavailable */
export async function downloadExport(
  context: RequestContext,
  { id, kunci }: { id: string | null; kunci: string | undefined },
): Promise<Response> {
  if (!kunci) throw new AppError("not-found");
  const params = { id: id ?? (await getOwnId(context)) };
  const { body } = await requiredForSome(readExport(context, params, kunci), EXPIRED_MESSAGE);
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="data-pribadi.json"',
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

const readExport = async (context: RequestContext, params: { id: string }, key: string) => ({
  data: await getAdmin(context).exportPerson({ params, query: { key } }),
});

async function getOwnId(context: RequestContext): Promise<string> {
  const user = await getCurrentUser(context);
  if (!user) throw new AppError("unavailable");
  return user.id;
}
