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
});
