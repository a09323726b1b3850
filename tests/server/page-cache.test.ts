import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { createPageCache, type PageCache } from "~/server/cache/page-cache";
import { createMemoryLog, startTestServer, waitFor } from "./test-server";

type ServeOptions = Parameters<PageCache["serve"]>[2];

const bodyOf = (text: string) =>
  `<!DOCTYPE html><html lang="id"><body>${text}${" belajar bersama".repeat(300)}</body></html>`;
const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(bodyOf(text), {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...headers },
  });

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A cache behind a front door, with a clock that the test turns. */
async function openCache(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const time = { now: 1_000_000 };
  const log = createMemoryLog();
  const cache = createPageCache({ clock: () => time.now, log, ...options });
  const site = {
    renders: 0,
    render: async (): Promise<Response> => page("satu"),
    options: {} as Partial<ServeOptions>,
  };
  const { url } = await startTestServer({
    handle: (req, res) =>
      cache.serve(req, res, {
        key: req.url ?? "",
        tenantTag: "foundation",
        render: () => {
          site.renders++;
          return site.render();
        },
        ...site.options,
      }),
  });
  const get = (path = "/", headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      httpRequest(url + path, { method, headers, agent: false }, async (answer) =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(await answer.toArray()),
        }),
      )
        .on("error", reject)
        .end();
    });
  const text = async (path?: string) => (await get(path)).body.toString();
  return { cache, site, time, log, get, text };
}

describe("one rendering", () => {
  test("a hundred visitors at once share one rendering, and later ones need none", async () => {
    const { site, get } = await openCache();
    site.render = () => new Promise((resolve) => setTimeout(resolve, 50, page("satu")));
    const answers = await Promise.all(Array.from({ length: 100 }, () => get()));
    expect(
      answers.every(({ status, body }) => status === 200 && body.toString() === bodyOf("satu")),
    ).toBe(true);
    await get();
    expect(site.renders).toBe(1);
  });

  test("a stale page is served at once while one new rendering runs behind it", async () => {
    const { site, time, text } = await openCache();
    await text();
    time.now += 15_001;
    let finish = () => {};
    site.render = () => new Promise((resolve) => (finish = () => resolve(page("dua"))));
    expect(await Promise.all([text(), text(), text()])).toEqual(Array(3).fill(bodyOf("satu")));
    expect(site.renders).toBe(2);
    finish();

    await vi.waitFor(async () => expect(await text()).toBe(bodyOf("dua")));
    expect(site.renders).toBe(2);
  });

  test("a page that is too old is rendered anew before it is answered", async () => {
    const { site, time, text } = await openCache();
    await text();
    time.now += 315_001;
    site.render = async () => page("dua");
    expect(await text()).toBe(bodyOf("dua"));
  });

  test("a rendering that hangs is given up, and the next visitor starts another", async () => {
    const { site, get, text } = await openCache({ timeoutMs: 50 });
    site.render = () => new Promise(() => {});
    expect((await get()).status).toBe(500);
    site.render = async () => page("dua");
    expect(await text()).toBe(bodyOf("dua"));
  });
});

describe("failures", () => {
  test("an error page is passed on and never kept", async () => {
    const { site, get, cache } = await openCache();
    site.render = async () => page("rusak", {}, 500);
    expect((await get()).status).toBe(500);
    expect(cache.bytes).toBe(0);
    site.render = async () => page("satu");
    expect((await get()).status).toBe(200);
  });

  test.each([
    ["answers 503", async () => page("rusak", {}, 503)],
    ["throws", () => Promise.reject(new Error("host is down"))],
  ])(
    "a renewal that %s keeps the old page, and is not tried by every visitor",
    async (_title, render) => {
      const { site, time, text, log } = await openCache();
      await text();
      site.render = render;
      time.now += 20_000;
      expect(await text()).toBe(bodyOf("satu"));
      await waitFor(() => log.lines.some(({ level }) => level === "warn"));
      for (let visit = 0; visit < 5; visit++) expect(await text()).toBe(bodyOf("satu"));
      expect(site.renders).toBe(2);
      time.now += 5001;
      await text();
      expect(site.renders).toBe(3);
      // Far beyond its stale time it still beats an error page.
      time.now += 600_000;
      expect(await text()).toBe(bodyOf("satu"));
    },
  );

  test("a page that is gone is forgotten", async () => {
    const { site, time, get, cache } = await openCache();
    await get();
    time.now += 400_000;
    site.render = async () => page("hilang", {}, 404);
    expect((await get()).status).toBe(404);
    expect(cache.bytes).toBe(0);
  });
});

