import { z } from "zod";
import { aspirationFields } from "~/lib/submissions";
import { AppError } from "../../app-error";
import type { RequestContext } from "../../request/context";
import { type ActionResult, attempt } from "../action-result";
import { ALREADY_SENT_MESSAGE } from "../already-sent";

const RECEIPT_PURPOSE = "aspiration";

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

/**
 * Submits an aspiration (CHT14), once per idempotency key.
 * @returns `receipt`: the submission, encrypted for the receipt's link
 */
export const addAspiration = (
  context: RequestContext,
  body: z.output<typeof aspirationFields>,
  idempotencyKey: string,
): Promise<ActionResult<{ receipt: string }>> =>
  attempt(
    context,
    {
      fields: Object.keys(aspirationFields.shape),
      messages: { 409: ALREADY_SENT_MESSAGE.aspiration },
    },
    async () => {
      const { data } = await context.hosts.records.createAspiration({ body, idempotencyKey });
      const { name, role, topic, message } = body;
      const number = data[0]?.id ?? "";
      const receipt: AspirationReceipt = { number, name, role, topic, message, at: Date.now() };
      return { receipt: await context.encrypter.encrypt(RECEIPT_PURPOSE, JSON.stringify(receipt)) };
    },
  );

/** @throws AppError not-found */
export async function getAspirationReceipt(
  context: RequestContext,
  receipt: string,
): Promise<AspirationReceipt> {
  const text = await context.encrypter.decrypt(RECEIPT_PURPOSE, receipt);
  if (text === null) throw new AppError("not-found");
  return receiptSchema.parse(JSON.parse(text));
}
