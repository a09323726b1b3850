import { expect, test } from "vitest";
import { getDeviceName } from "./device-name";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36",
    "Chrome di Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0",
    "Edge di Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1",
    "Safari di iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox di Linux"],
  ["Lynx/2.9.0dev.12 libwww-FM/2.14", "Lynx"],
  ["Mozilla/5.0 (Linux; x)", "Peramban di Linux"],
  ["", "Peramban tanpa nama"],
])("getDeviceName of %s is %s", (userAgent, name) => {
  expect(getDeviceName(userAgent)).toBe(name);
});
