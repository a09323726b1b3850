import { expect, test } from "vitest";
import { formsOf, inParallel, type Person } from "./person";
import { demoSite } from "./site";

const site = demoSite();

const HOSTS = [
  "jahat.example",
  "jahat.example:443",
  "jahat%2eexample",
  "main.localhost@jahat.example",
  "[::1]",
  "2130706433",
  "jahat。example",
];
const STARTS = [
  ...[
    "//",
    "///",
    "////",
    "/\\",
    "\\\\",
    "\\/",
    "/\t/",
    "/\n/",
    "/\r\n/",
    "\t//",
    " //",
    "/%2f",
    "/%2F/",
    "/%5c",
    "/%5C/",
    "/%09/",
    "/%0a/",
  ],
  ...[
    "https://",
    "http://",
    "HTTPS://",
    "https:/",
    "https:",
    "https:\\\\",
    "ht\ttps://",
    "%2f%2f",
    "/%252f",
    "/%25255c",
    "/.//",
    "/..//",
    "/%2e%2e//",
  ],
];
const SCRIPTS = [
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "%6aavascript:alert(1)",
    "javascript://x%0aalert(1)",
    "\u0001javascript:alert(1)",
  ],
  ...[
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://jahat.example/1",
    "file:///etc/passwd",
    "mailto:a@jahat.example",
  ],
  ...[
    "/%0d%0aLocation: https://jahat.example",
    "/\r\nSet-Cookie: a=b",
    "/a%0d%0a%0d%0a<script>",
    "/%00//jahat.example",
    "/\u0000",
    "\u202e//jahat.example",
  ],
  ...[
    "/\u2028/jahat.example",
    "/\u200b/jahat.example",
    "\ufeff//jahat.example",
    "/%e2%80%8b//jahat.example",
    "/%c0%af/jahat.example",
    "?//jahat.example",
  ],
  ...[
    "#//jahat.example",
    ".jahat.example",
    "@jahat.example",
    ":80",
    "//",
    "/\\",
    "",
    " ",
    "%",
    "/%",
    "/%zz//jahat.example",
    `/${"a".repeat(4_000)}`,
  ],
];
/** Two hundred and more; each would leave the site, or break the header, if it were believed. */
const HOSTILE = [...STARTS.flatMap((start) => HOSTS.map((host) => `${start}${host}/x`)), ...SCRIPTS];

/** Where a browser would go from a page of the site. */
function leaves(location: string): boolean {
  const own = "http://main.localhost";
  if (!location.startsWith("/") || /^\/[/\\]/.test(location)) return true;
  return new URL(location, own).origin !== own;
}

const query = (target: string) => new URLSearchParams({ redirect: target });

test(`${HOSTILE.length} hostile targets at /Login, signed in: each ends on a path of the site`, async () => {
  const admin = await site.signedIn("admin");
  const wrong: string[] = [];
  await inParallel(HOSTILE, 8, async (target) => {
    const answer = await admin.get(`/Login?${query(target)}`);
    if (answer.status !== 302 || leaves(answer.location)) wrong.push(`${JSON.stringify(target)} → ${answer.status} ${answer.location}`);
  });
  expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
  expect(wrong).toEqual([]);
});

test("the same before signing in: the way ends on a path of the site", async () => {
  const admin = await site.signedIn("admin");
  const account = admin.cookies.get("_akun") ?? "";
  const wrong: string[] = [];
  await inParallel(HOSTILE, 8, async (target) => {
    const person: Person = site.person();
    // Signed in at the account site, so that the whole way is gone without a password.
    person.cookies.set("_akun", account);
    let answer = await person.get(`/Login?${query(target)}`);
    const way: string[] = [];
    while (answer.location !== "" && way.length < 5) {
      way.push(answer.location);
      if (person.cookies.has("_session")) break;
      answer = await person.get(answer.location);
    }
    if (!person.cookies.has("_session") || way.some(leaves)) wrong.push(`${JSON.stringify(target)} → ${way.join(" → ")}`);
  });
  expect(wrong).toEqual([]);
});

test("the same at /Welcome, by its link and by its form", async () => {
  const admin = await site.signedIn("admin");
  const wrong: string[] = [];
  await inParallel(HOSTILE, 8, async (target) => {
    const path = `/Welcome?${query(target)}`;
    const page = await admin.get(path);
    const link = /<a[^>]*href="([^"]*)"[^>]*>Lanjutkan<\/a>/.exec(page.text)?.[1];
    if (link === undefined || leaves(link)) wrong.push(`link of ${JSON.stringify(target)} → ${link}`);
    const { hidden } = formsOf((await admin.get("/Keluar")).text)[0] ?? { hidden: {} };
    const answer = await admin.post(path, { ...hidden, kind: "1" });
    if (answer.status !== 303 || leaves(answer.location)) wrong.push(`form of ${JSON.stringify(target)} → ${answer.location}`);
  });
  expect(wrong).toEqual([]);
});

test("a path of the site, with its query, is where it ends", async () => {
  const person = site.person();
  const end = await person.signIn("admin@pendopo.example", undefined, "/Dashboard/Outbox?state=waiting&search=a%20b");
  expect(end).toMatchObject({ status: 200, path: "/Dashboard/Outbox?state=waiting&search=a%20b" });
});
