import { afterAll, beforeAll, expect, test } from "vitest";
import { ROLES } from "~/lib/roles";
import { createDemoData } from "../support/demo-data";
import { IS_FULL_RUN } from "../support/rounds";
import { type RunningApp, startApp } from "../support/start-app";
import { type GuardedRoute, getExpectedAccess, readBuiltRoutes } from "./built-routes";
import { type HttpResponse, mapConcurrently, TestBrowser } from "./test-browser";

/** Each role has a demo account of its name. */
const ACCOUNTS = ROLES.map(({ kind, name }) => ({ role: kind, account: name.replace("_", "-") }));
/** Identities that public routes are asked as: they read no role, so one of each kind suffices. */
const PUBLIC_ROUTE_IDENTITIES = ["guest", "superadmin", "student", "superadmin of another tenant"];

/** Routes that are public on purpose. Any other public route is a mistake. */
const PUBLIC_PATTERNS = [
  "",
  "About",
  "BelajarBersama",
  "Career",
  "Career/:slug",
  "Career/:slug/Lamar/:job",
  "Class",
  "Class/Competence/:slug",
  "Class/:slug",
  "Class/:slug/Jadwal.ics",
  // Everyone reads reviews; the host checks who may write one.
  "Class/:slug/Ulasan",
  "Courses",
  "Courses/@Premium",
  ...["Courses/:slug", "Courses/@Premium/:slug"].flatMap((path) => [
    path,
    // The learning host opens chapters to learners; a few are free.
    `${path}/module/:moduleSlug?/chapter/:chapterSlug`,
  ]),
  "Courses/:slug/Unduh",
  "Courses/:slug/module/:moduleSlug/chapter/:chapterSlug/Unduh",
  "Curriculum",
  "Curriculum/:program",
  "Leaderboards",
  "Mentor",
  "Campus",
  "Government",
  "Corporates",
  "Clients",
  "Collaboration",
  "Network",
  "Silabus",
  "Training-Services/Syllabus",
  "Webinar",
  "Webinar/:slug",
  "Webinar/:slug/Jadwal.ics",
  "Overview/:code?",
  "Pesilat",
  "Pesilat/Class/:code?",
  // Numbers of certificates are unguessable.
  "Sertifikat",
  "Sertifikat/:number",
  "Sertifikat/:number/Unduh",
  // Links in emails, and mail providers, do not sign in.
  "Berhenti/:token",
  // Shows the class; joining needs an account.
  "Undangan/:token",
  // Calendar apps do not sign in.
  "Kalender/:token/jadwal.ics",
  "Portfolio/:type?",
  "Portfolio/:type/:title",
  "Pricing",
  "Privacy-Policy",
  "Search",
  "Terms-And-Conditions",
  "Articles",
  "Articles/:slug",
  "Articles/:slug?/Detail/:id/:title?",
  "Berita",
  "Berita/:slug",
  "Berita/Detail/:id/:title?",
  ...["Blog", "News", "Podcasts"].flatMap((path) => [path, `${path}/:id/:title?`]),
  "Program",
  "Program/:slug",
  "Program/:id/:title",
  ...["Event", "Gallery", "Tulisan-Temans", "Video"].flatMap((path) => [path, `${path}/:slug`]),
  // Visitors write to the team; receipts are encrypted in their links.
  "Request-Demo",
  "Kontak",
  "Talent-Hiring",
  "Training-Services",
  "Bukti/:receipt",
  "Make-Appointment",
  "Make-Appointment/Bukti/:receipt",
  "Make-Appointment/Bukti/:receipt/Batal",
  // Guests may ask; the assistant checks who owns a conversation.
  "Assistant",
  "Assistant/Stream",
  "Assistant/Hentikan/:streamId",
  "Assistant/Jawaban/:streamId",
  "Assistant/Hapus/:id",
  "Assistant/Nilai/:message",
  "Assistant/Aspirasi",
  "Assistant/Aspirasi/Bukti/:receipt",
  "Aspirasi",
  "Testimoni",
  "Testimoni/Kirim",
  // Sign-in, sign-out and links in emails.
  "Login",
  "CallbackAuth",
  "Keluar",
  "Akun/Masuk",
  "Akun/Masuk/Kode",
  "Akun/Daftar",
  "Akun/Verifikasi",
  "Akun/Verifikasi/:token",
  "Akun/Lupa",
  "Akun/Kata-Sandi/:token",
  "Akun/Undangan/:token",
  "Setup/:token",
  // Donors need no account; notifications of the gateway are signed.
  "Donation",
  "Donation/:slug",
  "Donation/Bukti/:key",
  "Bayar/:orderId",
  "CallbackPayment",
  "Tagihan/Bukti/:key",
  "Payment-Status/Success",
  "Payment-Status/Error",
  "Register",
  "Register/School",
  "Register/School/Isi/:draft/periksa",
  "Register/School/Isi/:draft/:step",
  "Register/School/Bukti/:key",
  "Register/Team",
  "Register/Team/Bukti/:key",
  "Register/Team/Bukti/:key/Ubah",
  // The drive checks access per file.
  "Berkas/:id",
  "robots.txt",
  "sitemap.xml",
  "Radio/stream",
  "Radio/stream.m3u",
  "_ipx/*",
  "cover/:kind/:file",
  "*",
];

