/** An outside service failed or rejected a call. `retryable`: the same request may be repeated with the same key. */
export class AdapterError extends Error {
  override name = "AdapterError";
  /** The service's id of an order that it accepted before the failure. */
  readonly acceptedId: string | null;

  constructor(
    readonly service: string,
    readonly retryable: boolean,
    message: string,
    /** HTTP status, or 0 without a response. */
    readonly status = 0,
    options?: ErrorOptions & { acceptedId?: string },
  ) {
    super(`${service}: ${message}`, options);
    this.acceptedId = options?.acceptedId ?? null;
  }
}
