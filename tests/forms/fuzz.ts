/** Numbers below 1 that come in the same order for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    upTo: (most: number) => Math.floor(next() * most),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
export type Random = ReturnType<typeof createRandom>;

const FUZZ_VALUES = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "Infinity",
  "9007199254740993",
  "1.5",
  "true",
  "null",
  "undefined",
  "[]",
  "{}",
  "[object Object]",
  "\u0000",
  "a\u0000b",
  "\u202Eabc",
  "\u2066x\u2069",
  "\uFEFF",
  "\u200b\u200d",
  "\uFFFF",
  "e\u0301".repeat(200),
  "👩‍👩‍👧‍👦",
  "𝕊𝕣𝕚",
  "\ud800",
  "\udfff\ud800",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "' or 1=1 --",
  `"; drop table users; --`,
  "{{7*7}}",
  "#{7*7}",
  "../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "a\r\nBcc: b@jahat.example",
  "=1+1",
  "javascript:alert(1)",
  "//jahat.example",
  "%00%0d%0a",
  "a@b",
  "a@b.c",
  "sri@contoh.example",
  "12345678",
  "P1234567",
  "SMK Harapan Jaya",
  "SMK",
  "negeri",
  "32",
  "32.73",
  "40115",
  "081234567890",
  "+6281234567890",
  "Jalan Merdeka nomor 1",
  "on",
  "https://contoh.example",
  "http://contoh.example",
  "https://user:pass@contoh.example",
  "https://[::1]/",
  "ftp://x",
  "verify",
  "reject",
  "1",
  "4",
];
const EXTRA_FIELD_NAMES = [
  "__proto__",
  "__proto__.polluted",
  "__proto__[polluted]",
  "constructor",
  "constructor.prototype.polluted",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  ".",
  "..",
  "a..b",
  "a.",
  ".a",
  "[",
  "]",
  "a[",
  "a[]",
  "a[0]",
  "a[-1]",
  "a[1e9]",
  "a[0].b[0].c",
  "majors[0]",
  "majors[999999999]",
  "majors[4294967294]",
  "pic",
  "pic[name]",
  "pic.name.x",
  "pic.__proto__.polluted",
  "principal[0]",
  "your_website",
  "__intent__",
  "__state__",
  "intent",
  "$ne",
  "then",
  "\u0000",
  "é",
  "status.status",
  "lmsId",
  "lms_id",
  "role",
  "roles",
  "kinds",
  "id",
  "userId",
  "isAdmin",
  "version",
  "letterUrl",
  "manageKey",
  "paidAt",
  "requesterId",
  "approverId",
  "decidedBy",
  "user_id",
  "editing",
  "editing.key",
  "sent",
];
const INTENTS = ["cities", "save", "autosave", "upload", "x", "__proto__"];

function createFuzzValue(chance: Random): string {
  const roll = chance.next();
  if (roll < 0.7) return chance.pick(FUZZ_VALUES);
  if (roll < 0.8) return chance.pick(FUZZ_VALUES).repeat(1 + chance.upTo(300));
  if (roll < 0.82) return "a".repeat(chance.upTo(200_000));
  return String.fromCharCode(...Array.from({ length: chance.upTo(60) }, () => chance.upTo(65_536)));
}

/**
 * Names and values as nobody in earnest sends them: the form's own names, and others. Some forms are right but for a field or two,
 * and with fields that are not theirs: those are taken, and must not be taken at their word.
 * @param right the form's own names, each with a value that it would take
 */
export function createFuzzFields(
  chance: Random,
  right: Record<string, string>,
  hidden: Record<string, string>,
): [string, string][] {
  const names = Object.keys(right);
  const isNear = chance.next() < 0.35;
  const fields = Object.entries(hidden).filter(() => isNear || chance.next() < 0.9) as [
    string,
    string,
  ][];
  for (const name of names) {
    if (isNear && chance.next() < 0.93) fields.push([name, right[name] ?? ""]);
    else if (chance.next() < 0.8) fields.push([name, createFuzzValue(chance)]);
  }
  for (let extra = chance.upTo(5); extra > 0; extra--)
    fields.push([chance.pick(EXTRA_FIELD_NAMES), createFuzzValue(chance)]);
  if (chance.next() < 0.1) fields.push(["intent", chance.pick(INTENTS)]);
  if (chance.next() < 0.1)
    fields.push(
      ...Array.from({ length: 300 }, (): [string, string] => [
        chance.pick([...names, ...EXTRA_FIELD_NAMES]),
        "x",
      ]),
    );
  if (chance.next() < 0.05) fields.push([Array.from({ length: 200 }, () => "a").join("."), "x"]);
  return fields;
}

export interface EncodedBody {
  body: Buffer;
  contentType: string;
}

/** The fields as a body: mostly as browsers send them, also as multipart, with a file, cut short, or as something else altogether. */
export function encodeBody(chance: Random, fields: [string, string][]): EncodedBody {
  const roll = chance.next();
  const form = new URLSearchParams(fields).toString();
  if (roll < 0.65)
    return { body: Buffer.from(form), contentType: "application/x-www-form-urlencoded" };
  if (roll < 0.85) {
    const boundary = "batas-uji";
    const clean = (text: string) => text.replace(/["\r\n]/g, "");
    const parts = fields.map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${clean(name)}"\r\n\r\n${value}\r\n`,
    );
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="${chance.pick(["letter", "name", "csrf", "npsn"])}"; filename="${chance.pick(["surat.pdf", "../../x", "a\u0000.png", ""])}"\r\nContent-Type: ${chance.pick(["application/pdf", "image/png", "text/html", "x"])}\r\n\r\n${chance.pick(["%PDF-1.4", "<script>", "", "\u0089PNG"])}\r\n`;
    const text = `${parts.join("")}${chance.next() < 0.5 ? file : ""}${chance.next() < 0.8 ? `--${boundary}--\r\n` : ""}`;
    return {
      body: Buffer.from(text),
      contentType: `multipart/form-data; boundary=${chance.pick([boundary, boundary, boundary, "lain", `"${boundary}"`])}`,
    };
  }
  const type = chance.pick([
    "application/json",
    "text/plain",
    "",
    "multipart/form-data",
    "application/x-www-form-urlencoded; charset=utf-16",
    "x/y",
    "multipart/form-data; boundary=",
  ]);
  const body = chance.pick([
    Buffer.from(JSON.stringify(Object.fromEntries(fields))),
    Buffer.from(form.slice(0, form.length / 2)),
    Buffer.from([0xff, 0xfe, 0, 0xc0, 0xaf]),
    Buffer.from("%%%=%E0%A4%A&a=%"),
    Buffer.alloc(0),
    Buffer.from("&&&===&="),
  ]);
  return { body, contentType: type };
}
