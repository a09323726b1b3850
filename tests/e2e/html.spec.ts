import { expect, test } from "playwright/test";
import { htmlErrors } from "./html-rules";
import { ask, PAGE_TYPES } from "./site";

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === true, "the HTML is the same with and without script");
});

for (const [name, tenant, path] of PAGE_TYPES) {
  test(`${name} is valid HTML`, async ({ request }) => {
    expect(await htmlErrors(await (await ask(request, tenant, path)).text())).toEqual([]);
  });
}

test("a class and a post are valid HTML", async ({ request }) => {
  for (const list of ["/Class", "/Blog"]) {
    const html = await (await ask(request, "main", list)).text();
    const href = /<article[\s\S]*?href="(\/(?:Class|Blog)\/[^"]+)"/.exec(html)?.[1];
    expect(await htmlErrors(await (await ask(request, "main", href ?? "/missing")).text()), href).toEqual([]);
  }
});
