import { expect, test } from "vitest";
import { openSite } from "./site-fixture";
import { waitFor } from "./test-server";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url, { method, headers: { "user-agent": BROWSER, host: "main.test", ...headers } });

test("a sent page is counted for its tenant, also from the page cache and as the browser's own copy", async () => {
  const { url, views } = await openSite();
  const first = await get(`${url}/Cached?utm_source=wa`, { referer: "https://lain.example/" });
  await get(`${url}/Cached`);
  await get(`${url}/Cached`, { "if-none-match": first.headers.get("etag") ?? "" });
  await get(`${url}/Uncached`);
  await waitFor(() => views.record.mock.calls.length === 4);
  const seen = views.record.mock.calls.map(([view]) => view);

  expect(seen.map(({ metric, address }) => [metric, address.pathname])).toEqual([
    ["class_view", "/Cached"],
    ["class_view", "/Cached"],
    ["class_view", "/Cached"],
    [undefined, "/Uncached"],
  ]);
  expect(seen[0]).toMatchObject({
    caller: { tenantId: "lms-main", appToken: { code: "code-1", token: "token-1" } },
    referrer: "https://lain.example/",
    userAgent: BROWSER,
  });
});

test("robots, prefetches, objections, missing pages and other methods are not counted", async () => {
  const { url, views } = await openSite();
  await get(`${url}/Cached`, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await get(`${url}/Cached`, { "user-agent": "" });
  await get(`${url}/Cached`, { "sec-purpose": "prefetch" });
  await get(`${url}/Cached`, { dnt: "1" });
  await get(`${url}/Cached`, { "sec-gpc": "1" });
  await get(`${url}/Cached`, {}, "HEAD");
  await get(`${url}/Tidak-Ada`);
  await get(`${url}/Shared`);
  // The responses before it have ended.
  await get(`${url}/Uncached`);
  await waitFor(() => views.record.mock.calls.length > 0);

  expect(views.record.mock.calls.map(([view]) => view.address.pathname)).toEqual(["/Uncached"]);
});
