/** The host did not accept the question; `cause` is its error. */
export class AnswerError extends Error {
  override name = "AnswerError";
  constructor(
    /** Indonesian, for the visitor. */
    readonly publicMessage: string | null,
    override readonly cause: unknown,
  ) {
    super(publicMessage ?? "");
  }
}
