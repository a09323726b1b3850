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

/**
 * Keeps a draft: a new one without a key. Of two saves at once the later one stands: it is one person with two windows.
 * @throws AppError not-found, too-many, unavailable
 */
export async function saveDraft(
  visit: Visit,
  form: string,
  { key, version = 0, data, step }: { key?: string; version?: number; data: Record<string, unknown>; step: number },
): Promise<Draft> {
  const desk = deskOf(visit);
  const save = (at: number) =>
    desk.saveDraft({ body: { form, ...(key && { key }), data, step, version: at }, idempotencyKey: crypto.randomUUID() });
  try {
    return (await save(version)).data;
  } catch (error) {
    const newest =
      error instanceof HostError && error.status === 409 ? Number((error.data as { version?: unknown } | null)?.version) : Number.NaN;
    if (Number.isInteger(newest)) return (await save(newest)).data;
    if (error instanceof HostError && error.status === 429) throw new AppError("too-many", "Terlalu banyak percobaan, coba lagi nanti.");
    return subject(Promise.reject(error));
  }
}

/** Once it was sent only a note of where it led is kept. What can't be closed now goes by itself after 30 days. */
export async function closeDraft(visit: Visit, form: string, { key, version }: Draft, note: Record<string, unknown>): Promise<void> {
  await saveDraft(visit, form, { key, version, data: note, step: 0 }).catch((error: unknown) =>
    visit.log.warn({ requestId: visit.requestId, error }, "a draft was not closed"),
  );
}
