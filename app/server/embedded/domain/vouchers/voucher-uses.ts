import type { Queryable } from "../../kit/context";
import {
  USED_BY_USER_MESSAGE,
  USED_UP_MESSAGE,
  type VoucherOffer,
  voucherError,
} from "./voucher-offer";

/** An invoice holds at most one use of one voucher. Lock it, and its class, before. */
export interface InvoiceKey {
  tenantId: string;
  invoiceId: string;
}

const updateInvoice = (trx: Queryable, { tenantId, invoiceId }: InvoiceKey) =>
  trx.updateTable("invoices").where("lms_id", "=", tenantId).where("id", "=", invoiceId);

const updateVoucher = (trx: Queryable, tenantId: string, id: string) =>
  trx.updateTable("vouchers").where("lms_id", "=", tenantId).where("id", "=", id);

/** Gives the invoice's use back, if it holds one. The invoice still tells of its voucher. */
export async function releaseVoucher(trx: Queryable, key: InvoiceKey): Promise<void> {
  const released = await updateInvoice(trx, key)
    .set({ holds_voucher: 0 })
    .where("holds_voucher", "=", 1)
    .returning("voucher_id")
    .executeTakeFirst();
  if (released?.voucher_id)
    await updateVoucher(trx, key.tenantId, released.voucher_id)
      .set((eb) => ({ used: eb("used", "-", 1) }))
      .execute();
}

/**
 * Makes a voucher, or none, the one that the invoice uses from now on.
 * @throws ApiError 422 at `voucher` if no use is left
 */
export async function switchVoucher(
  trx: Queryable,
  key: InvoiceKey,
  offer: VoucherOffer | null,
): Promise<void> {
  const { voucher_id, user_id, holds_voucher } = await readInvoice(trx, key);
  const isKept = holds_voucher === 1 && voucher_id === offer?.id;
  if (!isKept) await releaseVoucher(trx, key);
  if (offer && !isKept) await takeUse(trx, key.tenantId, { id: offer.id, userId: user_id });
  await writeVoucher(trx, key, offer);
}

const readInvoice = (trx: Queryable, { tenantId, invoiceId }: InvoiceKey) =>
  trx
    .selectFrom("invoices")
    .select(["voucher_id", "user_id", "holds_voucher"])
    .where("lms_id", "=", tenantId)
    .where("id", "=", invoiceId)
    .executeTakeFirstOrThrow();

const writeVoucher = (trx: Queryable, key: InvoiceKey, offer: VoucherOffer | null) =>
  updateInvoice(trx, key)
    .set({
      voucher_id: offer?.id ?? null,
      voucher_code: offer?.code ?? null,
      discount: offer?.discount ?? 0,
      holds_voucher: offer ? 1 : 0,
    })
    .execute();

/** The update locks the voucher, so that concurrent uses of one person are counted one after the other. */
async function takeUse(
  trx: Queryable,
  tenantId: string,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const taken = await updateVoucher(trx, tenantId, id)
    .set((eb) => ({ used: eb("used", "+", 1) }))
    .where("stopped_at", "is", null)
    .where(({ or, eb, ref }) => or([eb("max_uses", "is", null), eb("used", "<", ref("max_uses"))]))
    .returning("max_uses_per_user")
    .executeTakeFirst();
  if (!taken) throw voucherError(USED_UP_MESSAGE);
  const own = await countOwnUses(trx, { tenantId, id, userId });
  if (taken.max_uses_per_user !== null && own >= taken.max_uses_per_user)
    throw voucherError(USED_BY_USER_MESSAGE);
}

/** Uses that the user's invoices hold. */
export async function countOwnUses(
  db: Queryable,
  { tenantId, id, userId }: { tenantId: string; id: string; userId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("invoices")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lms_id", "=", tenantId)
    .where("voucher_id", "=", id)
    .where("user_id", "=", userId)
    .where("holds_voucher", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface PaidOrder {
  voucherId: string | null;
  /** Rupiah. */
  discount: number;
}

/**
 * Makes the invoice tell of the order that was paid. A late payment counts with the discount that it was offered, also if
 * its use went to another person meanwhile.
 */
export async function settleVoucher(
  trx: Queryable,
  key: InvoiceKey,
  { voucherId, discount }: PaidOrder,
): Promise<void> {
  const current = await readInvoice(trx, key);
  const isHeld = current.holds_voucher === 1;
  if (current.voucher_id === voucherId && (isHeld || voucherId === null)) return;
  await releaseVoucher(trx, key);
  const voucher = voucherId
    ? await updateVoucher(trx, key.tenantId, voucherId)
        .set((eb) => ({ used: eb("used", "+", 1) }))
        .returning(["id", "code"])
        .executeTakeFirst()
    : undefined;
  await writeVoucher(trx, key, voucher ? { ...voucher, discount } : null);
}
