import { createCipheriv, createHash } from "node:crypto";
import { expect, test } from "vitest";
import { decryptAppToken, encryptAppToken, HEADER_TTL_MS } from "./app-token";

const now = Date.UTC(2026, 7, 17);
const appToken = { code: "code-1", token: "rahasia-aplikasi" };
const validInput = { secret: "a-secret-of-these-tests", host: "services", now };
const header = encryptAppToken({ ...validInput, appToken }) ?? "";

test("[BOOT5] decryptAppToken returns the encrypted token, and the header holds no plain token", () => {
  expect(decryptAppToken({ ...validInput, header })).toEqual(appToken);
  expect(header).toMatch(/^code-1\.[\w-]+$/);
  expect(header).not.toContain(appToken.token);
  expect(Buffer.from(header.slice(7), "base64url").toString("latin1")).not.toContain(
    appToken.token,
  );
  expect(encryptAppToken({ ...validInput, appToken })).not.toBe(header);
});

test("[BOOT5] the cipher is AES-256-CTR over time and token, with the key of secret and host", () => {
  const bytes = Buffer.from(header.slice(7), "base64url");
  const key = createHash("sha256").update("a-secret-of-these-tests:services").digest();
  const plain = createCipheriv("aes-256-ctr", key, bytes.subarray(0, 16))
    .update(bytes.subarray(16, -16))
    .toString();
  expect(plain).toBe(`${now}.rahasia-aplikasi`);
});

test("[BOOT5] decryptAppToken rejects a header with any byte altered", () => {
  const [code, payload] = header.split(".") as [string, string];
  const bytes = Buffer.from(payload, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    for (const bit of [1, 128]) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ bit;
      expect(
        decryptAppToken({ ...validInput, header: `${code}.${altered.toString("base64url")}` }),
      ).toBeNull();
    }
  }
  for (let at = 0; at < header.length; at++) {
    for (const put of ["", "A", "B", ".", "="]) {
      const altered = header.slice(0, at) + put + header.slice(at + 1);
      if (altered !== header)
        expect(decryptAppToken({ ...validInput, header: altered }), `character ${at}`).toBeNull();
    }
  }
});

test("[BOOT5] decryptAppToken accepts a header within five minutes of the clock", () => {
  for (const age of [0, HEADER_TTL_MS, -HEADER_TTL_MS])
    expect(decryptAppToken({ ...validInput, header, now: now + age })).toEqual(appToken);
  for (const age of [HEADER_TTL_MS + 1, -HEADER_TTL_MS - 1])
    expect(decryptAppToken({ ...validInput, header, now: now + age })).toBeNull();
});

test("[BOOT5] decryptAppToken rejects a header of another host or secret", () => {
  expect(decryptAppToken({ ...validInput, header, host: "lms" })).toBeNull();
  expect(decryptAppToken({ ...validInput, header, secret: "another-secret-of-these" })).toBeNull();
});

test.each([
  null,
  "",
  ".",
  "code-1",
  "code-1.",
  "code-1.AAAA",
  `.${header.slice(7)}`,
  `${header}.`,
  `${header}A`,
  ` ${header}`,
])("decryptAppToken rejects %s", (wrong) => {
  expect(decryptAppToken({ ...validInput, header: wrong })).toBeNull();
});

test("[BOOT8] encryptAppToken returns null without a token", () => {
  expect(encryptAppToken({ ...validInput, appToken: undefined })).toBeNull();
});
