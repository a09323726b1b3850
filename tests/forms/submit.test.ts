import { describe, expect, test } from "vitest";
import { queryRows } from "../guards/app-database";
import { setUpDemoApp } from "../guards/demo-app";
import { decodeEntities, parseForms, type TestBrowser } from "../guards/test-browser";
import { ACCEPTED_FORMS, sendSteps } from "./accepted-forms";
import { REJECTED_FORMS, SECRETS } from "./rejected-forms";
import { REJECTED_STAFF_FORMS } from "./rejected-staff-forms";
import { ACCEPTED_REQUESTS, REJECTED_REQUESTS } from "./request-forms";

const site = setUpDemoApp();

/** Values that a form does not offer. */
const UNLISTED_VALUES = ["tunai", "bohong"];

/** Submits a form of a page, without script: the one that has an idempotency key and these fields. */
async function submit(browser: TestBrowser, path: string, fields: Record<string, string>) {
  const page = await browser.get(path);
  const form = parseForms(page.text).find(({ hidden }) => "idempotency_key" in hidden);
  const answer = await browser.post(path, { ...form?.hidden, ...fields });
  return { key: form?.hidden.idempotency_key, answer };
}

const listErrors = (html: string) =>
  [...html.matchAll(/<li><a href="#([^"]+)"[^>]*>([^<]*)<\/a><\/li>/g)].map(
    ([, id = "", message = ""]) => ({ id, message: decodeEntities(message) }),
  );

describe("a rejected form", () => {
  test.each(Object.entries({ ...REJECTED_FORMS, ...REJECTED_REQUESTS, ...REJECTED_STAFF_FORMS }))(
    "[XJS1] %s shows all errors in one round, with links, and what was typed",
    async (_, form) => {
      const browser = form.account
        ? await site.openSignedInBrowser(form.account)
        : site.openBrowser();
      const path = typeof form.path === "string" ? form.path : await form.path(site);

      const { key, answer } = await submit(browser, path, form.fields);

      const errors = listErrors(answer.text);
      expect(answer.status).toBe(422);
      expect(errors.map(({ message }) => message)).toEqual(
        form.errors.map((message) => expect.stringContaining(message)),
      );
      expect(answer.text).toMatch(/<div role="alert" tabindex="-1" autofocus=""/);
      for (const { id, message } of errors) expectErrorAtField(answer.text, id, message);
      expectTypedValues(answer.text, form.fields);
      for (const secret of [SECRETS.password, SECRETS.repeated])
        expect(answer.text).not.toContain(secret);
      if (!path.startsWith("/Register/School/Isi"))
        expect(parseForms(answer.text).map(({ hidden }) => hidden.idempotency_key)).toContain(key);
    },
  );
});

describe("an accepted form", () => {
  test.each(Object.entries({ ...ACCEPTED_FORMS, ...ACCEPTED_REQUESTS }))(
    "[XJS1] %s is read as people type it, and reaches who deals with it",
    async (_, form) => {
      const browser = form.account
        ? await site.openSignedInBrowser(form.account)
        : site.openBrowser();
      const admin = await site.openSignedInBrowser("superadmin");
      const [last] = queryRows(site.db, "select coalesce(max(rowid), 0) as id from outbox");

      const page = await sendSteps(browser, form);

      expect(page.status).toBe(200);
      for (const text of form.receipt) expect(page.text).toContain(text);
      expect((await admin.get(form.inbox.path)).text).toContain(form.inbox.shows);
      expect(
        queryRows(site.db, "select to_address from outbox where rowid > ?", last?.id).map(
          ({ to_address: to }) => to,
        ),
      ).toEqual(expect.arrayContaining(form.mails));
    },
  );
});

/** The link leads to a control that names its error. */
function expectErrorAtField(html: string, id: string, message: string): void {
  const error = new RegExp(`<p id="${id}-error"[^>]*>(.*?)</p>`).exec(html)?.[1] ?? "";

  expect(decodeEntities(error.replace(/<[^>]+>/g, ""))).toBe(`Kesalahan: ${message}`);
  expect(html).toMatch(new RegExp(`<(?:input|select|textarea) id="${id}"`));
  expect(html).toMatch(new RegExp(`aria-describedby="[^"]*\\b${id}-error"`));
}

function expectTypedValues(html: string, fields: Record<string, string>): void {
  const controls = [...html.matchAll(/<input[^>]*>|<(select|textarea)[^>]*>[\s\S]*?<\/\1>/g)].map(
    ([control]) => decodeEntities(control),
  );
  for (const [name, value] of Object.entries(fields)) {
    if (value === "" || name in SECRETS || UNLISTED_VALUES.includes(value)) continue;
    const own = controls.filter((control) => control.includes(` name="${name}"`));

    expect(
      own.some((control) => hasValue(control, value)),
      `${name} keeps ${value}`,
    ).toBe(true);
  }
}

function hasValue(control: string, value: string): boolean {
  if (control.startsWith("<textarea")) return control.includes(`>${value}</textarea>`);
  if (control.startsWith("<select")) return control.includes(`<option value="${value}" selected`);
  if (control.includes('type="checkbox"')) return control.includes(" checked");
  if (control.includes('type="radio"') && !control.includes(" checked")) return false;
  return control.includes(` value="${value}"`);
}
