import { z } from "zod";
import type { Answer, Fail } from "./attempt";
import { HostError, type Operation } from "./define";

const envelopeSchema = z.object({ status: z.unknown(), message: z.string().nullish(), data: z.unknown() });

function envelopeOf(text: string) {
  try {
    return envelopeSchema.safeParse(JSON.parse(text)).data;
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
  const envelope = envelopeOf(text);
  const message = envelope?.message ?? "";
  if (!operation.success.includes(status)) throw new HostError(host, name, "status", status, message, envelope?.data);
  if (!envelope) throw fail("answer", "not an envelope");
  const data = operation.answer.safeParse(envelope.data);
  if (!data.success) throw fail("answer", z.prettifyError(data.error).slice(0, 500));
  return { data: data.data, message };
}
