import { expect, test } from "vitest";
import { createClient } from "~/server/hosts/client";
import { lmsContract } from "~/server/hosts/lms/contract";
import { servicesContract } from "~/server/hosts/services/contract";
import { createMemoryLog } from "../server/test-server";
import { createTestConnection, getHostError } from "./fake-host";

/** Clients of a host that answers every call with these data. */
function createClients(data: unknown, status = 200) {
  const log = createMemoryLog();
  const urls: string[] = [];
  const origins: (string | null)[] = [];
  const connection = createTestConnection(
    async (request) => {
      urls.push(new URL(request.url).pathname + new URL(request.url).search);
      origins.push(request.headers.get("origin"));
      return Response.json({ status: true, message: "Berhasil", data }, { status });
    },
    { log },
  );
  const caller = { requestId: "r-1", tenantId: "lms-main", origin: "https://satu.example" };
  return {
    services: createClient(servicesContract, connection, caller),
    lms: createClient(lmsContract, connection, caller),
    log,
    urls,
    origins,
  };
}

const post = { id: 7, slug: "satu", title: "Satu", summary: "", content: "<p>Isi</p>", cover: "" };

test("[ENT23] a post needs only the product's fields, and its id may be a number", async () => {
  const { services } = createClients(post);

  const { data } = await services.getPost({ query: { kindSlug: "news", id: "7" } });

  expect(data).toMatchObject({
    id: "7",
    title: "Satu",
    author: null,
    publishedAt: null,
    readingMinutes: null,
    tags: [],
  });
});

test("a list leaves out its bad rows, with one line in the log", async () => {
  const { services, log } = createClients([post, { title: "Tanpa id" }, null, { ...post, id: 8 }]);

  const { data } = await services.listPosts({ query: { kindSlug: "news" } });

  expect(data.items.map(({ id }) => id)).toEqual(["7", "8"]);
  expect(log.lines).toEqual([
    {
      level: "warn",
      message: "bad rows of an answer left out",
      fields: {
        host: "services",
        operation: "services.listPosts",
        path: "v3/post/list",
        count: 2,
        first: "1.id: required",
      },
    },
  ]);
});

test("a read that is answered without data is a missing record, a list is empty", async () => {
  const { services } = createClients(null);

  expect(
    await getHostError(services.getPost({ query: { kindSlug: "news", id: "7" } })),
  ).toMatchObject({ kind: "status", status: 404 });
  expect((await services.listCareers()).data.items).toEqual([]);
  expect((await services.listRecentClasses()).data).toEqual([]);
});

test("HTML of a host is sanitised where its answer is read", async () => {
  const hostile = '<p onclick="x()">Isi</p><script>x()</script><meta http-equiv="refresh">';
  const { services } = createClients({
    ...post,
    name: "Satu",
    content: hostile,
    description: hostile,
  });

  const answers = await Promise.all([
    services.getPost({ query: { kindSlug: "news", id: "7" } }),
    services.getPodcast({ query: { id: "7" } }),
    services.getPostById({ query: { id: "7" } }),
    services.getClassOverview({ query: { slug: "satu" } }),
    services.getCareer({ query: { slug: "satu" } }),
    services.getActiveProgram({ query: { slug: "satu" } }),
  ]);

  const texts = answers.map(({ data }) => ("content" in data ? data.content : data.description));
  expect(texts).toEqual(new Array(6).fill("<p>Isi</p>"));
});

test.each([["3.8.1"], [{ version: "3.8.1" }], [{ appVersion: "3.8.1" }]])(
  "[BOOT1] the version is read from %j",
  async (data) => {
    expect((await createClients(data).services.getVersion()).data.version).toBe("3.8.1");
  },
);

test.each([["410001"], [410_001], [{ id: "410001" }], [{ lmsId: 410_001 }]])(
  "[ENT18] the tenant's id is read from %j, and the call has no query",
  async (data) => {
    const { lms, urls, origins } = createClients(data);

    const answer = await lms.getAppId();

    expect(answer.data).toEqual({
      id: "410001",
      domain: null,
      isMain: false,
      isSuspended: false,
      isInstallation: false,
    });
    expect([urls, origins]).toEqual([["/cms/app/id"], ["https://satu.example"]]);
  },
);

test.each([
  [true, true],
  [false, false],
  [{ isTokenValid: true }, true],
  [{ isTokenValid: "false" }, false],
  [{ isTokenValid: 0 }, false],
  [{ valid: false, expiresAt: null }, false],
  [null, true],
])("[ENT18] a token's validity is read from %j", async (data, valid) => {
  expect((await createClients(data).services.validateToken()).data.valid).toBe(valid);
});
