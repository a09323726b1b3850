import { z } from "zod";
import { aspirationFields } from "~/lib/submissions";
import { AppError } from "../../app-error";
import type { Refusal } from "../../form-post";
import type { Visit } from "../../visit";
import { refusalOf } from "../refusal";

const PURPOSE = "aspiration";
const SENT_BEFORE =
  "Aspirasi yang Anda kirim sebelumnya sudah kami terima. Tekan tombol kirim sekali lagi bila Anda memang ingin mengirim yang baru.";

const receiptSchema = z.object({
  number: z.string(),
  name: z.string(),
  role: z.string(),
  topic: z.string(),
  message: z.string(),
  /** UTC ms. */
  at: z.number(),
});
export type AspirationReceipt = z.output<typeof receiptSchema>;

/** Hands a wish in (CHT14), once a key. @returns the text of its receipt's link: what was taken, sealed */
export async function addAspiration(
  visit: Visit,
  body: z.output<typeof aspirationFields>,
  idempotencyKey: string,
): Promise<{ ok: true; receipt: string } | ({ ok: false } & Refusal)> {
  try {
    const { data } = await visit.hosts.records.createAspiration({ body, idempotencyKey });
    const { name, role, topic, message } = body;
    const receipt: AspirationReceipt = { number: data[0]?.id ?? "", name, role, topic, message, at: Date.now() };
    return { ok: true, receipt: await visit.sealer.seal(PURPOSE, JSON.stringify(receipt)) };
  } catch (error) {
    return { ok: false, ...refusalOf(visit, error, { fields: Object.keys(aspirationFields.shape), texts: { 409: SENT_BEFORE } }) };
  }
}

/** @throws AppError not-found */
export async function readAspiration(visit: Visit, receipt: string): Promise<AspirationReceipt> {
  const text = await visit.sealer.open(PURPOSE, receipt);
  if (text === null) throw new AppError("not-found");
  return receiptSchema.parse(JSON.parse(text));
}
