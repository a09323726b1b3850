import { createHash, randomInt } from "node:crypto";

const MIN_RECORD_ID = 100_000_000_000;
const RECORD_ID_RANGE = 900_000_000_000;

/**
 * Random id of twelve digits, which URLs such as `/News/{id}` can tell from a slug (RTE9). Reveals
 * no record counts.
 */
export function newRecordId(): string {
  // randomInt accepts ranges up to 2^48.
  return String(randomInt(MIN_RECORD_ID, MIN_RECORD_ID + RECORD_ID_RANGE));
}

/** Deterministic id in the format of `newRecordId`. */
export function deriveRecordId(...parts: string[]): string {
  const hash = createHash("sha256").update(parts.join(":")).digest();
  return String(MIN_RECORD_ID + (hash.readUIntBE(0, 6) % RECORD_ID_RANGE));
}

/** Crockford's: no letters that are read as digits. */
export const BASE32 = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
