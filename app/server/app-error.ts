/** HTTP status of each error code. */
const STATUS = {
  invalid: 422,
  /** Never rendered: guests are redirected to sign-in. */
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

/** Expected error of a feature. Pages show `publicMessage` only. */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly code: AppErrorCode,
    /** Indonesian, for visitors. Without it the error page shows its fixed text. */
    readonly publicMessage?: string,
    options?: ErrorOptions,
  ) {
    super(`${code}${publicMessage ? `: ${publicMessage}` : ""}`, options);
  }

  get status(): number {
    return STATUS[this.code];
  }
}
