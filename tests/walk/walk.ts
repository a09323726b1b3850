import { type HttpResponse, TestBrowser } from "../guards/test-browser";
import { fillForms, submitFilledForm } from "./fill-form";

/** Who asked for what: a page, or a form with the page that it is on. */
export type RequestLabels = Map<string, string>;

interface Walker {
  browser: TestBrowser;
  labels: RequestLabels;
  /** Shapes of pages and forms that were visited, each at most `VISITS_PER_SHAPE` times. */
  visits: Map<string, number>;
  /** Forms sent from a page, so that another of its buttons is pressed next. */
  presses: Map<string, number>;
  queue: string[];
  /** Filters and selections, after all links: one may decide on what a link leads to. */
  queries: string[];
  pages: number;
}

const VISITS_PER_SHAPE = 2;
const MAX_PAGES = 400;
/** Ends the session that the walk needs. */
const SIGN_OUT = /^\/Keluar/i;
/** Its form closes the site to the walk. */
const MAINTENANCE = /^\/Dashboard\/Situs\/Pemeliharaan$/i;
const AREAS =
  /^(?:Dashboard|Register|Akun|Assistant|Payment-Status|Courses|Lms|Aksara|Make-Appointment|Donation)$/;

/** `/Blog/123/judul` and `/Blog/124/lain` have the same shape: they show the same page. */
export function getShape(path: string): string {
  const url = new URL(path, "http://walk.invalid");
  const [area = "", second, ...rest] = url.pathname.split("/").slice(1);
  const head =
    second === undefined ? [] : [AREAS.test(area) && !/\d|\./.test(second) ? second : "*"];
  const tail = rest.map((segment) =>
    /^[A-Z][a-z]+$|^(?:sekolah|tempat|orang|rincian|periksa)$/.test(segment) ? segment : "*",
  );
  const query = [...url.searchParams.keys()].sort().join("&");
  return `/${[area, ...head, ...tail].join("/")}${query && `?${query}`}`;
}

/** Lists with filters differ in their query only, so each set of names is visited once. */
const mayVisit = (visits: Walker["visits"], shape: string): boolean => {
  const count = visits.get(shape) ?? 0;
  visits.set(shape, count + 1);
  return count < (shape.includes("?") ? 1 : VISITS_PER_SHAPE);
};

/** Links on this site, absolute ones included: hosts name addresses with a port of their own. */
const findLinks = (html: string): string[] =>
  [
    ...html.matchAll(
      /<(?:a|link|img|source|audio)[^>]*\s(?:href|src)="(?:https?:\/\/[\w.-]*localhost[:\d]*)?(\/[^"#]*)/g,
    ),
  ].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

function note({ labels }: Walker, { headers }: HttpResponse, label: string): void {
  const requestId = headers["x-request-id"];
  if (typeof requestId === "string") labels.set(requestId, label);
}

/** Opens a page, queues its links, and submits its forms; redirects and answers are pages again. */
async function visit(walker: Walker, path: string): Promise<void> {
  walker.pages++;
  const response = await walker.browser.get(path);
  note(walker, response, `page ${getShape(path)}`);
  await explore(walker, path, response);
}

async function explore(walker: Walker, path: string, response: HttpResponse): Promise<void> {
  if (response.location.startsWith("/") || response.location.startsWith("http://")) {
    const { pathname, search } = new URL(response.location, walker.browser.url);
    walker.queue.unshift(pathname + search);
    return;
  }
  const page = getShape(path);
  const links = findLinks(response.text);
  // Of two decisions on a record, the first record meets the last one, the second the first one.
  walker.queue.push(...(walker.visits.get(page) === 1 ? links.reverse() : links));
  for (const form of fillForms(response.text, walker.presses.get(page) ?? 0)) {
    if (form.method === "get") {
      const query = new URLSearchParams(form.fields.filter(([, value]) => value !== ""));
      walker.queries.push(`${(form.action || path).split("?")[0]}?${query}`);
      continue;
    }
    const shape = `form ${getShape(form.action || path)} on ${page}`;
    if (SIGN_OUT.test(form.action) || MAINTENANCE.test(form.action)) continue;
    if (!mayVisit(walker.visits, shape)) continue;
    walker.presses.set(page, (walker.presses.get(page) ?? 0) + 1);
    const answer = await submitFilledForm(walker.browser, path, form);
    note(walker, answer, shape);
    await explore(walker, form.action || path, answer);
  }
}

async function visitNext(walker: Walker): Promise<void> {
  const path = walker.queue.shift() ?? walker.queries.shift();
  if (!path || SIGN_OUT.test(path) || /^\/(?:assets|fonts|cover)\//.test(path)) return;
  if (mayVisit(walker.visits, getShape(path))) await visit(walker, path);
}

interface WalkOptions {
  url: string;
  tenant: string;
  /** A demo account; null for a guest. */
  account: string | null;
  start: readonly string[];
  labels: RequestLabels;
}

/** Walks all pages that a visitor reaches by links and forms, one shape of address at most twice. */
export async function walk({ url, tenant, account, start, labels }: WalkOptions): Promise<number> {
  const browser = new TestBrowser(url, tenant);
  const walker: Walker = {
    browser,
    labels,
    visits: new Map(),
    presses: new Map(),
    queue: [...start],
    queries: [],
    pages: 0,
  };
  if (account) await signIn(walker, account);
  while (walker.queue.length + walker.queries.length > 0 && walker.pages < MAX_PAGES)
    await visitNext(walker);
  return walker.pages;
}

async function signIn(walker: Walker, account: string): Promise<void> {
  const { browser } = walker;
  const login = await browser.get("/Login");
  note(walker, login, "page /Login");
  const answer = await browser.submitForm(login.location, {
    email: `${account}@pendopo.example`,
    password: "Pendopo-2026",
  });
  note(walker, answer, "form /Akun/Masuk");
  let { location } = answer;
  for (let step = 0; location && step < 5; step++) {
    const page = await browser.get(location);
    note(walker, page, `page ${getShape(location)}`);
    location = page.location;
  }
}
