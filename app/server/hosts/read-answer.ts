import { z } from "zod";
import type { Answer, Fail } from "./attempt";
import { HostError, type Operation } from "./define";

const envelopeSchema = z.object({ status: z.unknown(), message: z.string().nullish(), data: z.unknown() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The envelope's data, parsed. Only the operation's own success codes are a success (STO2, STO3, STO5); whether the
 * envelope calls itself one is not asked.
 * @throws HostError of kind "status" with the host's message and data, or "answer" for what the contract does not know
 */
export function readAnswer(host: string, name: string, operation: Operation, { status, text }: Answer, fail: Fail) {
  const body = parsed(text);
  const envelope = envelopeSchema.safeParse(body).data;
  const message = envelope?.message ?? "";
  if (!operation.success.includes(status)) throw new HostError(host, name, "status", status, message, envelope?.data);
  if (!envelope && !operation.bare) throw fail("answer", "not an envelope");
  const data = operation.answer.safeParse(operation.bare ? body : envelope?.data);
  if (!data.success) throw fail("answer", z.prettifyError(data.error).slice(0, 500));
  return { data: data.data, message };
}
