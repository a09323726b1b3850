import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../support/start-app";
import { type Answer, inParallel, Person } from "./person";
import { builtScreens, type Screen, verdict } from "./routes";

/** Accounts of the demo, by role. */
const ACCOUNTS = ["superadmin", "admin", "mentor", "teacher", "student", "industry", "writer", "lead-program", "partner", "lead-region"];

/** Open to everybody on purpose; whatever else has no access of its own is a mistake. */
const PUBLIC = [
  ...[
    "",
    "About",
    "Career",
    "Career/:slug",
    "Class",
    "Class/Competence/:slug",
    "Class/:slug",
    "Privacy-Policy",
    "Search",
    "Terms-And-Conditions",
  ],
  ...["Articles", "Articles/:slug", "Articles/:slug?/Detail/:id/:title?", "Berita", "Berita/:slug", "Berita/Detail/:id/:title?"],
  ...["Blog", "News", "Podcasts", "Program"].flatMap((path) => [path, `${path}/:id/:title?`]),
  ...["Event", "Gallery", "Tulisan-Temans", "Video"].flatMap((path) => [path, `${path}/:slug`]),
  ...["Make-Appointment", "Make-Appointment/Bukti/:receipt", "Make-Appointment/Bukti/:receipt/Batal"],
  // Guests ask too; whose conversation it is the assistant says.
  ...["Assistant", "Assistant/Stream", "Assistant/Hentikan/:run", "Assistant/Jawaban/:run", "Assistant/Hapus/:id"],
  ...["Assistant/Nilai/:message", "Assistant/Aspirasi", "Assistant/Aspirasi/Bukti/:receipt"],
  // Signing in and out, and the links of mails.
  ...["Login", "CallbackAuth", "Keluar", "Akun/Masuk", "Akun/Daftar", "Akun/Verifikasi", "Akun/Verifikasi/:token", "Akun/Lupa"],
  ...["Akun/Kata-Sandi/:token", "Akun/Undangan/:token", "Setup/:token"],
  // Donors and payers need no account; a notice of the gateway is believed by its signature.
  ...["Donation", "Donation/Bukti/:key", "Bayar/:orderId", "CallbackPayment", "Payment-Status/Success", "Payment-Status/Error"],
  ...[
    "Register",
    "Register/School",
    "Register/School/Isi/:draft/periksa",
    "Register/School/Isi/:draft/:step",
    "Register/School/Bukti/:key",
  ],
  // Who may read a file is the drive's to say, file by file.
  ...["Berkas/:id", "_ipx/*", "cover/:kind/:file", "*"],
];

const METHODS = ["GET", "POST", "GET .data", "POST .data"] as const;
type Method = (typeof METHODS)[number];

interface Who {
  name: string;
  role: number | null;
  person: Person;
}

let app: RunningApp;
let screens: Screen[];
const people: Who[] = [];

beforeAll(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "pendopo-guards-"));
  [app, screens] = await Promise.all([startApp({ DATA_DIR, SEED: "demo", TRUST_PROXY: "1", LOG_LEVEL: "error" }), builtScreens()]);
  people.push({ name: "guest", role: null, person: new Person(app.url) });
  await inParallel(ACCOUNTS, 4, async (account) => {
    const person = new Person(app.url);
    await person.signIn(`${account}@pendopo.example`);
    const elsewhere = new Person(app.url, "foundation");
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
    const role = ACCOUNTS.indexOf(account);
    people.push({ name: `role ${role}`, role, person });
    // The same cookies at another tenant's site are nobody's.
    people.push({ name: `role ${role} of another tenant`, role: null, person: elsewhere });
  });
}, 60_000);

afterAll(() => app?.stop());

const dataPath = (path: string) => (path === "/" ? "/_root.data" : `${path}.data`);

const ask = ({ person }: Who, { path }: Screen, method: Method): Promise<Answer> => {
  const at = method.endsWith(".data") ? dataPath(path) : path;
  return method.startsWith("GET") ? person.get(at) : person.post(at, {});
};

/** How an answer reads; data requests carry redirects in their body. */
function reading({ status, location, text }: Answer, method: Method): string {
  if (status >= 500) return `failure ${status}`;
  const isData = method.endsWith(".data");
  if (isData ? status === 202 && text.includes("/Login?redirect=") : location.startsWith("/Login?redirect=")) return "sign-in";
  return status === 403 ? "forbidden" : "in";
}

test("every route says who may come, or is open to everybody on purpose", () => {
  expect(
    screens
      .filter(({ access }) => access === "public")
      .map(({ pattern }) => pattern)
      .toSorted(),
  ).toEqual(PUBLIC.toSorted());
});

test("[ROL6] every route × GET, POST and data requests × guest and each role × own and other tenant, as the matrix says", async () => {
  const rounds = people.flatMap((who) => screens.flatMap((screen) => METHODS.map((method) => ({ who, screen, method }))));
  const wrong: string[] = [];
  const begun = performance.now();
  await inParallel(rounds, 8, async ({ who, screen, method }) => {
    const answer = await ask(who, screen, method);
    const read = reading(answer, method);
    // Where nothing takes a POST there is nothing to guard.
    const takes = method.startsWith("GET") || screen.hasAction;
    const expected = takes ? verdict(screen.access, who.role) : "in";
    const isRight = read === expected || (!takes && read !== "sign-in" && answer.status >= 403);
    if (!isRight) wrong.push(`${method} ${screen.path} as ${who.name}: ${read} (${answer.status}) instead of ${expected}`);
  });
  console.info(`${rounds.length} requests in ${Math.round(performance.now() - begun)} ms`);
  expect(wrong.slice(0, 20)).toEqual([]);
}, 300_000);
