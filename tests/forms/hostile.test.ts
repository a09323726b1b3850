import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { counts, rowsOf } from "../guards/database";
import { formsOf, inParallel, type Person } from "../guards/person";
import { demoSite } from "../guards/site";
import { bodyOf, hostileFields, seeded } from "./hostile";

const site = demoSite();
const SEED = 20_261_121;
const INPUTS = 2_000;

interface Form {
  path: string;
  names: string[];
  person: () => Person;
  hidden: Record<string, string>;
}

let forms: Form[] = [];
let strangers = 0;

const stepNames = {
  sekolah: ["npsn", "name", "type", "status"],
  tempat: ["provinceId", "cityId", "address", "postcode"],
  orang: ["principal.name", "principal.nip", "principal.phone", "pic.name", "pic.position", "pic.email", "pic.phone"],
  rincian: ["students", "majors", "website", "letterUrl"],
  periksa: ["consent"],
};
const NEW_PASSWORD = ["password", "repeated"];

beforeAll(async () => {
  const starter = site.person();
  const draft = /Isi\/([\w-]+)\//.exec(
    (await starter.fill("/Register/School", { npsn: "20212345", name: "SMK Uji Coba", type: "SMK", status: "negeri" })).location,
  )?.[1];
  const [school] = rowsOf(
    site.db,
    "select id from schools where status = 'submitted' and lms_id = (select lms_id from tenant_domains where domain = 'main.localhost')",
  );
  const admin = await site.signedIn("admin-kedua");
  const csrf = formsOf((await admin.get("/Keluar")).text)[0]?.hidden.csrf ?? "";
  await site.person().fill("/Akun/Lupa", { email: "writer@pendopo.example" });
  const [mail] = rowsOf(site.db, "select id, body from outbox order by created_at desc limit 1");
  const reset = /Kata-Sandi\/([\w-]+)/.exec(String(mail?.body))?.[1];
  const guest = () => {
    const person = site.person();
    // Each few inputs from another network: limits on tries are tested elsewhere.
    person.address = `10.99.${(++strangers >> 8) & 255}.${strangers & 255}`;
    return person;
  };
  const leaver = await site.signedIn("superadmin");
  const leaverCsrf = formsOf((await leaver.get("/Keluar")).text)[0]?.hidden.csrf ?? "";
  const open = (path: string, names: string[]): Form => ({ path, names, person: guest, hidden: { kunci: randomUUID() } });
  const own = (path: string, names: string[]): Form => ({ path, names, person: () => admin, hidden: { kunci: randomUUID(), csrf } });
  forms = [
    open("/Akun/Masuk", ["email", "password"]),
    open("/Akun/Masuk?state=x%00y&redirect=%2F%2Fjahat.example", ["email", "password"]),
    open("/Akun/Daftar", ["name", "email", ...NEW_PASSWORD, "consent"]),
    open("/Akun/Verifikasi", ["email"]),
    open("/Akun/Verifikasi/tidak-ada-tautan-seperti-ini", []),
    open("/Akun/Lupa", ["email"]),
    open(`/Akun/Kata-Sandi/${reset}`, NEW_PASSWORD),
    open("/Akun/Kata-Sandi/x", NEW_PASSWORD),
    open("/Akun/Undangan/tidak-ada-undangan-seperti-ini", NEW_PASSWORD),
    open("/Register/School", stepNames.sekolah),
    ...Object.entries(stepNames).map(([slug, names]) => open(`/Register/School/Isi/${draft}/${slug}`, names)),
    open("/Register/School/Isi/tidak-ada-isian-seperti-ini/orang", stepNames.orang),
    open("/Register/School/Bukti/tidak-ada-bukti-seperti-ini", []),
    own("/Akun", ["current", ...NEW_PASSWORD]),
    own("/Welcome?redirect=%2F%5Cjahat.example", ["kind", "keep"]),
    { path: "/Keluar", names: ["session"], person: () => leaver, hidden: { kunci: "", csrf: leaverCsrf } },
    own(`/Dashboard/Schools/${school?.id}`, ["decision", "reason", "version"]),
    own("/Dashboard/Schools/999999999999", ["decision", "reason", "version"]),
    own("/Dashboard/Outbox/999999999999", []),
    open("/Dashboard/Schools/999999999999", ["csrf", "decision", "reason"]),
  ];
});

/** What these forms may write, whatever is sent: drafts, tries, kept answers, what signing up and files leave, a session that is ended. */
const LISTED =
  /^(?:form_drafts|idempotency_keys|try_limits|sign_ups|account_tokens|outbox|files|access_tokens|account_sessions|audit_events|audit_log|audit)$/;

const said = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*(?:role="alert"|id="[^"]*-error")[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text]) =>
    (text ?? "").replace(/<[^>]+>/g, " ").trim(),
  );
const ENGLISH =
  /\b(?:invalid|required|expected|received|must be|too (?:small|big|short|long)|undefined|NaN|object Object|unrecognized|error:|cannot)\b/i;

test(`${INPUTS} random and hostile inputs: no 5xx, nothing unlisted written, messages in Indonesian`, async () => {
  const chance = seeded(SEED);
  const before = counts(site.db);
  const rounds = Array.from({ length: INPUTS }, (_, at) => {
    const form = forms[at % forms.length] as Form;
    const fields = hostileFields(chance, form.names, { ...form.hidden, kunci: randomUUID() });
    return { at, form, fields, ...bodyOf(chance, fields) };
  });
  const wrong: string[] = [];
  const statuses: Record<number, number> = {};
  let slowest = 0;
  const begun = performance.now();
  await inParallel(rounds, 6, async ({ at, form, fields, body, type }) => {
    const start = performance.now();
    const answer = await form.person().send(form.path, { method: "POST", body, headers: type ? { "content-type": type } : {} });
    slowest = Math.max(slowest, performance.now() - start);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const tell = (what: string) => wrong.push(`#${at} ${form.path} ${type} ${JSON.stringify(fields).slice(0, 300)}: ${what}`);
    if (answer.status >= 500) tell(String(answer.status));
    if (/<script>alert\(1\)|<img src=x/.test(answer.text)) tell("what was written runs");
    if (answer.location !== "" && !/^\/(?![/\\])/.test(answer.location)) tell(`sent to ${answer.location}`);
    const english = said(answer.text).find(
      (message) => ENGLISH.test(message) && !fields.some(([, value]) => value && message.includes(value)),
    );
    if (english) tell(`says ${JSON.stringify(english)}`);
  });
  console.info(
    `${INPUTS} inputs in ${Math.round(performance.now() - begun)} ms, slowest ${Math.round(slowest)} ms, ${JSON.stringify(statuses)}`,
  );
  expect(wrong.slice(0, 10)).toEqual([]);

  const after = counts(site.db);
  const grown = Object.keys(after).filter((table) => after[table] !== before[table]);
  console.info(`written to: ${grown.map((table) => `${table} +${(after[table] ?? 0) - (before[table] ?? 0)}`).join(", ")}`);
  expect(grown.filter((table) => !LISTED.test(table))).toEqual([]);
  expect((await site.person().get("/Class")).status).toBe(200);
}, 180_000);
