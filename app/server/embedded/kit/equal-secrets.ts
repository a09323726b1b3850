import { createHash, timingSafeEqual } from "node:crypto";

/** Digests have equal lengths, as `timingSafeEqual` requires. */
const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time. */
export const areEqualSecrets = (a: string, b: string): boolean =>
  timingSafeEqual(digest(a), digest(b));
