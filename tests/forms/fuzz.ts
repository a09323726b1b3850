/** Deterministic random numbers by seed (mulberry32). */
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
    upTo: (max: number) => Math.floor(next() * max),
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

function createFuzzValue(random: Random): string {
  const roll = random.next();
  if (roll < 0.7) return random.pick(FUZZ_VALUES);
  if (roll < 0.8) return random.pick(FUZZ_VALUES).repeat(1 + random.upTo(300));
  if (roll < 0.82) return "a".repeat(random.upTo(200_000));
  return String.fromCharCode(...Array.from({ length: random.upTo(60) }, () => random.upTo(65_536)));
}

/**
 * Random fields under the form's own names and others. About a third of the forms are valid except for
 * a field or two and extra fields, so that some are accepted.
 * @param validFields the form's own names, each with a valid value
 */
export function createFuzzFields(
  random: Random,
  validFields: Record<string, string>,
  hiddenFields: Record<string, string>,
): [string, string][] {
  const names = Object.keys(validFields);
  const isNearlyValid = random.next() < 0.35;
  const fields = Object.entries(hiddenFields).filter(
    () => isNearlyValid || random.next() < 0.9,
  ) as [string, string][];
  for (const name of names) {
    if (isNearlyValid && random.next() < 0.93) fields.push([name, validFields[name] ?? ""]);
    else if (random.next() < 0.8) fields.push([name, createFuzzValue(random)]);
  }
  for (let extra = random.upTo(5); extra > 0; extra--)
    fields.push([random.pick(EXTRA_FIELD_NAMES), createFuzzValue(random)]);
  if (random.next() < 0.1) fields.push(["intent", random.pick(INTENTS)]);
  if (random.next() < 0.1)
    fields.push(
      ...Array.from({ length: 300 }, (): [string, string] => [
        random.pick([...names, ...EXTRA_FIELD_NAMES]),
        "x",
      ]),
    );
  if (random.next() < 0.05) fields.push([Array.from({ length: 200 }, () => "a").join("."), "x"]);
  return fields;
}

export interface EncodedBody {
  body: Buffer;
  contentType: string;
}

/** The fields as a body: mostly as browsers send them, also as multipart, with a file, cut short, or as something else altogether. */
export function encodeBody(random: Random, fields: [string, string][]): EncodedBody {
  const roll = random.next();
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
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="${random.pick(["letter", "name", "csrf", "npsn"])}"; filename="${random.pick(["surat.pdf", "../../x", "a\u0000.png", ""])}"\r\nContent-Type: ${random.pick(["application/pdf", "image/png", "text/html", "x"])}\r\n\r\n${random.pick(["%PDF-1.4", "<script>", "", "\u0089PNG"])}\r\n`;
    const text = `${parts.join("")}${random.next() < 0.5 ? file : ""}${random.next() < 0.8 ? `--${boundary}--\r\n` : ""}`;
    return {
      body: Buffer.from(text),
      contentType: `multipart/form-data; boundary=${random.pick([boundary, boundary, boundary, "lain", `"${boundary}"`])}`,
    };
  }
  const type = random.pick([
    "application/json",
    "text/plain",
    "",
    "multipart/form-data",
    "application/x-www-form-urlencoded; charset=utf-16",
    "x/y",
    "multipart/form-data; boundary=",
  ]);
  const body = random.pick([
    Buffer.from(JSON.stringify(Object.fromEntries(fields))),
    Buffer.from(form.slice(0, form.length / 2)),
    Buffer.from([0xff, 0xfe, 0, 0xc0, 0xaf]),
    Buffer.from("%%%=%E0%A4%A&a=%"),
    Buffer.alloc(0),
    Buffer.from("&&&===&="),
  ]);
  return { body, contentType: type };
}
