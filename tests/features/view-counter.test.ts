import { describe, expect, test, vi } from "vitest";
import { DAY_MS } from "~/lib/time";
import { countPostView } from "~/server/features/post-views";
import type { BoundHosts } from "~/server/request/context";
import { createDailyVisitors } from "~/server/views/daily-visitors";
import { createViewCounter, type PageView } from "~/server/views/view-counter";
import { createMemoryLog } from "../server/test-server";
import { createHostError } from "./fake-context";

const NOW = Date.parse("2026-11-22T05:00:00Z");

function setUp() {
  const calls: [string, unknown][] = [];
  const state = { now: NOW, fails: false };
  const answer = (name: string, data?: unknown) => async (input: unknown) => {
    if (state.fails) throw createHostError(503);
    calls.push([name, input]);
    return { data };
  };
  const services = {
    recordStatistic: answer("record"),
    logClick: answer("click"),
    getPost: answer("post", { slug: "memilih-laptop" }),
    viewPost: answer("view"),
  };
  const log = createMemoryLog();
  const bindHosts = vi.fn(() => ({ services }) as unknown as BoundHosts);
  const counter = createViewCounter({
    bindHosts,
    countPost: countPostView,
    log,
    clock: () => state.now,
  });
  const take = () => calls.splice(0);
  return { counter, state, log, bindHosts, take };
}

const view = (path: string, more: Partial<PageView> = {}): PageView => ({
  caller: { tenantId: "t1", appToken: undefined, origin: "https://a.example" },
  metric: "class_view",
  address: new URL(path, "https://a.example"),
  referrer: "",
  clientIp: "192.0.2.1",
  userAgent: "Firefox",
  ...more,
});

describe("createViewCounter", () => {
  test("reports one view per visitor, page and day in one call for each metric", async () => {
    const { counter, state, take, bindHosts } = setUp();
    counter.record(view("/Class/web"));
    counter.record(view("/Class/web?page=2"));
    counter.record(view("/Class/data"));
    counter.record(view("/Class/web", { clientIp: "192.0.2.2" }));
    counter.record(view("/", { metric: "page_view" }));
    await counter.flush();

    expect(take().filter(([name]) => name === "record")).toEqual([
      ["record", { body: { metric: "class_view", count: 3 } }],
      ["record", { body: { metric: "page_view", count: 1 } }],
    ]);
    expect(bindHosts).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ tenantId: "t1", origin: "https://a.example" }),
    );

    counter.record(view("/Class/web"));
    await counter.flush();

    expect(take()).toEqual([]);

    state.now += DAY_MS;
    counter.record(view("/Class/web"));
    await counter.flush();

    expect(take()[0]).toEqual(["record", { body: { metric: "class_view", count: 1 } }]);
  });

  test("[LOG2] [LOG9] logs a visit's first page once, without secrets of its address", async () => {
    const { counter, take } = setUp();
    const first = {
      metric: undefined,
      referrer: "https://cari.example/hasil?q=nama&utm_source=wa",
    };
    counter.record(view("/Donation/Bukti/rahasia123?kunci=1&utm_medium=x", first));
    counter.record(view("/About", { metric: undefined }));
    await counter.flush();

    expect(take()).toEqual([
      [
        "click",
        {
          body: {
            from: "https://cari.example/hasil?utm_source=wa",
            to: expect.stringMatching(
              /^https:\/\/a\.example\/Donation\/Bukti\/\[redacted\]\?utm_medium=x$/,
            ),
            type: "page_load",
            timestamp: new Date(NOW).toISOString(),
            tenantId: "t1",
          },
        },
      ],
    ]);
  });

  test("[LOG5] logs a link to another page of the site once per visitor and day, and none from other sites", async () => {
    const { counter, state, log, take } = setUp();
    const follow = (from: string) =>
      counter.record(view("/About", { metric: undefined, referrer: from }));
    counter.record(view("/", { metric: undefined }));
    await counter.flush();
    take();

    state.fails = true;
    follow("https://a.example/");
    await counter.flush();
    state.fails = false;
    for (const from of ["", "https://cari.example/", "https://a.example/?q=nama"]) follow(from);
    for (let times = 0; times < 2; times++) follow("https://a.example/");
    await counter.flush();

    expect(log.lines.map(({ message }) => message)).toEqual(["[INTERNAL CLICK LOG API ERROR]"]);
    const link = { to: "https://a.example/About", type: "internal_navigation", tenantId: "t1" };
    const body = { ...link, from: "https://a.example/", timestamp: new Date(NOW).toISOString() };
    expect(take()).toEqual([["click", { body }]]);
  });

  test("[LOG4] [STO8] loses a batch that fails, and logs the visit with the next page", async () => {
    const { counter, state, log, take } = setUp();
    state.fails = true;
    counter.record(view("/Class/web"));
    await counter.flush();

    expect(log.lines.map(({ message }) => message)).toEqual(["FAILED TO REQUEST DATA"]);

    state.fails = false;
    counter.record(view("/Class/web"));
    await counter.flush();

    expect(take().map(([name]) => name)).toEqual(["click"]);
  });

  test("flush counts its deadline from the call, not from the end of the batch before it", async () => {
    const { counter } = setUp();
    const deadline = vi.spyOn(AbortSignal, "timeout");
    counter.record(view("/Class/web"));
    const first = counter.flush();
    counter.record(view("/Class/data"));
    const second = counter.flush();

    expect(deadline).toHaveBeenCalledTimes(2);

    await Promise.all([first, second]);
    deadline.mockRestore();
  });

  test("[STO13] counts a post's own views by the slug or the id of its page", async () => {
    const { counter, take } = setUp();
    for (const path of ["/Articles/belajar-malam", "/Blog/12/Memilih-Laptop"])
      counter.record(view(path, { metric: "post_view" }));
    await counter.flush();

    expect(take().filter(([name]) => name === "view")).toEqual([
      ["view", { query: { kindSlug: "article", slug: "belajar-malam" } }],
      ["view", { query: { kindSlug: "blog", slug: "memilih-laptop" } }],
    ]);
  });
});

test("createDailyVisitors keeps a limited number of digests", () => {
  const visitors = createDailyVisitors({ maxEntries: 3, clock: () => NOW });
  const visitor = { tenantId: "t1", clientIp: "192.0.2.1", userAgent: "Firefox" };
  for (const path of ["/a", "/b", "/c", "/d"]) visitors.isFirst(visitor, path);

  expect(visitors.size).toBe(3);
  expect(visitors.isFirst(visitor, "/d")).toBe(false);
  expect(visitors.isFirst(visitor, "/a")).toBe(true);
});
