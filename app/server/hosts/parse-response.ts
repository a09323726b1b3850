import { z } from "zod";
import { parseJson } from "../parse-json";
import { HostError, type Operation } from "./host-contract";
import type { HostErrorFactory, HostResponse } from "./send-once";

const envelopeSchema = z.object({
  status: z.unknown(),
  message: z.string().nullish(),
  data: z.unknown(),
});

/**
 * Parses the envelope's data. The HTTP status decides success, not the envelope (STO2, STO3, STO5).
 * @throws HostError "status" with the host's message, or "answer" if the body violates the contract
 */
export function parseResponse(
  { host, name, operation }: { host: string; name: string; operation: Operation },
  { status, text }: HostResponse,
  createError: HostErrorFactory,
) {
  const body = parseJson(text);
  const envelope = envelopeSchema.safeParse(body).data;
  const message = envelope?.message ?? "";
  if (!operation.success.includes(status))
    throw new HostError(host, name, "status", status, message, envelope?.data);
  if (!envelope && !operation.unwrapped) throw createError("answer", "response is not an envelope");
  const data = operation.response.safeParse(operation.unwrapped ? body : envelope?.data);
  if (!data.success) throw createError("answer", z.prettifyError(data.error).slice(0, 500));
  return { data: data.data, message };
}
