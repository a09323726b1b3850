import { expect, test } from "vitest";
import { isRobot } from "./robots";

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["WhatsApp/2.23.20.0", true],
  ["curl/8.5.0", true],
  ["", true],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", false],
  ["Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/120.0 Mobile", false],
])("isRobot of %j is %j", (userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected);
});
