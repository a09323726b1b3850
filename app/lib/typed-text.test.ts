import { expect, test } from "vitest";
import { normalizeTyped, stripSeparators } from "./typed-text";

test.each([
  [" a \u00a0\u202f\t b ", "a b"],
  ["Ｒｐ　１２．５００！", "Rp 12.500!"],
  ["\u202a+62\u00ad8\u202c\ufeff", "+628"],
  ["1\u20102\u20133\u22124", "1-2-3-4"],
  ["10²", "10²"],
])("normalizeTyped of %j is %j", (text, plain) => expect(normalizeTyped(text)).toBe(plain));

test("stripSeparators removes spaces, points and dashes", () => {
  expect(stripSeparators(" 19800101 200501.1–001 ")).toBe("198001012005011001");
});
