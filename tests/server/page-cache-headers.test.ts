import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { createBody, createPage, openCache } from "./page-cache-fixture";

describe("headers and encodings", () => {
  test("serve sends the same page as gzip, brotli and identity; brotli follows the first hit", async () => {
    const { get } = await openCache();
    const first = await get("/", { "accept-encoding": "gzip, deflate, br" });

    expect([first.headers["content-encoding"], gunzipSync(first.body).toString()]).toEqual([
      "gzip",
      createBody("satu"),
    ]);

    const br = await vi.waitFor(async () => {
      const response = await get("/", { "accept-encoding": "gzip, deflate, br" });
      expect(response.headers["content-encoding"]).toBe("br");
      return response;
    });

    expect([br.headers["content-encoding"], brotliDecompressSync(br.body).toString()]).toEqual([
      "br",
      createBody("satu"),
    ]);

    const plain = await get();

    expect([
      plain.headers["content-encoding"],
      plain.headers["content-length"],
      plain.body.toString(),
    ]).toEqual([undefined, String(plain.body.length), createBody("satu")]);
    expect(new Set([first, br, plain].map(({ headers }) => headers.vary))).toEqual(
      new Set(["Accept-Encoding, Cookie, Save-Data"]),
    );
  });

  test("serve answers 304 without a body if any tag of If-None-Match matches", async () => {
    const { get } = await openCache();
    const { etag = "" } = (await get()).headers;
    for (const header of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
      const again = await get("/", { "if-none-match": header });
      expect([
        again.status,
        again.body.length,
        again.headers.etag,
        again.headers["content-length"],
      ]).toEqual([304, 0, etag, undefined]);
    }

    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("serve changes the ETag with the content only", async () => {
    const { site, time, get } = await openCache();
    const { etag } = (await get()).headers;
    time.now += 400_000;
    expect((await get()).headers.etag).toBe(etag);
    site.render = async () => createPage("dua");
    time.now += 400_000;
    expect((await get()).headers.etag).not.toBe(etag);
  });

  test("serve answers HEAD with the headers of GET", async () => {
    const { get } = await openCache();
    const full = await get();
    const head = await get("/", {}, "HEAD");
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      full.headers["content-length"],
    ]);
  });

  test("serve counts Age in seconds since the render", async () => {
    const { time, get } = await openCache();
    await get();
    time.now += 7900;
    expect((await get()).headers.age).toBe("7");
  });

  test("serve adds Retry-After to a page that is 503, unless it has its own", async () => {
    const { site, get } = await openCache();
    site.render = async () => createPage("tidak ada isi", {}, 503);

    expect((await get("/a")).headers["retry-after"]).toBe("10");

    site.render = async () => createPage("pemeliharaan", { "retry-after": "600" }, 503);

    expect((await get("/b")).headers["retry-after"]).toBe("600");
  });

  test("serve keeps the rendered policy and derives nothing from the page's inline code", async () => {
    const { site, get } = await openCache();
    const policy = "default-src 'none'; script-src 'none'";
    site.render = async () =>
      createPage("<script>injected()</script>", { "content-security-policy": policy });

    expect((await get()).headers["content-security-policy"]).toBe(policy);
    expect((await get()).headers["content-security-policy"]).toBe(policy);

    site.render = async () => createPage("<script>injected()</script>");

    expect((await get("/other")).headers["content-security-policy"]).toBeUndefined();
  });
});
