import { describe, expect, test } from "vitest";
import { createBody, createPage, openCache } from "./page-cache-fixture";
import { waitFor } from "./test-server";

describe("stored pages", () => {
  test.each([
    ["with a cookie", () => createPage("x", { "set-cookie": "_session=1" })],
    ["with Cache-Control: private", () => createPage("x", { "cache-control": "private" })],
    ["with Cache-Control: no-store", () => createPage("x", { "cache-control": "no-store" })],
    ["that is not HTML", () => Response.json({})],
    ["that is not 200", () => createPage("x", {}, 404)],
  ])("serve does not store a response %s", async (_title, createResponse) => {
    const { site, get, cache } = await openCache();
    site.render = async () => createResponse();
    await get();
    await get();
    expect([site.renders, cache.bytes]).toEqual([2, 0]);
  });

  test("serve sends a render that sets a cookie only to the request that started it", async () => {
    const { site, get } = await openCache();
    const allWaiting = Promise.withResolvers<void>();
    site.render = async () => {
      const cookie = `_session=${site.renders}`;
      await allWaiting.promise;
      return createPage("x", { "set-cookie": cookie });
    };
    const requests = [get(), get(), get()];
    await waitFor(() => site.requests === 3);
    allWaiting.resolve();
    const responses = await Promise.all(requests);
    const cookies = responses.map(({ headers }) => String(headers["set-cookie"]));

    expect(new Set(cookies).size).toBe(3);
  });

  test("serve adds cookies, request id and HSTS to one response only", async () => {
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

  test("serve evicts the least recently used pages above maxBytes", async () => {
    const { get, cache, site } = await openCache({ maxBytes: 100_000 });
    for (let number = 0; number < 60; number++) {
      await get(`/Class?page=${number}`);
      await get("/");
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    }
    expect(cache.bytes).toBeGreaterThan(50_000);
    expect(site.renders).toBe(61);
  });

  test("invalidateTenant drops the tenant's pages and does not store renders that started before it", async () => {
    const { cache, site, text } = await openCache();
    await text("/a");
    let finish = () => {};
    site.render = () => new Promise((resolve) => (finish = () => resolve(createPage("lama"))));
    const waiting = text("/b");
    await waitFor(() => site.renders === 2);
    cache.invalidateTenant("foundation");
    const finishOld = finish;
    site.render = async () => createPage("baru");

    expect(await Promise.all([text("/a"), text("/b")])).toEqual([
      createBody("baru"),
      createBody("baru"),
    ]);

    finishOld();

    expect(await waiting).toBe(createBody("lama"));
    expect(await text("/b")).toBe(createBody("baru"));
  });

  test("invalidateTenant keeps other tenants' pages", async () => {
    const { cache, site, text } = await openCache();
    await text();
    cache.invalidateTenant("main");
    await text();
    expect(site.renders).toBe(1);
  });
});
