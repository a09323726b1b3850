import { timingSafeEqual } from "node:crypto";
import type { HostContext } from "../context";
import { sha256 } from "../ids";
import { keyedHash } from "../try-limits";

type Secret = Pick<HostContext, "appSecret">;

/**
 * The key of an invoice's receipt, for the link in its mail. Made from the app's secret and never stored, so that a later mail can bear it
 * again; it names its invoice.
 */
export const invoiceKey = (secret: Secret, lmsId: string, id: string): string => `${id}.${keyedHash(secret, "invoice", lmsId, id)}`;

/** The invoice that a key opens; null for one that was not made here. Compared in constant time. */
export function invoiceOfKey(secret: Secret, lmsId: string, key: string): string | null {
  const id = key.slice(0, Math.max(0, key.indexOf(".")));
  const [sent, made] = [sha256(key), sha256(invoiceKey(secret, lmsId, id))].map((hash) => Buffer.from(hash));
  return id && sent && made && timingSafeEqual(sent, made) ? id : null;
}

/** The key of a donation's receipt; the database has its SHA-256. */
export const donationKey = (secret: Secret, lmsId: string, id: string): string => keyedHash(secret, "donation", lmsId, id);
