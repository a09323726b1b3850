import { createHash, hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";

export interface Encrypter {
  /** @returns URL-safe text that only this installation can decrypt, for the same purpose */
  encrypt(purpose: string, text: string): Promise<string>;
  /** @returns null if the text was altered, or encrypted with another key or purpose */
  decrypt(purpose: string, encrypted: string): Promise<string | null>;
}

/**
 * Authenticated encryption of values that pass through a browser: JWE compact, `dir` with A256GCM
 * (RFC 7516). Each purpose has its own key (HKDF-SHA-256): a cookie cannot be used as a receipt.
 * @param secrets newest first; the first encrypts, all decrypt (rotation)
 */
export function createEncrypter(secrets: readonly string[]): Encrypter {
  const keysByPurpose = new Map<string, { kid: string; key: Uint8Array }[]>();
  const getKeys = (purpose: string) => {
    const cached = keysByPurpose.get(purpose);
    if (cached) return cached;
    const keys = secrets.map((secret) => ({
      kid: createHash("sha256").update(secret).digest("base64url").slice(0, 8),
      key: new Uint8Array(hkdfSync("sha256", secret, "pendopo", purpose, 32)),
    }));
    keysByPurpose.set(purpose, keys);
    return keys;
  };
  return {
    async encrypt(purpose, text) {
      const newest = getKeys(purpose)[0];
      if (!newest) throw new Error("createEncrypter requires at least one secret");
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: newest.kid })
        .encrypt(newest.key);
    },
    async decrypt(purpose, encrypted) {
      try {
        const header = decodeProtectedHeader(encrypted);
        const match = getKeys(purpose).find(({ kid }) => kid === header.kid);
        if (!match) return null;
        const { plaintext } = await compactDecrypt(encrypted, match.key, {
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
        });
        return new TextDecoder().decode(plaintext);
      } catch {
        return null;
      }
    },
  };
}
