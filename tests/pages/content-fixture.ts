import { createImage } from "../contracts/drive-fixture";
import { type HttpResponse, parseForms, TestBrowser } from "../guards/test-browser";
import type { DemoSourceApp } from "./demo-source-app";
import { readText } from "./page-text";

export const NEW_ARTICLE = "/Dashboard/Tulisan/Baru/article";

type Fields = Record<string, string>;
/** Of one field, several where it takes them. */
type Files = Record<string, File | File[]>;

/** Signs a demo account in. */
export async function openDesk(app: DemoSourceApp, account: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app.url);
  await browser.signIn(`${account}@pendopo.example`);
  return browser;
}

/** Hidden fields of the page's form that posts to `action`. */
export function readHiddenFields({ text }: Pick<HttpResponse, "text">, action: string): Fields {
  const form = parseForms(text).find((each) => each.action.replace(/#.*$/, "") === action);
  if (!form) throw new Error(`no form posts to ${action}`);
  return form.hidden;
}

/** Opens a page and posts its own form, multipart as a browser would. */
export async function submitDeskForm(
  browser: TestBrowser,
  path: string,
  fields: Fields,
  files: Files = {},
): Promise<HttpResponse> {
  const hidden = readHiddenFields(await browser.get(path), path);
  return postFields(browser, path, { ...hidden, ...fields }, files);
}

export async function postFields(
  browser: TestBrowser,
  path: string,
  fields: Fields,
  files: Files = {},
): Promise<HttpResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, chosen] of Object.entries(files)) {
    form.delete(name);
    for (const file of [chosen].flat()) form.append(name, file);
  }
  const encoded = new Response(form);
  return browser.send(path, {
    method: "POST",
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  });
}

/** @param height tells one photo from another */
export const createPhoto = async (height = 300) =>
  new File([await createImage("jpeg", 400, height)], "kelas.jpg", { type: "image/jpeg" });

let count = 0;
/** Differs between tests of a file. */
export const createTitle = (what: string) => `${what} ${++count}`;

/** What a reader sees of the page's own part. */
export const readMain = ({ text }: Pick<HttpResponse, "text">): string =>
  readText(/<main[^>]*>([\s\S]*)<\/main>/.exec(text)?.[1] ?? text);

/** Saves a new article. @returns its path at the desk */
export async function createArticle(browser: TestBrowser, title: string, intent = "draft") {
  const fields = { title, content: "Isi **penting**.", intent };
  const answer = await submitDeskForm(browser, NEW_ARTICLE, fields);
  if (answer.status !== 303) throw new Error(`not saved: ${readMain(answer).slice(0, 500)}`);
  return answer.location;
}