const METHODS = ["GET", "POST", "GET .data", "POST .data"] as const;
type Method = (typeof METHODS)[number];

/** Ends the name of an identity that comes with the cookies of another tenant. */
const FOREIGN = " of another tenant";

interface Identity {
  name: string;
  /** Null for a guest. */
  role: number | null;
  browser: TestBrowser;
}

let app: RunningApp;
let routes: GuardedRoute[];
const identities: Identity[] = [];

beforeAll(async () => {
  const DATA_DIR = await createDemoData();
  [app, routes] = await Promise.all([
    startApp({ DATA_DIR, SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "error" }),
    readBuiltRoutes(),
  ]);
  identities.push({ name: "guest", role: null, browser: new TestBrowser(app.url) });
  await mapConcurrently(ACCOUNTS, 4, async ({ role, account }) => {
    const browser = new TestBrowser(app.url);
    await browser.signIn(`${account}@pendopo.example`);
    const otherTenant = new TestBrowser(app.url, "foundation");
    for (const [name, value] of browser.cookies) otherTenant.cookies.set(name, value);
    identities.push({ name: account, role, browser });
    // Cookies of one tenant make a guest at another.
    identities.push({ name: `${account}${FOREIGN}`, role: null, browser: otherTenant });
  });
});

afterAll(() => app?.stop());

const toDataPath = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

interface Probe {
  identity: Identity;
  route: GuardedRoute;
  method: Method;
}

/** Cookies of another tenant are ignored alike, so that a GET suffices for most of them. */
const isForeign = ({ name }: Identity) => name.endsWith(FOREIGN);

/** Of the roles that are let in, and of those that are not, a sample tries one in turn. */
function isSampled(route: GuardedRoute, { name, role }: Identity, at: number): boolean {
  if (role === null) return true;
  const access = getExpectedAccess(route.access, role);
  const alike = ACCOUNTS.filter((other) => getExpectedAccess(route.access, other.role) === access);
  return alike[at % alike.length]?.account === name;
}

function listIdentities(route: GuardedRoute, method: Method, at: number): Identity[] {
  if (route.access === "public")
    return identities.filter(({ name }) => PUBLIC_ROUTE_IDENTITIES.includes(name));
  const isFirstOfAccess = routes.find(({ access }) => access === route.access) === route;
  if (method === "GET" && (IS_FULL_RUN || isFirstOfAccess)) return identities;
  return identities
    .filter(
      (identity) =>
        !isForeign(identity) ||
        (isFirstOfAccess && PUBLIC_ROUTE_IDENTITIES.includes(identity.name)),
    )
    .filter((identity) => IS_FULL_RUN || isSampled(route, identity, at));
}

const listProbes = (method: Method): Probe[] =>
  routes.flatMap((route, at) =>
    listIdentities(route, method, at).map((identity) => ({ identity, route, method })),
  );

function send({ identity: { browser }, route, method }: Probe): Promise<HttpResponse> {
  const path = method.endsWith(".data") ? toDataPath(route.path) : route.path;
  return method.startsWith("GET") ? browser.get(path) : browser.post(path, {});
}

/** Classifies a response; data requests carry redirects in their body. */
function toOutcome({ status, location, text }: HttpResponse, method: Method): string {
  if (status >= 500) return `failure ${status}`;
  const isSignIn = method.endsWith(".data")
    ? status === 202 && text.includes("/Login?redirect=")
    : location.startsWith("/Login?redirect=");
  if (isSignIn) return "sign-in";
  return status === 403 ? "forbidden" : "in";
}

/** Returns how a response differs from the permission matrix, or null. */
function findDeviation({ identity, route, method }: Probe, response: HttpResponse): string | null {
  const outcome = toOutcome(response, method);
  const isGuarded = method.startsWith("GET") || route.hasAction;
  const expected = isGuarded ? getExpectedAccess(route.access, identity.role) : "in";
  // A route without an action rejects POST requests itself, before or after its guard.
  if (!isGuarded && outcome === "forbidden") return null;
  if (outcome === expected) return null;
  return `${method} ${route.path} as ${identity.name}: ${outcome} (${response.status}) instead of ${expected}`;
}

test("only the routes in PUBLIC_PATTERNS are public", () => {
  const isPublic = routes.filter(({ access }) => access === "public");

  expect(isPublic.map(({ pattern }) => pattern).toSorted()).toEqual(PUBLIC_PATTERNS.toSorted());
});

test.each(METHODS)(
  "[ROL6] each route answers a %s request as the permission matrix says, to guests and to each role of the same and of another tenant",
  async (method) => {
    const deviations = await mapConcurrently(listProbes(method), 8, async (probe) =>
      findDeviation(probe, await send(probe)),
    );

    expect(deviations.filter((deviation) => deviation !== null).slice(0, 20)).toEqual([]);
  },
);
