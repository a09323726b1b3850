import { describe, expect, test } from "vitest";
import { getObservatoryScore } from "./observatory";
import { openSite } from "./site-fixture";

const PER_VISITOR_HEADERS = ["set-cookie", "clear-site-data"];
/** A visitor of an earlier version, whose next page clears what the browser stored. */
const STALE_COOKIE = "_av=0.0.0; _session=x";

describe("responses for shared caches", () => {
  test.each(["/Shared", "/_ipx/w_320,f_webp/images/a.jpg"])(
    "%s carries nothing of its visitor",
    async (path) => {
      const { url } = await openSite();
      const { headers } = await fetch(url + path, { headers: { cookie: STALE_COOKIE } });

      expect(headers.get("cache-control")).toContain("public");
      for (const name of PER_VISITOR_HEADERS)
        expect([name, headers.get(name)]).toEqual([name, null]);
    },
  );

  test("a route that is not declared shared is private, whatever its loader says", async () => {
    const { url } = await openSite();
    const { headers } = await fetch(`${url}/Public`, { headers: { cookie: STALE_COOKIE } });

    expect(headers.get("cache-control")).not.toContain("public");
    for (const name of PER_VISITOR_HEADERS) expect(headers.get(name)).not.toBeNull();
  });

  test("a page of the same visitor still clears and sets cookies", async () => {
    const { url } = await openSite();
    const { headers } = await fetch(`${url}/Uncached`, { headers: { cookie: STALE_COOKIE } });
    for (const name of PER_VISITOR_HEADERS) expect(headers.get(name)).not.toBeNull();
  });

  test("an image needs no start-up sequence", async () => {
    const { url, application } = await openSite();
    await fetch(`${url}/_ipx/w_320,f_webp/images/a.jpg`);
    expect(application.serveImage).toHaveBeenCalledOnce();
    expect(application.bootstrapCache.size).toBe(0);
  });
});

describe("HTTP Observatory", () => {
  test.each(["/Address", "/Cached", "/Uncached", "/Streamed", "/Hydrated", "/tidak-ada"])(
    "%s scores 125 or more",
    async (path) => {
      const { url } = await openSite();
      for (const https of [true, false]) {
        const proxied = { "x-forwarded-proto": https ? "https" : "http", "x-forwarded-for": "::1" };
        const response = await fetch(url + path, { headers: proxied });
        const { headers } = response;
        // The injected markup of the fixture names another origin; it is blocked.
        const html = (await response.text()).replaceAll("https://evil.example", "");
        expect(getObservatoryScore({ headers, html, https })).toBeGreaterThanOrEqual(125);
      }
    },
  );
});