describe("what is kept", () => {
  test.each([
    ["with a cookie", () => page("x", { "set-cookie": "_session=1" })],
    ["that says private", () => page("x", { "cache-control": "private" })],
    ["that says no-store", () => page("x", { "cache-control": "no-store" })],
    ["that is not HTML", () => Response.json({})],
    ["that is not 200", () => page("x", {}, 404)],
  ])("an answer %s is not", async (_title, make) => {
    const { site, get, cache } = await openCache();
    site.render = async () => make();
    await get();
    await get();
    expect([site.renders, cache.bytes]).toEqual([2, 0]);
  });

  test("a rendering with a cookie goes to the one that it was made for", async () => {
    const { site, get } = await openCache();
    site.render = () =>
      new Promise((resolve) =>
        setTimeout(resolve, 50, page("x", { "set-cookie": `_session=${site.renders}` })),
      );
    const cookies = (await Promise.all([get(), get(), get()])).map(({ headers }) =>
      String(headers["set-cookie"]),
    );
    expect(new Set(cookies).size).toBe(3);
  });

  test("a visitor's own cookies go in the head of that answer alone", async () => {
    const { site, get } = await openCache();
    site.options = {
      extraHeaders: [
        ["Set-Cookie", "_gt=a"],
        ["Set-Cookie", "_ct=b"],
      ],
      requestId: "abc",
      https: true,
    };
    const first = await get();
    expect([
      first.headers["set-cookie"],
      first.headers["x-request-id"],
      first.headers["strict-transport-security"],
    ]).toEqual([["_gt=a", "_ct=b"], "abc", "max-age=63072000"]);
    site.options = {};
    const second = await get();
    expect([second.headers["set-cookie"], second.headers["strict-transport-security"]]).toEqual([
      undefined,
      undefined,
    ]);
    expect(second.headers["cache-control"]).toBe("private, no-cache");
  });

  test("bytes stay under the cap, the longest unused page goes first", async () => {
    const { get, cache, site } = await openCache({ maxBytes: 100_000 });
    for (let number = 0; number < 60; number++) {
      await get(`/Class?page=${number}`);
      await get("/");
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.bytes).toBeGreaterThan(50_000);
    expect(site.renders).toBe(61);
  });

  test("a tenant's pages are dropped, and a rendering from before is not kept", async () => {
    const { cache, site, text } = await openCache();
    await text("/a");
    let finish = () => {};
    site.render = () => new Promise((resolve) => (finish = () => resolve(page("lama"))));
    const waiting = text("/b");
    await waitFor(() => site.renders === 2);
    cache.invalidateTenant("foundation");
    const finishOld = finish;
    site.render = async () => page("baru");
    expect(await Promise.all([text("/a"), text("/b")])).toEqual([bodyOf("baru"), bodyOf("baru")]);
    finishOld();
    expect(await waiting).toBe(bodyOf("lama"));
    expect(await text("/b")).toBe(bodyOf("baru"));
  });

  test("another tenant's pages stay", async () => {
    const { cache, site, text } = await openCache();
    await text();
    cache.invalidateTenant("main");
    await text();
    expect(site.renders).toBe(1);
  });
});

describe("heads and encodings", () => {
  test("each encoding holds the same page; brotli comes after the first hit", async () => {
    const { get } = await openCache();
    const first = await get("/", { "accept-encoding": "gzip, deflate, br" });
    expect([first.headers["content-encoding"], gunzipSync(first.body).toString()]).toEqual([
      "gzip",
      bodyOf("satu"),
    ]);
    const br = await vi.waitFor(async () => {
      const response = await get("/", { "accept-encoding": "gzip, deflate, br" });
      expect(response.headers["content-encoding"]).toBe("br");
      return response;
    });
    expect([br.headers["content-encoding"], brotliDecompressSync(br.body).toString()]).toEqual([
      "br",
      bodyOf("satu"),
    ]);
    const plain = await get();
    expect([
      plain.headers["content-encoding"],
      plain.headers["content-length"],
      plain.body.toString(),
    ]).toEqual([undefined, String(plain.body.length), bodyOf("satu")]);
    expect(new Set([first, br, plain].map(({ headers }) => headers.vary))).toEqual(
      new Set(["Accept-Encoding, Cookie, Save-Data"]),
    );
  });

  test("a known page is a 304 without a body, by any of the listed tags", async () => {
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

  test("a changed page has another tag, the same page keeps it through a renewal", async () => {
    const { site, time, get } = await openCache();
    const { etag } = (await get()).headers;
    time.now += 400_000;
    expect((await get()).headers.etag).toBe(etag);
    site.render = async () => page("dua");
    time.now += 400_000;
    expect((await get()).headers.etag).not.toBe(etag);
  });

  test("HEAD gets the head of GET", async () => {
    const { get } = await openCache();
    const full = await get();
    const head = await get("/", {}, "HEAD");
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      full.headers["content-length"],
    ]);
  });

  test("Age counts seconds since the rendering", async () => {
    const { time, get } = await openCache();
    await get();
    time.now += 7900;
    expect((await get()).headers.age).toBe("7");
  });

  test("the policy allows exactly this page's inline code, and nothing unsafe", async () => {
    const { site, get } = await openCache();
    const code = 'document.documentElement.dataset.js="1"';
    const style = ":root{--clr-primary:#0a7}";
    site.render = async () =>
      page(
        `<style>${style}</style><script>${code}</script><script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>`,
      );
    const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    const policy = String((await get()).headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' ${sha(code)};`);
    expect(policy).toContain(`style-src 'self' ${sha(style)};`);
    expect(policy).not.toContain("unsafe");
    expect((await get()).headers["content-security-policy"]).toBe(policy);
  });
});
