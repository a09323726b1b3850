import { describe, expect, test, vi } from "vitest";
import { createBody, createPage, openCache } from "./page-cache-fixture";
import { waitFor } from "./test-server";

describe("single render", () => {
  test("serve renders once for a hundred concurrent requests and reuses the page afterwards", async () => {
    const { site, get } = await openCache();
    const rendered = Promise.withResolvers<Response>();
    site.render = () => rendered.promise;
    const requests = Array.from({ length: 100 }, () => get());
    await waitFor(() => site.requests === 100);
    rendered.resolve(createPage("satu"));
    const responses = await Promise.all(requests);

    expect(
      responses.every(
        ({ status, body }) => status === 200 && body.toString() === createBody("satu"),
      ),
    ).toBe(true);

    await get();

    expect(site.renders).toBe(1);
  });

  test("serve answers with the stale page while one render refreshes it", async () => {
    const { site, time, text } = await openCache();
    await text();
    time.now += 15_001;
    let finish = () => {};
    site.render = () => new Promise((resolve) => (finish = () => resolve(createPage("dua"))));
    expect(await Promise.all([text(), text(), text()])).toEqual(Array(3).fill(createBody("satu")));
    expect(site.renders).toBe(2);
    finish();

    await vi.waitFor(async () => expect(await text()).toBe(createBody("dua")));
    expect(site.renders).toBe(2);
  });

  test("serve waits for a new render once a page is older than its stale time", async () => {
    const { site, time, text } = await openCache();
    await text();
    time.now += 315_001;
    site.render = async () => createPage("dua");
    expect(await text()).toBe(createBody("dua"));
  });

  test("serve gives up a hanging render with 500 and renders again for the next request", async () => {
    const { site, get, text } = await openCache({ timeoutMs: 500 });
    site.render = () => new Promise(() => {});
    expect((await get()).status).toBe(500);
    site.render = async () => createPage("dua");
    expect(await text()).toBe(createBody("dua"));
  });
});

describe("failures", () => {
  test("serve does not store error pages", async () => {
    const { site, get, cache } = await openCache();
    site.render = async () => createPage("rusak", {}, 500);
    expect((await get()).status).toBe(500);
    expect(cache.bytes).toBe(0);
    site.render = async () => createPage("satu");
    expect((await get()).status).toBe(200);
  });

  test.each([
    ["answers 503", async () => createPage("rusak", {}, 503)],
    ["throws", () => Promise.reject(new Error("host is down"))],
  ])(
    "serve keeps the old page when a refresh %s, and retries after 5 s at the earliest",
    async (_title, render) => {
      const { site, time, text, log } = await openCache();
      await text();
      site.render = render;
      time.now += 20_000;

      expect(await text()).toBe(createBody("satu"));

      await waitFor(() => log.lines.some(({ level }) => level === "warn"));

      for (let request = 0; request < 5; request++) expect(await text()).toBe(createBody("satu"));
      expect(site.renders).toBe(2);

      time.now += 5001;
      await text();

      expect(site.renders).toBe(3);

      // Far beyond its stale time an old page is still better than an error page.
      time.now += 600_000;

      expect(await text()).toBe(createBody("satu"));
    },
  );

  test("serve keeps the old page when a refresh has gaps", async () => {
    const { site, time, text } = await openCache();
    await text();
    site.render = async () => createPage("bolong", { "x-page-gaps": "1" });
    for (const age of [20_000, 400_000]) {
      time.now += age;

      expect(await text()).toBe(createBody("satu"));
    }
    await waitFor(() => site.renders > 1);
    expect(await text()).toBe(createBody("satu"));
  });

  test("serve stores no page with gaps, so that it is whole as soon as its hosts are", async () => {
    const { site, get, text } = await openCache();
    site.render = async () => createPage("bolong", { "x-page-gaps": "1" });
    const { headers, status } = await get();

    expect([status, headers["x-page-gaps"], headers["cache-control"]]).toEqual([
      200,
      undefined,
      "no-store",
    ]);

    site.render = async () => createPage("utuh");

    expect(await text()).toBe(createBody("utuh"));
  });

  test("serve drops the entry of a page that became 404", async () => {
    const { site, time, get, cache } = await openCache();
    await get();
    time.now += 400_000;
    site.render = async () => createPage("hilang", {}, 404);
    expect((await get()).status).toBe(404);
    expect(cache.bytes).toBe(0);
  });
});
