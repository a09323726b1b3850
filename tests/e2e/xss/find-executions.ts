import type { BrowserContext, Page } from "playwright/test";
import { OUTSIDE } from "./payloads";

declare global {
  interface Window {
    /** Numbers of payloads whose code ran. */
    executed: unknown[];
  }
}

/** Hooks that payloads call, and what else only foreign code would do. */
export async function watchContext(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  await context.exposeBinding("reportExecution", (_, number) => {
    problems.push(`executed ${number}`);
  });
  await context.addInitScript(() => {
    const report = (Reflect.get(window, "reportExecution") ?? (() => undefined)) as (
      number: unknown,
    ) => void;
    Reflect.set(window, "__xss", report);
    for (const name of ["alert", "confirm", "prompt", "print"])
      Reflect.set(window, name, () => report(name));
  });
  await context.route(`${OUTSIDE}/**`, (route) => {
    problems.push(`request to ${route.request().url()}`);
    return route.abort();
  });
  return problems;
}

/** Opens a page, and lets its handlers and addresses run, as visitors would by moving and clicking. */
export async function findExecutions(page: Page, url: string): Promise<string[]> {
  const problems: string[] = [];
  await page.goto(url, { waitUntil: "load" });
  if (new URL(page.url()).origin !== new URL(url).origin)
    problems.push(`navigated to ${page.url()}`);
  return [...problems, ...(await findForeignParts(page))];
}

/** Markup that runs code, leaves the site or hides it, by the browser's own reading. */
export const findForeignParts = (page: Page): Promise<string[]> => page.evaluate(inspectDocument);

/** Runs in the page. */
function inspectDocument(): string[] {
  const found: string[] = [];
  const note = (element: Element) => found.push(element.outerHTML.slice(0, 160));
  const isOwn = (address: string) => new URL(address).origin === location.origin;
  for (const element of document.querySelectorAll("*")) {
    const handlers = [...element.attributes].filter(({ name }) => name.startsWith("on"));
    if (handlers.length > 0) note(element);
    for (const { name } of handlers) element.dispatchEvent(new Event(name.slice(2)));
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href], area[href]"))
    if (!/^(?:https?|mailto|tel):$/.test(link.protocol)) note(link);
  for (const form of document.querySelectorAll("form")) if (!isOwn(form.action)) note(form);
  for (const image of document.querySelectorAll<HTMLImageElement>("img[src]"))
    if (!isOwn(image.src) && !image.src.startsWith("data:image/")) note(image);
  const foreign =
    "iframe, frame, object, embed, applet, base, portal, math, meta[http-equiv], [formaction], [ping], [srcdoc], .rich-text [id], .rich-text [name], .rich-text [style], .rich-text svg, .rich-text style, .rich-text script, .rich-text input, .rich-text form, .rich-text video, .rich-text audio, .rich-text link, .rich-text template";
  document.querySelectorAll(foreign).forEach(note);
  return found;
}
