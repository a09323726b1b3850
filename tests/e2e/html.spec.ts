import { expect, test } from "playwright/test";
import { PAGE_TYPES, sendRequest } from "./requests";
import { findHtmlErrors } from "./validate-html";

for (const { name, tenant, path } of PAGE_TYPES) {
  test(`${name} page is valid HTML as sent`, async ({ request }) => {
    const html = await (await sendRequest(request, tenant, path)).text();

    expect(await findHtmlErrors(html)).toEqual([]);
  });
}

test("class and post pages are valid HTML as sent", async ({ request }) => {
  for (const list of ["/Class", "/Blog"]) {
    const html = await (await sendRequest(request, "main", list)).text();
    const href = /<article[\s\S]*?href="(\/(?:Class|Blog)\/[^"]+)"/.exec(html)?.[1];
    const page = await (await sendRequest(request, "main", href ?? "/missing")).text();

    expect(await findHtmlErrors(page), href).toEqual([]);
  }
});
