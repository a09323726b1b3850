import { z } from "zod";
import { AdapterError } from "./adapter-error";

const MAX_REASON_LENGTH = 200;

/** @throws AdapterError retryable if the body does not match the schema */
export function parseResponse<T extends z.ZodType>(
  service: string,
  schema: T,
  body: unknown,
): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const reason = z.prettifyError(result.error).slice(0, MAX_REASON_LENGTH);
  throw new AdapterError(service, true, `unexpected response: ${reason}`);
}
