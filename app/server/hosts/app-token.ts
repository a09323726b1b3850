import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { AppToken } from "./host-contract";

/** Maximum age of a header, in either direction. */
export const HEADER_TTL_MS = 300_000;
const IV_BYTES = 16;
const TAG_BYTES = 16;

const deriveKeys = (secret: string, host: string) => ({
  cipher: createHash("sha256").update(`${secret}:${host}`).digest(),
  tag: createHash("sha256").update(`tag:${secret}:${host}`).digest(),
});

const computeTag = (key: Buffer, code: string, encrypted: Buffer) =>
  createHmac("sha256", key)
    .update(code)
    .update(".")
    .update(encrypted)
    .digest()
    .subarray(0, TAG_BYTES);

/**
 * `AppToken` header (BOOT5): `code + "." + base64url(iv ‖ AES-256-CTR(key, timestampMs + "." +
 * token) ‖ tag)`, key = SHA-256(secret + ":" + host). The tag is an HMAC-SHA-256 cut to 16 bytes:
 * CTR alone would allow flipping digits of the timestamp.
 * @returns null without a token: then the header is absent (BOOT8)
 */
export function encryptAppToken(input: {
  secret: string;
  host: string;
  appToken: AppToken | undefined;
  now: number;
}): string | null {
  const { secret, host, appToken, now } = input;
  if (!appToken) return null;
  const keys = deriveKeys(secret, host);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-ctr", keys.cipher, iv);
  const encrypted = Buffer.concat([
    iv,
    cipher.update(`${now}.${appToken.token}`, "utf8"),
    cipher.final(),
  ]);
  return `${appToken.code}.${Buffer.concat([encrypted, computeTag(keys.tag, appToken.code, encrypted)]).toString("base64url")}`;
}

/** Token of a header; null if it is absent, altered, of another host or older than five minutes. */
export function decryptAppToken(input: {
  secret: string;
  host: string;
  header: string | null;
  now: number;
}): AppToken | null {
  const { secret, host, header, now } = input;
  const separator = header?.indexOf(".") ?? -1;
  if (!header || separator < 1) return null;
  const code = header.slice(0, separator);
  const text = header.slice(separator + 1);
  const bytes = Buffer.from(text, "base64url");
  // Decoding ignores stray characters and unused bits, which must count as altered too.
  if (bytes.toString("base64url") !== text || bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const keys = deriveKeys(secret, host);
  const encrypted = bytes.subarray(0, -TAG_BYTES);
  if (!timingSafeEqual(bytes.subarray(-TAG_BYTES), computeTag(keys.tag, code, encrypted)))
    return null;
  const decipher = createDecipheriv("aes-256-ctr", keys.cipher, encrypted.subarray(0, IV_BYTES));
  const plain = Buffer.concat([
    decipher.update(encrypted.subarray(IV_BYTES)),
    decipher.final(),
  ]).toString("utf8");
  const match = /^(\d{1,15})\.(.+)$/.exec(plain);
  if (!match?.[1] || !match[2] || Math.abs(now - Number(match[1])) > HEADER_TTL_MS) return null;
  return { code, token: match[2] };
}
