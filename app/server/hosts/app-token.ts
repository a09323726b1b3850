import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { AppToken } from "./define";

/** A header older than this, or as much from the future, is refused (architecture, "Cookies and tokens"). */
export const HEADER_LIFE_MS = 300_000;
const IV_BYTES = 16;
const TAG_BYTES = 16;

const keysOf = (secret: string, host: string) => ({
  cipher: createHash("sha256").update(`${secret}:${host}`).digest(),
  tag: createHash("sha256").update(`tag:${secret}:${host}`).digest(),
});

const tagOf = (key: Buffer, code: string, sealed: Buffer) =>
  createHmac("sha256", key).update(code).update(".").update(sealed).digest().subarray(0, TAG_BYTES);

/**
 * The `AppToken` header (BOOT5): `code + "." + base64url(iv ‖ AES-256-CTR(key, timestampMs + "." + token) ‖ tag)` with
 * key = SHA-256(secret + ":" + host). The tag, an HMAC-SHA-256 over code and ciphertext cut to 16 bytes, is ours: in CTR
 * mode anybody could flip digits of the timestamp unseen.
 * @returns null without a token: then the header is absent (BOOT8)
 */
export function sealAppToken(input: { secret: string; host: string; appToken: AppToken | undefined; now: number }): string | null {
  const { secret, host, appToken, now } = input;
  if (!appToken) return null;
  const keys = keysOf(secret, host);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-ctr", keys.cipher, iv);
  const sealed = Buffer.concat([iv, cipher.update(`${now}.${appToken.token}`, "utf8"), cipher.final()]);
  return `${appToken.code}.${Buffer.concat([sealed, tagOf(keys.tag, appToken.code, sealed)]).toString("base64url")}`;
}

/** The token in a header; null for one that is absent, altered in any byte, of another host, or older than five minutes. */
export function openAppToken(input: { secret: string; host: string; header: string | null; now: number }): AppToken | null {
  const { secret, host, header, now } = input;
  const at = header?.indexOf(".") ?? -1;
  if (!header || at < 1) return null;
  const code = header.slice(0, at);
  const text = header.slice(at + 1);
  const bytes = Buffer.from(text, "base64url");
  // Decoding forgives stray characters and unused bits; a header that was altered there is altered all the same.
  if (bytes.toString("base64url") !== text || bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const keys = keysOf(secret, host);
  const sealed = bytes.subarray(0, -TAG_BYTES);
  if (!timingSafeEqual(bytes.subarray(-TAG_BYTES), tagOf(keys.tag, code, sealed))) return null;
  const decipher = createDecipheriv("aes-256-ctr", keys.cipher, sealed.subarray(0, IV_BYTES));
  const plain = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES)), decipher.final()]).toString("utf8");
  const match = /^(\d{1,15})\.(.+)$/.exec(plain);
  if (!match?.[1] || !match[2] || Math.abs(now - Number(match[1])) > HEADER_LIFE_MS) return null;
  return { code, token: match[2] };
}
