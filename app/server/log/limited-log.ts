import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "~/lib/time";
import { HostError } from "../hosts/host-contract";
import type { Log } from "./log";

interface Repetition {
  writtenAt: number;
  suppressed: number;
}

const MAX_CAUSES = 1_000;
/** Per log, so that the state ends with it. */
const repetitions = new WeakMap<object, LRUCache<string, Repetition>>();

interface LimitedLine {
  message: string;
  fields: object;
  now?: number;
}

/** Calls `write` at most once a minute for the same cause; the next line counts those left out. */
function writeOncePerMinute(
  log: object,
  cause: string,
  { fields, now = Date.now(), write }: LimitedLine & { write: (fields: object) => void },
): void {
  const causes = repetitions.get(log) ?? new LRUCache<string, Repetition>({ max: MAX_CAUSES });
  repetitions.set(log, causes);
  const previous = causes.get(cause);
  // A clock that was set back must not silence a cause.
  if (previous && Math.abs(now - previous.writtenAt) < MINUTE_MS) {
    previous.suppressed++;
    return;
  }
  causes.set(cause, { writtenAt: now, suppressed: 0 });
  write(previous?.suppressed ? { ...fields, suppressed: previous.suppressed } : fields);
}

/** @param cause what repeats, such as a host and its kind of failure */
export const warnOncePerMinute = (log: Pick<Log, "warn">, cause: string, line: LimitedLine): void =>
  writeOncePerMinute(log, cause, { ...line, write: (fields) => log.warn(fields, line.message) });

/** @param cause what repeats, such as a host and its kind of failure */
export const errorOncePerMinute = (
  log: Pick<Log, "error">,
  cause: string,
  line: LimitedLine,
): void =>
  writeOncePerMinute(log, cause, { ...line, write: (fields) => log.error(fields, line.message) });

/**
 * Warns of a failure at most once a minute for the same host and kind, wherever it is noticed: one fault of a host
 * shows in many features.
 */
export const warnFailure = (
  log: Pick<Log, "warn">,
  error: unknown,
  { message, fields }: { message: string; fields: object },
): void =>
  warnOncePerMinute(log, `failure ${toCause(error)}`, {
    message,
    fields: { ...fields, ...toErrorFields(error) },
  });

/** Log fields of an error. A host's failure needs no stack: its host, operation and reason say all. */
export function toErrorFields(error: unknown): object {
  if (!(error instanceof HostError)) return { error };
  const { host, operation, kind, status, upstreamMessage } = error;
  return { host, operation, kind, status, reason: upstreamMessage };
}

/** Identity of an error for `warnOncePerMinute`. */
export const toCause = (error: unknown): string =>
  error instanceof HostError
    ? `${error.host} ${error.kind} ${error.status}`
    : error instanceof Error
      ? `${error.name} ${error.message}`
      : String(error);
