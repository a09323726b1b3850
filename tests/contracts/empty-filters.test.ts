import { expect, test } from "vitest";
import { encryptAppToken } from "~/server/hosts/app-token";
import { describeEachBackend, TENANT_ID } from "./backend";
import { APP_SECRET } from "./host-context";

/** Browser clients send every filter of a form, empty ones too. */
describeEachBackend((site) => {
  const getStatus = async (path: string, init: RequestInit = {}) => {
    const appToken = { secret: APP_SECRET, host: "services", appToken: site().appToken };
    const headers = {
      "lms-id": TENANT_ID,
      AppToken: encryptAppToken({ ...appToken, now: Date.now() }) ?? "",
      "Content-Type": "application/json",
    };
    return (await site().sendRaw("services", path, { ...init, headers })).status;
  };

  test.each([
    "v1/class/active?page=1&state=&level=&programIds=&search=&filter.type=",
    "v1/class/webinar?programIds=",
    "v1/career/job/list?careerId=&page=1",
    "v3/post/list?kindSlug=blog&search=&categoryId=&sort=&excludeId=&isParent=",
    "v3/post/list?kindSlug=blog&isParent=1",
    "v3/post/kind/category/list?kindSlug=blog&search=&sort=&all=",
    "v3/post/kind/category/list?kindSlug=blog&all=1",
    "v1/post/article/list?search=&categorySlug=&excludeId=",
    "v2/post/category?search=&categorySlug=",
    "v1/post/list?kind=&type=&active=",
    "v1/post/list?active=1",
    "v1/podcast/list?search=&categorySlug=",
  ])("%s is answered", async (path) => {
    expect(await getStatus(path)).toBe(200);
  });

  test("a wrong filter is still refused", async () => {
    expect(await getStatus("v3/post/list?kindSlug=blog&sort=salah")).toBe(400);
    expect(await getStatus("v1/class/active?state=salah")).toBe(400);
  });

  test("[LOG9] a click's timestamp may be a number", async () => {
    const click = { from: "", to: "https://ours.example/", type: "page_load" };
    const send = (timestamp: unknown) =>
      getStatus("v1/logger/log/click", {
        method: "POST",
        body: JSON.stringify({ ...click, timestamp }),
      });

    expect(await send(Date.UTC(2026, 10, 22))).toBe(201);
    expect(await send("2026-11-22T00:00:00Z")).toBe(201);
    expect(await send("kemarin")).toBe(422);
  });
});
