/** Every failure a visitor may see, and its status: the one table (architecture, "A request's way", 4). */
const STATUS = {
  invalid: 422,
  /** Seen by nobody: guests are sent to sign in (`guarded`). */
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
  unexpected: 500,
} as const;

export type AppErrorCode = keyof typeof STATUS;

/** Thrown by features; the error page shows `publicMessage` and nothing else of it. */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly code: AppErrorCode,
    /** Indonesian, for the visitor; absent: the page's fixed text alone. */
    readonly publicMessage?: string,
    options?: ErrorOptions,
  ) {
    super(`${code}${publicMessage ? `: ${publicMessage}` : ""}`, options);
  }

  get status(): number {
    return STATUS[this.code];
  }
}
