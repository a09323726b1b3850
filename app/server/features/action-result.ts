import type { FormError } from "../forms/read-form";
import type { RequestContext } from "../request/context";
import { type FormErrorOptions, toFormError } from "./form-error";

/** Outcome of a form's action: its fields beside `ok`, or what to show the sender. */
export type ActionResult<T = unknown> = ({ ok: true } & T) | ({ ok: false } & FormError);

/**
 * Runs a call to a host and turns its rejection into a form error.
 * @throws AppError not-found if the record is missing; any other error that is not a `HostError`
 */
export async function attempt<T extends object>(
  context: RequestContext,
  options: FormErrorOptions,
  run: () => Promise<T>,
): Promise<ActionResult<T>> {
  try {
    return { ...(await run()), ok: true };
  } catch (error) {
    return { ok: false, ...toFormError(context, error, options) };
  }
}
