import { expect, test } from "vitest";
import { chooseEncoding, isCompressible } from "./compression";

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["identity", "identity"],
  ["gzip;q=0", "identity"],
  ["*;q=0", "identity"],
  ["brotli-like", "identity"],
])("chooseEncoding of %s is %s, also from its cache", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ["text/html; charset=utf-8", true],
  ["text/x-script", true],
  ["application/json", true],
  ["application/ld+json", true],
  ["image/svg+xml", true],
  ["text/event-stream", false],
  ["text/event-stream; charset=utf-8", false],
  ["image/webp", false],
  ["application/octet-stream", false],
  [null, false],
])("isCompressible of %s is %s", (type, expected) => expect(isCompressible(type)).toBe(expected));
