import { timingSafeEqual } from "node:crypto";
import type { HostContext } from "../../kit/context";
import { sha256 } from "../../kit/ids";
import { keyedHash } from "../../kit/rate-limit";

type AppSecret = Pick<HostContext, "appSecret">;

/**
 * Key of an invoice's receipt link. Derived, not stored, so that later emails can repeat it; it
 * starts with the id.
 */
export const createInvoiceKey = (secret: AppSecret, tenantId: string, id: string): string =>
  `${id}.${keyedHash(secret, "invoice", tenantId, id)}`;

/** Verifies a receipt key in constant time. @returns the invoice id, or null */
export function findInvoiceIdByKey(
  secret: AppSecret,
  tenantId: string,
  key: string,
): string | null {
  const id = key.slice(0, Math.max(0, key.indexOf(".")));
  const [sent, expected] = [sha256(key), sha256(createInvoiceKey(secret, tenantId, id))].map(
    (hash) => Buffer.from(hash),
  );
  return id && sent && expected && timingSafeEqual(sent, expected) ? id : null;
}

/** Key of a donation's receipt link; the database stores its SHA-256. */
export const createDonationKey = (secret: AppSecret, tenantId: string, id: string): string =>
  keyedHash(secret, "donation", tenantId, id);
