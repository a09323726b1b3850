import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";

/** Fields first, then one English sentence, or the sentence alone; an error goes under `error`. */
interface LogLine {
  (fields: object, message: string): void;
  (message: string): void;
}

export interface Log {
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
  /** The same log with these fields on every line. */
  child(fields: object): Log;
}

/** Names whose values never reach a log, however deep they lie and however they are written. */
const SECRET_FIELD_NAMES =
  /cookie|authorization|^_[gc]t$|token|password|sandi|secret|apikey|api_key|^order_?id$|^stream$/i;
const MAX_DEPTH = 4;

/** pino's own `redact` wants exact paths; headers and host answers come in any depth and any case, so names decide. */
function redactSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  if (depth > MAX_DEPTH) return "[too deep]";
  if (Array.isArray(value)) return value.map((item) => redactSecrets(item, depth + 1));
  const entries = value instanceof Headers || value instanceof Map ? value : Object.entries(value);
  return Object.fromEntries(
    Array.from(entries, ([key, item]) => [
      key,
      SECRET_FIELD_NAMES.test(String(key)) ? "[redacted]" : redactSecrets(item, depth + 1),
    ]),
  );
}

const redactFields = (fields: object) => redactSecrets(fields) as Record<string, unknown>;

const serializeError = (error: unknown) =>
  error instanceof Error
    ? redactSecrets({ ...stdSerializers.err(error), raw: undefined })
    : redactSecrets(error);

/**
 * The process's log: one JSON line an event, on standard output unless told otherwise.
 * @param level the least that is written; "silent" writes nothing
 */
export function createLog({
  level,
  destination,
}: {
  level: string;
  destination?: DestinationStream;
}): Log {
  const options = {
    level,
    base: null,
    errorKey: "error",
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: serializeError, err: serializeError },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: redactFields,
    },
  };
  return toLog(destination ? pino(options, destination) : pino(options));
}

/** pino takes a child's fields past its formatters, so they are cleaned on the way in. */
function toLog(logger: Logger): Log {
  const line = (level: "debug" | "info" | "warn" | "error"): LogLine => logger[level].bind(logger);
  return {
    debug: line("debug"),
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
    child: (fields) => toLog(logger.child(redactFields(fields))),
  };
}
