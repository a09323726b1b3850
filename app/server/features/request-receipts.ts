import { z } from "zod";
import { MESSAGE_KINDS } from "~/lib/inbox";
import { requestReceiptPath } from "~/lib/paths";
import { AppError } from "../app-error";
import type { RequestContext } from "../request/context";

const RECEIPT_PURPOSE = "request";

const receiptSchema = z.object({
  kind: z.enum(MESSAGE_KINDS),
  /** "" from hosts that give none. */
  number: z.string(),
  /** UTC ms. */
  createdAt: z.number(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type RequestReceipt = z.output<typeof receiptSchema>;

/** Path of the receipt, whose link holds it encrypted. Rows without a value are left out. */
export async function createReceiptPath(
  context: RequestContext,
  { rows, ...receipt }: RequestReceipt,
): Promise<string> {
  const shown = rows
    .map(({ label, value }) => ({ label, value: toPlainText(value) }))
    .filter(({ value }) => value !== "");
  return requestReceiptPath(
    await context.encrypter.encrypt(RECEIPT_PURPOSE, JSON.stringify({ ...receipt, rows: shown })),
  );
}

/** Control characters would grow sixfold in JSON, and the link must fit into a request line. */
const toPlainText = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\r\n]/gu, "");

/** @throws AppError not-found */
export async function getRequestReceipt(
  context: RequestContext,
  receipt: string,
): Promise<RequestReceipt> {
  const text = await context.encrypter.decrypt(RECEIPT_PURPOSE, receipt);
  if (text === null) throw new AppError("not-found");
  return receiptSchema.parse(JSON.parse(text));
}
