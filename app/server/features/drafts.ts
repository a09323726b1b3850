import { AppError } from "../app-error";
import { MAX_DRAFT_BYTES } from "../hosts/admin/drafts";
import { HostError } from "../hosts/host-contract";
import { warnFailure } from "../log/limited-log";
import type { RequestContext } from "../request/context";
import { readDraftCookie, writeDraftCookie } from "./draft-cookies";
import { required } from "./required";

/** An unfinished multi-step form, stored by the admin host or, without one, in the browser (docs/decisions/0040). */
export interface Draft {
  /** Secret: part of the link that continues the form. */
  key: string;
  data: Record<string, unknown>;
  version: number;
}

/** @throws AppError not-found if the key is unknown, expired or of another form */
export async function getDraft(context: RequestContext, form: string, key: string): Promise<Draft> {
  if (!/^[\w-]{20,64}$/.test(key)) throw new AppError("not-found");
  const { admin } = context.hosts;
  if (admin) return required(admin.getDraft({ query: { key, form } }));
  const draft = await readDraftCookie(context, form, key);
  if (!draft) throw new AppError("not-found");
  return draft;
}

/** @throws AppError too-large: the contract would reject the body as a bug of ours */
function checkSize(data: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_DRAFT_BYTES)
    throw new AppError("too-large", "Isian terlalu besar untuk disimpan");
}

/** Creates a draft at its first step. @throws AppError too-large, too-many, unavailable */
export async function createDraft(
  context: RequestContext,
  form: string,
  data: Record<string, unknown>,
): Promise<Draft> {
  checkSize(data);
  const { admin } = context.hosts;
  if (!admin) return writeDraftCookie(context, form, { key: null, data, version: 1 });
  try {
    return (
      await admin.saveDraft({
        body: { form, data, step: 0, version: 0 },
        idempotencyKey: crypto.randomUUID(),
      })
    ).data;
  } catch (error) {
    if (error instanceof HostError && error.status === 429)
      throw new AppError("too-many", "Terlalu banyak percobaan, coba lagi nanti.");
    return required(Promise.reject(error));
  }
}

/** Retries after concurrent saves of one draft. */
const MAX_ATTEMPTS = 20;

/**
 * Updates a draft. After a concurrent save, `change` runs again on the newest data, so that neither
 * save overwrites the other.
 * @param change returns the new data; null leaves the draft unchanged
 * @param step the completed step, from 0
 * @throws AppError not-found, too-large, unavailable
 */
export async function updateDraft(
  context: RequestContext,
  form: string,
  draft: Draft,
  step: number,
  change: (data: Record<string, unknown>) => Record<string, unknown> | null,
): Promise<Draft> {
  const { admin } = context.hosts;
  if (!admin) {
    const data = change(draft.data);
    if (!data) return draft;
    const { key, version } = draft;
    return writeDraftCookie(context, form, { key, data, version: version + 1 });
  }
  let newest = draft;
  for (let attempts = 1; ; attempts++) {
    const data = change(newest.data);
    if (!data) return newest;
    checkSize(data);
    const { key, version } = newest;
    try {
      return (
        await admin.saveDraft({
          body: { form, key, data, step, version },
          idempotencyKey: crypto.randomUUID(),
        })
      ).data;
    } catch (error) {
      const isStale = error instanceof HostError && error.status === 409;
      if (!isStale || attempts === MAX_ATTEMPTS) return required(Promise.reject(error));
      newest = await getDraft(context, form, key);
    }
  }
}

/** Replaces a submitted draft by a note of its outcome. A failure is harmless: drafts expire. */
export async function closeDraft(
  context: RequestContext,
  form: string,
  draft: Draft,
  note: Record<string, unknown>,
): Promise<void> {
  await updateDraft(context, form, draft, 0, () => note).catch((error: unknown) =>
    warnFailure(context.log, error, {
      message: "draft could not be closed",
      fields: { requestId: context.requestId },
    }),
  );
}
