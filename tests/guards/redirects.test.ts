import { expect, test } from "vitest";
import { IS_FULL_RUN } from "../support/rounds";
import { setUpDemoApp } from "./demo-app";
import { mapConcurrently, parseForms, type TestBrowser } from "./test-browser";

const site = setUpDemoApp();

const HOSTS = [
  "jahat.example",
  "jahat.example:443",
  "jahat%2eexample",
  "main.localhost@jahat.example",
  "[::1]",
  "2130706433",
  "jahat。example",
];
const PREFIXES = [
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
];
const OTHER_TARGETS = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "%6aavascript:alert(1)",
  "javascript://x%0aalert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://jahat.example/1",
  "file:///etc/passwd",
  "mailto:a@jahat.example",
  "/%0d%0aLocation: https://jahat.example",
  "/\r\nSet-Cookie: a=b",
  "/a%0d%0a%0d%0a<script>",
  "/%00//jahat.example",
  "/\u0000",
  "\u202e//jahat.example",
  "/\u2028/jahat.example",
  "/\u200b/jahat.example",
  "\ufeff//jahat.example",
  "/%e2%80%8b//jahat.example",
  "/%c0%af/jahat.example",
  "?//jahat.example",
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
];
/** Targets that would leave the site or break the header if used as they are. */
const HOSTILE_TARGETS = [
  ...PREFIXES.flatMap((start) => HOSTS.map((host) => `${start}${host}/x`)),
  ...OTHER_TARGETS,
];
/** Each start with one of the hosts, for tests of several requests per target. */
const SAMPLED_TARGETS = IS_FULL_RUN
  ? HOSTILE_TARGETS
  : [...PREFIXES.map((start, at) => `${start}${HOSTS[at % HOSTS.length]}/x`), ...OTHER_TARGETS];

/** Whether a browser on the site would leave it. */
function leavesSite(location: string): boolean {
  const SITE_ORIGIN = "http://main.localhost";
  if (!location.startsWith("/") || /^\/[/\\]/.test(location)) return true;
  return new URL(location, SITE_ORIGIN).origin !== SITE_ORIGIN;
}

const query = (target: string) => new URLSearchParams({ redirect: target });

test(`/Login: ${HOSTILE_TARGETS.length} hostile targets, signed in, redirect within the site`, async () => {
  const admin = await site.openSignedInBrowser("admin");
  const failures: string[] = [];
  await mapConcurrently(HOSTILE_TARGETS, 8, async (target) => {
    const answer = await admin.get(`/Login?${query(target)}`);
    if (answer.status !== 302 || leavesSite(answer.location))
      failures.push(`${JSON.stringify(target)} → ${answer.status} ${answer.location}`);
  });

  expect(HOSTILE_TARGETS.length).toBeGreaterThanOrEqual(200);
  expect(failures).toEqual([]);
});

test("/Login: hostile targets of a guest stay within the site through the whole sign-in", async () => {
  const admin = await site.openSignedInBrowser("admin");
  const account = admin.cookies.get("_account") ?? "";
  const failures: string[] = [];
  await mapConcurrently(SAMPLED_TARGETS, 8, async (target) => {
    const browser: TestBrowser = site.openBrowser();
    // A session of the account site, so that sign-in needs no password.
    browser.cookies.set("_account", account);
    let answer = await browser.get(`/Login?${query(target)}`);
    const locations: string[] = [];
    while (answer.location !== "" && locations.length < 5) {
      locations.push(answer.location);
      if (browser.cookies.has("_session")) break;
      answer = await browser.get(answer.location);
    }
    if (!browser.cookies.has("_session") || locations.some(leavesSite))
      failures.push(`${JSON.stringify(target)} → ${locations.join(" → ")}`);
  });

  expect(failures).toEqual([]);
});

test("/Welcome: hostile targets stay within the site, in its link and in its form", async () => {
  const admin = await site.openSignedInBrowser("admin");
  const failures: string[] = [];
  await mapConcurrently(SAMPLED_TARGETS, 8, async (target) => {
    const path = `/Welcome?${query(target)}`;
    const page = await admin.get(path);
    const link = /<a[^>]*href="([^"]*)"[^>]*>Lanjutkan<\/a>/.exec(page.text)?.[1];
    if (link === undefined || leavesSite(link))
      failures.push(`link of ${JSON.stringify(target)} → ${link}`);
    const { hidden } = parseForms((await admin.get("/Keluar")).text)[0] ?? { hidden: {} };
    const answer = await admin.post(path, { ...hidden, kind: "1" });
    if (answer.status !== 303 || leavesSite(answer.location))
      failures.push(`form of ${JSON.stringify(target)} → ${answer.location}`);
  });

  expect(failures).toEqual([]);
});

test("/Login keeps a path of the site with its query", async () => {
  const browser = site.openBrowser();
  const end = await browser.signIn(
    "admin@pendopo.example",
    undefined,
    "/Dashboard/Outbox?state=waiting&search=a%20b",
  );
  expect(end).toMatchObject({ status: 200, path: "/Dashboard/Outbox?state=waiting&search=a%20b" });
});
