import { expect, test } from "vitest";
import { formatPhone, normalizePhone } from "./phone";

test.each([
  "0812-3456-7890",
  "0812 3456 7890",
  "+62 812 3456 7890",
  "+62 812-3456-7890",
  "6281234567890",
  "62812.3456.7890",
  "+62 0812 (3456) 7890",
  "0812\u20113456\u20117890",
  "\u202a+62\u00a0812\u00a03456\u00a07890\u202c",
  "０８１２３４５６７８９０",
])("normalizePhone accepts %s", (text) => {
  expect(normalizePhone(text)).toBe("+6281234567890");
});

test.each([
  "",
  "081234567",
  "08412345678",
  "0212345678",
  "+65 81234567",
  "08123456789012",
  "0812345678a",
])("normalizePhone rejects %s", (text) => {
  expect(normalizePhone(text)).toBeNull();
});

test("formatPhone groups the digits", () => {
  expect(formatPhone("+6281234567890")).toBe("0812-3456-7890");
});
