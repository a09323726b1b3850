import { expect, test } from "vitest";
import { sealAppToken } from "~/server/hosts/app-token";
import { CONTRACTS, type HostName } from "~/server/hosts/contracts";
import type { HostContract } from "~/server/hosts/define";
import { PUBLIC_KEY, SECRET } from "./host-context";
import { OURS, onEverySite, type Site } from "./site";

const guarded = Object.values<HostContract>(CONTRACTS)
  .flatMap(({ name, operations }) => Object.values(operations).map((operation) => ({ host: name as HostName, ...operation })))
  .filter(({ needs }) => needs !== "nothing");

const headers = (site: Site, host: string, more: Record<string, string> = {}) => ({
  "lms-id": OURS,
  "tenant-id": OURS,
  apikey: PUBLIC_KEY,
  AppToken: sealAppToken({ secret: SECRET, host, appToken: site.appToken, now: Date.now() }) ?? "",
  ...more,
});
const address = (path: string) => path.replace("{key}", "title").replace(/\{\w+\}/g, "1");

onEverySite((site) => {
  test("every guarded operation refuses a call without the app token", async () => {
    expect(guarded.length).toBeGreaterThan(25);
    for (const { host, method, path, needs } of guarded) {
      const answer = await site().send(host, address(path), { method, headers: { "lms-id": OURS, "tenant-id": OURS } });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        401,
        { status: false, message: needs === "key" ? "Kunci publik tidak sah" : "Token aplikasi tidak sah", data: null },
      ]);
    }
  });

  test("every guarded operation refuses an unknown tenant", async () => {
    for (const { host, method, path } of guarded) {
      for (const lmsId of ["lms-nobody", ""]) {
        const answer = await site().send(host, address(path), {
          method,
          headers: headers(site(), host, { "lms-id": lmsId, "tenant-id": lmsId }),
        });
        expect([path, answer.status]).toEqual([path, 400]);
      }
    }
  });

  test("operations of signed-in people refuse a guest and an unknown access token", async () => {
    for (const { host, method, path } of guarded.filter(({ needs }) => needs === "user" || needs === "chat")) {
      for (const bearer of [{}, { Authorization: "Bearer nobody" }]) {
        const answer = await site().send(host, address(path), { method, headers: headers(site(), host, bearer) });
        expect([path, answer.status, (await answer.json()).message]).toEqual([path, 401, "Sesi berakhir, silakan masuk lagi."]);
      }
    }
  });

  test("[ENT1] successes and failures come in one envelope of status, message and data", async () => {
    const right = await site().send("lms", "cms/app/setting/title", { headers: headers(site(), "lms") });
    expect(await right.json()).toEqual({ status: true, message: expect.any(String), data: "Kami" });
    const wrong = await site().send("services", "v1/class/overview?slug=tidak-ada", { headers: headers(site(), "services") });
    expect([wrong.status, await wrong.json()]).toEqual([404, { status: false, message: "Kelas tidak ditemukan", data: null }]);
  });

  test.each([
    ["v1/class/active?page=0", 400],
    ["v1/class/active?pageSize=101", 400],
    ["v1/class/active?state=soon", 400],
    ["v1/class/active?filter.type=gratis", 400],
    ["v1/class/overview", 400],
    ["v3/post/list?page=1", 400],
    ["v3/post/list?kindSlug=blog&sort=random", 400],
    ["v1/nothing", 404],
  ])("%s answers %i", async (path, status) => {
    const answer = await site().send("services", path, { headers: headers(site(), "services") });
    expect([answer.status, await answer.json()]).toMatchObject([status, { status: false }]);
  });

  test("a wrong method, a body that is no JSON and a body beyond a megabyte are refused", async () => {
    const post = (body: string) =>
      site().send("services", "v1/post/appointment/create", {
        method: "POST",
        body,
        headers: headers(site(), "services", { "Content-Type": "application/json" }),
      });
    expect((await site().send("services", "v1/class/active", { method: "POST", headers: headers(site(), "services") })).status).toBe(405);
    expect((await post("{")).status).toBe(400);
    expect((await post(`{"name":"${"x".repeat(1_100_000)}"}`)).status).toBe(413);
  });
});
