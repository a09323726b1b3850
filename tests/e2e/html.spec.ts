import { HtmlValidate } from "html-validate";
import { expect, test } from "playwright/test";
import { ask, PAGE_TYPES } from "./site";

/** Style choices of React's serialiser, and nothing else, are let pass. */
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "doctype-style": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "attr-case": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "no-inline-style": "error",
    "prefer-native-element": "error",
  },
});

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === true, "the HTML is the same with and without script");
});

for (const [name, tenant, path] of PAGE_TYPES) {
  test(`${name} is valid HTML`, async ({ request }) => {
    const report = await validator.validateString(await (await ask(request, tenant, path)).text());
    expect(
      report.results.flatMap(({ messages }) =>
        messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId} ${message}`),
      ),
    ).toEqual([]);
  });
}

test("a class and a post are valid HTML", async ({ request }) => {
  for (const list of ["/Class", "/Blog"]) {
    const html = await (await ask(request, "main", list)).text();
    const href = /<article[\s\S]*?href="(\/(?:Class|Blog)\/[^"]+)"/.exec(html)?.[1];
    const report = await validator.validateString(await (await ask(request, "main", href ?? "/missing")).text());
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${href} ${ruleId} ${message}`))).toEqual([]);
  }
});
