import { expect, test } from "vitest";
import { isAllowed, listInlineElements } from "./content-security-policy";
import { INJECTED_CODE, openSite } from "./site-fixture";

async function fetchPage(path: string) {
  const { url } = await openSite();
  // The second answer of the cached page comes from the cache.
  await (await fetch(url + path)).text();
  const response = await fetch(url + path);
  const html = await response.text();
  expect([path, response.status, response.headers.has("age")]).toEqual([
    path,
    200,
    path === "/Cached",
  ]);
  const policy = response.headers.get("content-security-policy") ?? "";
  return { policy, elements: listInlineElements(html), html };
}

test.each(["/Cached", "/Uncached", "/Streamed", "/Hydrated"])(
  "%s runs the theme's style and none of the code that its content holds",
  async (path) => {
    const { policy, elements } = await fetchPage(path);
    const injected = elements.filter(
      ({ text, src }) =>
        text === INJECTED_CODE || text.includes("color:red") || src?.includes("evil"),
    );

    expect(injected).toHaveLength(3);
    expect(injected.filter((element) => isAllowed(policy, element))).toEqual([]);

    const [theme] = elements;

    expect(theme?.text).toContain("--clr-primary");
    expect(theme && isAllowed(policy, theme)).toBe(true);
  },
);

test("a hydrated page runs all of Remix's scripts, and other pages run no script at all", async () => {
  const { policy, elements } = await fetchPage("/Hydrated");
  const own = elements.filter(({ text }) => /__remix|import/.test(text));

  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((element) => !isAllowed(policy, element))).toEqual([]);

  for (const path of ["/Cached", "/Uncached", "/Streamed"])
    expect((await fetchPage(path)).policy).toContain("script-src 'none'");
});
