import { expect, test } from "vitest";
import { rejectCrossSite } from "./check-origin";

const SITE_ORIGIN = "https://foundation.test";
const check = (headers: Record<string, string>) => rejectCrossSite(headers, SITE_ORIGIN);

test.each([
  ["a text browser, which sends neither header", {}],
  ["this site's own form", { origin: SITE_ORIGIN, "sec-fetch-site": "same-origin" }],
  ["an older browser", { origin: SITE_ORIGIN }],
  ["a reload", { "sec-fetch-site": "none" }],
  ["an own page that hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
])("[XJS6] rejectCrossSite accepts %s", (_title, headers) => expect(check(headers)).toBeNull());

test.each([
  ["another site", { origin: "https://evil.test", "sec-fetch-site": "cross-site" }],
  ["another site in an older browser", { origin: "https://evil.test" }],
  [
    "a neighbour on the same domain",
    { origin: "https://other.foundation.test", "sec-fetch-site": "same-site" },
  ],
  ["the same host without encryption", { origin: "http://foundation.test" }],
  ["a hidden origin that the browser does not vouch for", { origin: "null" }],
  ["a foreign page without an origin", { "sec-fetch-site": "cross-site" }],
  ["a name that begins alike", { origin: "https://foundation.test.evil.test" }],
  [
    "a foreign origin with a forged site",
    { origin: "https://evil.test", "sec-fetch-site": "same-origin" },
  ],
])("[XJS6] rejectCrossSite answers 403 to %s", (_title, headers) => {
  expect(check(headers)?.status).toBe(403);
});

test("rejectCrossSite says in Indonesian why, and is not stored", async () => {
  const response = check({ origin: "https://evil.test" });

  expect(await response?.text()).toBe(
    "Formulir ini dikirim dari situs lain dan tidak kami terima.",
  );
  expect(response?.headers.get("cache-control")).toBe("no-store");
  expect(response?.headers.get("content-type")).toBe("text/plain; charset=utf-8");
});
