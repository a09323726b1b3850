import { expect, test } from "playwright/test";
import { fillForms } from "../walk/fill-form";
import { PAGE_TYPES, sendRequest } from "./requests";
import { findHtmlErrors } from "./validate-html";

/** Nothing may follow the document, such as scripts of a hydrated page. */
const DOCUMENT_END = /(?:<\/script>|<\/div>|<\/main>\n?)<\/body>\n?<\/html>\n?$/;

for (const { name, tenant, path } of PAGE_TYPES) {
  test(`${name} page is valid HTML as sent`, async ({ request }) => {
    const html = await (await sendRequest(request, tenant, path)).text();

    expect(await findHtmlErrors(html)).toEqual([]);
    expect(html).toMatch(DOCUMENT_END);
  });
}

test("an answer that is streamed without script is valid HTML as sent", async ({ request }) => {
  const page = await (await sendRequest(request, "main", "/Assistant")).text();
  const form = fillForms(page).find(({ method }) => method === "post");
  const answer = await sendRequest(request, "main", form?.action || "/Assistant", {
    method: "POST",
    form: Object.fromEntries(form?.fields ?? []),
    maxRedirects: 0,
  });
  const { location = "/missing" } = answer.headers();

  const html = await (await sendRequest(request, "main", location)).text();

  expect(location).toMatch(/^\/Assistant\/Jawaban\//);
  expect(await findHtmlErrors(html)).toEqual([]);
  expect(html).toMatch(DOCUMENT_END);
});

test("class and post pages are valid HTML as sent", async ({ request }) => {
  for (const list of ["/Class", "/Blog"]) {
    const html = await (await sendRequest(request, "main", list)).text();
    const href = /<article[\s\S]*?href="(\/(?:Class|Blog)\/[^"]+)"/.exec(html)?.[1];
    const page = await (await sendRequest(request, "main", href ?? "/missing")).text();

    expect(await findHtmlErrors(page), href).toEqual([]);
  }
});
