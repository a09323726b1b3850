import { MINUTE_MS, SECOND_MS } from "~/lib/time";
import { AdapterError } from "./adapter-error";
import type { ChatModel, ChatPrompt } from "./chat-model";

export const MODEL_TIMEOUTS = {
  /** Until the first text. The visitor sees nothing before it. */
  firstTextMs: 8 * SECOND_MS,
  /** Between two texts. */
  nextTextMs: 15 * SECOND_MS,
  /** Time in which a model that stayed silent, or failed repeatedly, is not asked. */
  pauseMs: MINUTE_MS,
};
const FAILURES_TO_PAUSE = 3;

interface Options {
  timeouts?: Partial<typeof MODEL_TIMEOUTS>;
  clock?: () => number;
  /** Called when the model is left alone, and when it answers again. */
  onPause?: (error: unknown) => void;
  onResume?: () => void;
}

/**
 * Model that fails instead of keeping a visitor waiting, and that later visitors do not wait for again: after a
 * silent answer or three failures before the first text, calls fail at once until the pause is over.
 */
export function createTimeLimitedModel(
  model: ChatModel,
  { timeouts, clock = Date.now, onPause, onResume }: Options = {},
): ChatModel {
  const { firstTextMs, nextTextMs, pauseMs } = { ...MODEL_TIMEOUTS, ...timeouts };
  let failures = 0;
  let pausedAt: number | null = null;
  const isPaused = () => pausedAt !== null && Math.abs(clock() - pausedAt) < pauseMs;
  const recordFailure = (error: unknown) => {
    failures++;
    if (failures < FAILURES_TO_PAUSE && !(error instanceof SilenceError)) return;
    if (pausedAt === null) onPause?.(error);
    pausedAt = clock();
  };
  const recordText = () => {
    if (pausedAt !== null) onResume?.();
    failures = 0;
    pausedAt = null;
  };

  return {
    async *answer(prompt) {
      if (isPaused()) throw new AdapterError("model", true, "paused after failures", 0);
      // One visitor tries a paused model again; the others need not wait with them.
      if (pausedAt !== null) pausedAt = clock();
      let hasText = false;
      try {
        for await (const text of readWithin(model, prompt, () =>
          hasText ? nextTextMs : firstTextMs,
        )) {
          if (text !== "" && !hasText) {
            hasText = true;
            recordText();
          }
          yield text;
        }
      } catch (error) {
        if (!hasText && !prompt.signal.aborted) recordFailure(error);
        throw error;
      }
    },
  };
}

class SilenceError extends AdapterError {
  constructor(ms: number) {
    super("model", true, `no text within ${ms} ms`, 0);
  }
}

/** The model's texts, each within its time; a late one aborts the call. */
async function* readWithin(
  model: ChatModel,
  prompt: ChatPrompt,
  getTimeoutMs: () => number,
): AsyncGenerator<string, void> {
  const controller = new AbortController();
  const onAbort = () => controller.abort(prompt.signal.reason);
  prompt.signal.addEventListener("abort", onAbort, { once: true });
  if (prompt.signal.aborted) onAbort();
  const texts = model.answer({ ...prompt, signal: controller.signal })[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await withTimeout(texts.next(), getTimeoutMs());
      if (done) return;
      yield value;
    }
  } finally {
    prompt.signal.removeEventListener("abort", onAbort);
    controller.abort();
    // Not awaited: a model that ignores its signal would keep the visitor waiting after all.
    texts.return?.()?.catch(() => undefined);
  }
}

async function withTimeout<T>(next: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilenceError(ms)), ms);
  });
  next.catch(() => undefined);
  return Promise.race([next, timeout]).finally(() => clearTimeout(timer));
}
