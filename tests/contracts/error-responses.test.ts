import { expect, test } from "vitest";
import { encryptAppToken } from "~/server/hosts/app-token";
import { CONTRACTS, type HostName } from "~/server/hosts/contracts";
import type { HostContract } from "~/server/hosts/host-contract";
import { type Backend, describeEachBackend, TENANT_ID } from "./backend";
import { APP_SECRET, PUBLIC_KEY } from "./host-context";

const authenticatedOperations = Object.values<HostContract>(CONTRACTS)
  .flatMap(({ name, operations }) =>
    Object.values(operations).map((operation) => ({ host: name as HostName, ...operation })),
  )
  .filter(({ auth: needs }) => needs !== "none");

const createHeaders = (site: Backend, host: string, more: Record<string, string> = {}) => ({
  "lms-id": TENANT_ID,
  "tenant-id": TENANT_ID,
  apikey: PUBLIC_KEY,
  AppToken:
    encryptAppToken({ secret: APP_SECRET, host, appToken: site.appToken, now: Date.now() }) ?? "",
  ...more,
});
const fillPath = (path: string) => path.replace("{key}", "title").replace(/\{\w+\}/g, "1");

describeEachBackend((site) => {
  test("every authenticated operation rejects a call without an app token", async () => {
    expect(authenticatedOperations.length).toBeGreaterThan(25);

    for (const { host, method, path, auth: needs } of authenticatedOperations) {
      const answer = await site().sendRaw(host, fillPath(path), {
        method,
        headers: { "lms-id": TENANT_ID, "tenant-id": TENANT_ID },
      });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        401,
        {
          status: false,
          message: needs === "key" ? "Kunci publik tidak sah" : "Token aplikasi tidak sah",
          data: null,
        },
      ]);
    }
  });

  test("every authenticated operation rejects an unknown tenant", async () => {
    for (const { host, method, path } of authenticatedOperations) {
      for (const tenantId of ["lms-nobody", ""]) {
        const answer = await site().sendRaw(host, fillPath(path), {
          method,
          headers: createHeaders(site(), host, { "lms-id": tenantId, "tenant-id": tenantId }),
        });
        expect([path, answer.status]).toEqual([path, 400]);
      }
    }
  });

  test("user operations reject guests and unknown access tokens with 401", async () => {
    for (const { host, method, path } of authenticatedOperations.filter(
      ({ auth: needs }) => needs === "user" || needs === "chat",
    )) {
      for (const bearer of [{}, { Authorization: "Bearer nobody" }]) {
        const answer = await site().sendRaw(host, fillPath(path), {
          method,
          headers: createHeaders(site(), host, bearer),
        });
        expect([path, answer.status, (await answer.json()).message]).toEqual([
          path,
          401,
          "Sesi berakhir, silakan masuk lagi.",
        ]);
      }
    }
  });

  test("[ENT1] successes and failures share the envelope of status, message and data", async () => {
    const success = await site().sendRaw("lms", "cms/app/setting/title", {
      headers: createHeaders(site(), "lms"),
    });

    expect(await success.json()).toEqual({
      status: true,
      message: expect.any(String),
      data: "Kami",
    });

    const failure = await site().sendRaw("services", "v1/class/overview?slug=tidak-ada", {
      headers: createHeaders(site(), "services"),
    });

    expect([failure.status, await failure.json()]).toEqual([
      404,
      { status: false, message: "Kelas tidak ditemukan", data: null },
    ]);
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
    const answer = await site().sendRaw("services", path, {
      headers: createHeaders(site(), "services"),
    });

    expect([answer.status, await answer.json()]).toMatchObject([status, { status: false }]);
  });

  test("hosts reject a wrong method, invalid JSON and bodies over 1 MB", async () => {
    const post = (body: string) =>
      site().sendRaw("services", "v1/post/appointment/create", {
        method: "POST",
        body,
        headers: createHeaders(site(), "services", { "Content-Type": "application/json" }),
      });

    expect(
      (
        await site().sendRaw("services", "v1/class/active", {
          method: "POST",
          headers: createHeaders(site(), "services"),
        })
      ).status,
    ).toBe(405);
    expect((await post("{")).status).toBe(400);
    expect((await post(`{"name":"${"x".repeat(1_100_000)}"}`)).status).toBe(413);
  });
});
