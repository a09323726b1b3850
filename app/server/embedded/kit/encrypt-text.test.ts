import { expect, test } from "vitest";
import { decryptText, encryptText } from "./encrypt-text";

test("encryptText hides the text, and decryptText returns it under the same secret and purpose", () => {
  const stored = encryptText("secret-1", "answers", '{"manageKey":"abc"}');

  expect(stored).not.toContain("abc");
  expect(decryptText("secret-1", "answers", stored)).toBe('{"manageKey":"abc"}');
  expect(encryptText("secret-1", "answers", "x")).not.toBe(encryptText("secret-1", "answers", "x"));
  expect(() => decryptText("secret-2", "answers", stored)).toThrow();
  expect(() => decryptText("secret-1", "drafts", stored)).toThrow();
});

test("decryptText reads what an earlier release stored in clear", () => {
  expect(decryptText("secret-1", "answers", '{"a":1}')).toBe('{"a":1}');
});
