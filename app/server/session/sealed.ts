import { createHash, hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";

export interface Sealer {
  /** @returns an URL-safe text that only this installation can open, for the same purpose */
  seal(purpose: string, text: string): Promise<string>;
  /** @returns null for whatever was not sealed by one of the keys for this purpose, or was altered */
  open(purpose: string, sealed: string): Promise<string | null>;
}

/**
 * Authenticated encryption of what travels through a browser: JWE compact, `dir` with A256GCM (RFC 7516).
 * Each purpose has its own key (HKDF-SHA-256), so that a sealed cookie cannot be passed off as a receipt.
 * @param secrets newest first: the first seals, all open (rotation)
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const keys = new Map<string, { kid: string; key: Uint8Array }[]>();
  const keysFor = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const made = secrets.map((secret) => ({
      kid: createHash("sha256").update(secret).digest("base64url").slice(0, 8),
      key: new Uint8Array(hkdfSync("sha256", secret, "pendopo", purpose, 32)),
    }));
    keys.set(purpose, made);
    return made;
  };
  return {
    async seal(purpose, text) {
      const newest = keysFor(purpose)[0];
      if (!newest) throw new Error("A sealer needs at least one secret");
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: newest.kid })
        .encrypt(newest.key);
    },
    async open(purpose, sealed) {
      try {
        const { plaintext } = await compactDecrypt(
          sealed,
          (header) => {
            const match = keysFor(purpose).find(({ kid }) => kid === header.kid);
            if (!match) throw new Error("unknown key");
            return match.key;
          },
          { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
        );
        return new TextDecoder().decode(plaintext);
      } catch {
        return null;
      }
    },
  };
}
