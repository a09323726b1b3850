import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { describe, expect, test } from "vitest";
import { createEncrypter } from "./encrypter";

const OLD_SECRET = "o".repeat(32);
const NEW_SECRET = "n".repeat(32);

describe("createEncrypter", () => {
  test("decrypts for the same purpose only", async () => {
    const encrypter = createEncrypter([NEW_SECRET]);

    const encrypted = await encrypter.encrypt("receipt", "isi");

    expect(encrypted).not.toContain("isi");
    expect(await encrypter.decrypt("receipt", encrypted)).toBe("isi");
    expect(await encrypter.decrypt("session", encrypted)).toBeNull();
  });

  test("rejects altered text", async () => {
    const encrypter = createEncrypter([NEW_SECRET]);
    const encrypted = await encrypter.encrypt("receipt", "isi");
    const getTag = (text: string) => Buffer.from(text.split(".").at(-1) ?? "", "base64url");

    for (let index = 0; index < encrypted.length; index++) {
      const replacement = encrypted[index] === "A" ? "B" : "A";
      const altered = encrypted.slice(0, index) + replacement + encrypted.slice(index + 1);
      const decrypted = await encrypter.decrypt("receipt", altered);
      // The last character of a part may hold unused bits: the bytes are then the same.
      if (decrypted !== null) expect(getTag(altered)).toEqual(getTag(encrypted));
    }
    expect(await encrypter.decrypt("receipt", "rubbish")).toBeNull();
  });

  test("decrypts with a rotated secret until it is removed", async () => {
    const encrypted = await createEncrypter([OLD_SECRET]).encrypt("receipt", "isi");

    expect(await createEncrypter([NEW_SECRET, OLD_SECRET]).decrypt("receipt", encrypted)).toBe(
      "isi",
    );
    expect(await createEncrypter([NEW_SECRET]).decrypt("receipt", encrypted)).toBeNull();
  });

  test("names the key by eight characters that do not reveal the secret", async () => {
    const encrypted = await createEncrypter([NEW_SECRET]).encrypt("receipt", "isi");

    const header = JSON.parse(Buffer.from(encrypted.split(".")[0] ?? "", "base64url").toString());

    expect(header).toEqual({ alg: "dir", enc: "A256GCM", kid: expect.stringMatching(/^.{8}$/) });
  });

  test("derives keys that no other product derives from the secret", async () => {
    const encrypted = await createEncrypter([NEW_SECRET]).encrypt("receipt", "isi");
    const key = new Uint8Array(hkdfSync("sha256", NEW_SECRET, "", "receipt", 32));

    await expect(compactDecrypt(encrypted, key)).rejects.toThrow();
  });

  test("rejects another content encryption under the same key", async () => {
    const encrypter = createEncrypter([NEW_SECRET]);
    const [head = ""] = (await encrypter.encrypt("receipt", "isi")).split(".");
    const { kid } = JSON.parse(Buffer.from(head, "base64url").toString());
    const key = new Uint8Array(hkdfSync("sha256", NEW_SECRET, "pendopo", "receipt", 32));
    const other = await new CompactEncrypt(new TextEncoder().encode("isi"))
      .setProtectedHeader({ alg: "dir", enc: "A128CBC-HS256", kid })
      .encrypt(key);

    expect(await encrypter.decrypt("receipt", other)).toBeNull();
  });

  test("requires a secret", async () => {
    await expect(createEncrypter([]).encrypt("receipt", "isi")).rejects.toThrow("at least one");
  });
});
