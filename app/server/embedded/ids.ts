import { createHash, randomInt } from "node:crypto";

const LEAST = 100_000_000_000;
const COUNT = 900_000_000_000;

/**
 * A new record's id: twelve digits, so that an address such as `/News/{id}` can tell an id from a slug (RTE9),
 * and so that ids don't say how many records there are.
 */
export function newRecordId(): string {
  // randomInt takes ranges up to 2^48.
  return String(randomInt(LEAST, LEAST + COUNT));
}

/** The same id for the same parts on every installation, in the form of `newRecordId`. */
export function recordIdOf(...parts: string[]): string {
  const hash = createHash("sha256").update(parts.join(":")).digest();
  return String(LEAST + (hash.readUIntBE(0, 6) % COUNT));
}

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
