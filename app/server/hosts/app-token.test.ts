import { createCipheriv, createHash } from "node:crypto";
import { expect, test } from "vitest";
import { HEADER_LIFE_MS, openAppToken, sealAppToken } from "./app-token";

const now = Date.UTC(2026, 7, 17);
const appToken = { code: "code-1", token: "rahasia-aplikasi" };
const right = { secret: "a-secret-of-these-tests", host: "services", now };
const header = sealAppToken({ ...right, appToken }) ?? "";

test("[BOOT5] a header opens to what was sealed, and holds no plain token", () => {
  expect(openAppToken({ ...right, header })).toEqual(appToken);
  expect(header).toMatch(/^code-1\.[\w-]+$/);
  expect(header).not.toContain(appToken.token);
  expect(Buffer.from(header.slice(7), "base64url").toString("latin1")).not.toContain(appToken.token);
  expect(sealAppToken({ ...right, appToken })).not.toBe(header);
});

test("[BOOT5] the cipher is AES-256-CTR over time and token, with the key of secret and host", () => {
  const bytes = Buffer.from(header.slice(7), "base64url");
  const key = createHash("sha256").update("a-secret-of-these-tests:services").digest();
  const plain = createCipheriv("aes-256-ctr", key, bytes.subarray(0, 16)).update(bytes.subarray(16, -16)).toString();
  expect(plain).toBe(`${now}.rahasia-aplikasi`);
});

test("[BOOT5] a header that is altered in any one byte opens nothing", () => {
  const [code, sealed] = header.split(".") as [string, string];
  const bytes = Buffer.from(sealed, "base64url");
  for (let at = 0; at < bytes.length; at++) {
    for (const bit of [1, 128]) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ bit;
      expect(openAppToken({ ...right, header: `${code}.${altered.toString("base64url")}` })).toBeNull();
    }
  }
  for (let at = 0; at < header.length; at++) {
    for (const put of ["", "A", "B", ".", "="]) {
      const altered = header.slice(0, at) + put + header.slice(at + 1);
      if (altered !== header) expect(openAppToken({ ...right, header: altered }), `character ${at}`).toBeNull();
    }
  }
});

test("[BOOT5] a header lives five minutes, to both sides of the clock", () => {
  for (const age of [0, HEADER_LIFE_MS, -HEADER_LIFE_MS]) expect(openAppToken({ ...right, header, now: now + age })).toEqual(appToken);
  for (const age of [HEADER_LIFE_MS + 1, -HEADER_LIFE_MS - 1]) expect(openAppToken({ ...right, header, now: now + age })).toBeNull();
});

test("[BOOT5] a header of another host or another secret opens nothing", () => {
  expect(openAppToken({ ...right, header, host: "lms" })).toBeNull();
  expect(openAppToken({ ...right, header, secret: "another-secret-of-these" })).toBeNull();
});

test.each([null, "", ".", "code-1", "code-1.", "code-1.AAAA", `.${header.slice(7)}`, `${header}.`, `${header}A`, ` ${header}`])(
  "%s opens nothing",
  (wrong) => {
    expect(openAppToken({ ...right, header: wrong })).toBeNull();
  },
);

test("[BOOT8] without a token there is nothing to send", () => {
  expect(sealAppToken({ ...right, appToken: undefined })).toBeNull();
});
