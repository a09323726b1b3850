import { AppError } from "../app-error";
import { HostError } from "../hosts/define";
import type { Visit } from "../visit";
import { deskOf } from "./desk";
import { subject } from "./read";

/** A form of several steps while it is filled in, kept on the server. */
export interface Draft {
  /** Unguessable: the link to go on with it. */
  key: string;
  data: Record<string, unknown>;
  version: number;
}

/** @throws AppError not-found for a key that is unknown, over, or of another form */
export async function getDraft(visit: Visit, form: string, key: string): Promise<Draft> {
  if (!/^[\w-]{20,64}$/.test(key)) throw new AppError("not-found");
  return subject(deskOf(visit).getDraft({ query: { key, form } }));
}

/** Begins one, at its first step. @throws AppError too-many, unavailable */
export async function newDraft(visit: Visit, form: string, data: Record<string, unknown>): Promise<Draft> {
  try {
    return (await deskOf(visit).saveDraft({ body: { form, data, step: 0, version: 0 }, idempotencyKey: crypto.randomUUID() })).data;
  } catch (error) {
    if (error instanceof HostError && error.status === 429) throw new AppError("too-many", "Terlalu banyak percobaan, coba lagi nanti.");
    return subject(Promise.reject(error));
  }
}

/** Saves that go on at once for one draft: more than one person's windows ever have. */
const MOST_TRIES = 20;

/**
 * Changes a draft. Where it was changed meanwhile, by the same person's other window or by a page's script, `change` is asked again with
 * what stands there now: neither save undoes the other.
 * @param change the data from now on; null leaves it as it is
 * @param step the one that was written, from 0 on
 * @throws AppError not-found, unavailable
 */
export async function changeDraft(
  visit: Visit,
  form: string,
  draft: Draft,
  step: number,
  change: (data: Record<string, unknown>) => Record<string, unknown> | null,
): Promise<Draft> {
  let newest = draft;
  for (let tries = 1; ; tries++) {
    const data = change(newest.data);
    if (!data) return newest;
    const { key, version } = newest;
    try {
      return (await deskOf(visit).saveDraft({ body: { form, key, data, step, version }, idempotencyKey: crypto.randomUUID() })).data;
    } catch (error) {
      const isBehind = error instanceof HostError && error.status === 409;
      if (!isBehind || tries === MOST_TRIES) return subject(Promise.reject(error));
      newest = await getDraft(visit, form, key);
    }
  }
}

/** Once it was sent only a note of where it led is kept. What can't be closed now goes by itself after 30 days. */
export async function closeDraft(visit: Visit, form: string, draft: Draft, note: Record<string, unknown>): Promise<void> {
  await changeDraft(visit, form, draft, 0, () => note).catch((error: unknown) =>
    visit.log.warn({ requestId: visit.requestId, error }, "a draft was not closed"),
  );
}
