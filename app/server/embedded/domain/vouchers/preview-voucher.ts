import type { HostUser } from "../../../hosts/host-handler";
import type { HostContext } from "../../kit/context";
import { findPublicClass } from "../learning/class-access";
import {
  getVoucherOffer,
  USED_BY_USER_MESSAGE,
  USED_UP_MESSAGE,
  voucherError,
} from "./voucher-offer";
import { countOwnUses } from "./voucher-uses";

interface PreviewRequest {
  tenantId: string;
  user: HostUser;
  class: string;
  code: string;
}

/** A class's price with a voucher, before it is used. @throws ApiError 404, 422 at `voucher`, 429 */
export async function previewVoucher(
  context: HostContext,
  { tenantId, user, class: slug, code }: PreviewRequest,
) {
  const { db } = context;
  const classRow = await findPublicClass(db, tenantId, slug);
  const offer = await getVoucherOffer(context, { userId: user.id, classRow, code });
  const { row, discount } = offer;
  const held = await db
    .selectFrom("invoices")
    .select("id")
    .where("lms_id", "=", tenantId)
    .where("class_id", "=", classRow.id)
    .where("user_id", "=", user.id)
    .where("voucher_id", "=", row.id)
    .where("status", "=", "pending")
    .where("holds_voucher", "=", 1)
    .executeTakeFirst();
  if (!held) await requireUseLeft();
  return { code: offer.code, price: classRow.price, discount, total: classRow.price - discount };

  async function requireUseLeft(): Promise<void> {
    if (row.max_uses !== null && row.used >= row.max_uses) throw voucherError(USED_UP_MESSAGE);
    const own = await countOwnUses(db, { tenantId, id: row.id, userId: user.id });
    if (row.max_uses_per_user !== null && own >= row.max_uses_per_user)
      throw voucherError(USED_BY_USER_MESSAGE);
  }
}
