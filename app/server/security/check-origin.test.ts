import { expect, test } from "vitest";
import { rejectCrossSite } from "./check-origin";

const own = "https://foundation.test";
const check = (headers: Record<string, string>) => rejectCrossSite(headers, own);

test.each([
  ["a text browser, which sends neither", {}],
  ["this site's own form", { origin: own, "sec-fetch-site": "same-origin" }],
  ["an older browser", { origin: own }],
  ["a reload", { "sec-fetch-site": "none" }],
  ["an own page that hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
])("[XJS6] %s passes", (_title, headers) => expect(check(headers)).toBeNull());

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
])("[XJS6] %s gets 403", (_title, headers) => {
  expect(check(headers)?.status).toBe(403);
});
