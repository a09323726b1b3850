import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { openSite } from "./site-fixture";

const askAs = (url: string, host: string, path = "/Cached") =>
  new Promise<{ status: number; html: string }>((resolve, reject) => {
    httpRequest(url + path, { headers: { host }, agent: false }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        html: Buffer.concat(await response.toArray()).toString(),
      }),
    )
      .on("error", reject)
      .end();
  });

/** The page's `seo`, as its route renders it. */
async function readSeo(url: string, host: string) {
  const { html } = await askAs(url, host, "/Address");
  return {
    canonical: /data-canonical="([^"]*)"/.exec(html)?.[1],
    robots: /data-robots="([^"]*)"/.exec(html)?.[1],
  };
}

const CANONICAL = "http://main.test:3000/Address";

test.each(["main.test.:3000", "127.0.0.1:3000", "main.test:4760", "127.0.0.1:4760", "localhost:1"])(
  "a page asked for as %s names the tenant's own address and is not indexed",
  async (host) => {
    const { url } = await openSite();
    expect(await readSeo(url, host)).toEqual({ canonical: CANONICAL, robots: "noindex, nofollow" });
  },
);

test.each([
  ["main.test:3000", CANONICAL],
  ["main.test", "http://main.test/Address"],
  ["localhost:3000", CANONICAL],
])("a page asked for as %s is indexed as %s", async (host, canonical) => {
  const { url } = await openSite();
  expect(await readSeo(url, host)).toEqual({ canonical, robots: "index, follow" });
});

test("BASE_URL decides scheme and port of the address", async () => {
  const { url } = await openSite({ baseUrl: "https://belajar.example" });
  expect(await readSeo(url, "main.test")).toEqual({
    canonical: "https://main.test/Address",
    robots: "index, follow",
  });
  expect((await readSeo(url, "main.test:3000")).robots).toBe("noindex, nofollow");
});

test("other spellings of a host share one entry of the page cache", async () => {
  const { url, renders } = await openSite();
  for (let port = 5_000; port < 5_010; port++) await askAs(url, `main.test:${port}`);
  for (const host of ["main.test.", "127.0.0.1", "127.0.0.1:81", "main.test.:9"])
    await askAs(url, host);
  expect(renders.shared).toBeLessThanOrEqual(2);
});
