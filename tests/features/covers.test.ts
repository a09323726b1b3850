import { expect, test } from "vitest";
import { loader } from "~/routes/cover/route";
import { hasShareImage } from "~/server/features/covers";
import { tenantSettingSchema } from "~/server/hosts/lms/setting";
import { createClassOverview, createFakeContext, createHostError } from "./fake-context";

/** Hosts with one class and one blog post. */
function setUp() {
  const { context, calls } = createFakeContext({
    getClassOverview: ({ query }: { query: { slug: string } }) => {
      if (query.slug !== "web") throw createHostError(query.slug === "rusak" ? 503 : 404);
      return createClassOverview();
    },
    getPost: ({ query }: { query: { kindSlug: string; slug: string } }) => {
      if (query.kindSlug !== "blog" || query.slug !== "desa") throw createHostError(404);
      return {};
    },
  });
  const setting = tenantSettingSchema.parse({ title: "Pendopo", layout: "main" });
  const tenant = { ...context.tenant, setting };
  return { context: { ...context, clientIp: "203.0.113.7", tenant }, calls };
}

test.each([
  ["class", "web", undefined, true],
  ["class", "rekaan", undefined, false],
  ["post", "desa", "blog", true],
  ["post", "desa", "news", false],
  ["post", "desa", undefined, false],
  ["site", "main", undefined, true],
  ["site", "rekaan", undefined, false],
  ["mentor", "dewi", undefined, false],
])("hasShareImage of %s %s (%s) is %s", async (kind, slug, postKind, expected) => {
  expect(await hasShareImage(setUp().context, { kind, slug, postKind })).toBe(expected);
});

test("the cover route answers 404 to invented share images and 503 while the host is away", async () => {
  const { context, calls } = setUp();
  const ask = async (file: string) => {
    const { status, headers } = await loader({
      request: new Request(`http://main.localhost/cover/class/${file}`),
      params: { kind: "class", file },
      context: { requestContext: context },
    } as unknown as Parameters<typeof loader>[0]);
    return [status, headers.get("cache-control")];
  };

  expect((await ask("rekaan.png"))[0]).toBe(404);
  expect(calls).toMatchObject([{ name: "getClassOverview", query: { slug: "rekaan" } }]);
  expect(await ask("rusak.png")).toEqual([503, "no-store"]);
});
