/** A real service did not do what it was asked. `retryable`: the same request with the same key may be sent again. */
export class AdapterError extends Error {
  override name = "AdapterError";
  constructor(
    readonly service: string,
    readonly retryable: boolean,
    message: string,
    /** HTTP status, or 0 without an answer. */
    readonly status = 0,
    options?: ErrorOptions & {
      /** Its own number of what it has taken, though it could not be brought to its end. */
      acceptedId?: string;
    },
  ) {
    super(`${service}: ${message}`, options);
    this.taken = options?.acceptedId ?? null;
  }
  readonly taken: string | null;
}
