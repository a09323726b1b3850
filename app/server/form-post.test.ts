import { expect, test } from "vitest";
import { z } from "zod";
import { readForm } from "./form-post";
import { csrfToken, newSession } from "./session/session";
import type { Visit } from "./visit";

const KEY = "a".repeat(36);
const schema = z.object({ name: z.string({ error: "Nama wajib diisi" }), pic: z.object({ name: z.string() }).optional() });
const session = newSession({ accessToken: "a", userId: "1", name: "Sri", kind: null, lmsId: "l" }, 0);
const guest = { session: null } as Visit;
const member = { session } as Visit;

const post = (fields: Record<string, string> | [string, string][], visit = guest, hidden: string[] = []) =>
  readForm(visit, new Request("http://here.invalid/", { method: "POST", body: new URLSearchParams(fields) }), schema, hidden);
const told = async (posted: ReturnType<typeof post>) => {
  const outcome = await posted;
  return outcome.ok ? "taken" : (outcome.answer.data.message ?? outcome.answer.data.result?.error);
};

test("[XJS5] a right form is taken with its key; without one it comes back with a new key and its values", async () => {
  const right = await post({ kunci: KEY, name: "Sri" });
  expect(right).toMatchObject({ ok: true, idempotencyKey: KEY, value: { name: "Sri" }, payload: { name: "Sri" } });
  for (const kunci of ["", "short", "x".repeat(65), "<script>aaaaaaaaaaaaaaaaaa"]) {
    const stale = await post({ kunci, name: "Sri" });
    if (stale.ok) throw new Error("a form without a key was taken");
    expect(stale.answer.data.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(stale.answer.data.result?.initialValue).toMatchObject({ name: "Sri" });
  }
});

test("[XJS6] somebody signed in sends their own session's token, and nobody else's", async () => {
  const csrf = csrfToken(session);
  expect(await told(post({ kunci: KEY, name: "Sri", csrf }, member))).toBe("taken");
  for (const wrong of [{}, { csrf: "" }, { csrf: csrfToken({ id: "other" }) }, { csrf: `${csrf}x` }])
    expect(await told(post({ kunci: KEY, name: "Sri", ...(wrong as Record<string, string>) }, member))).toMatch(/terlalu lama terbuka/);
});

test("a program that fills in everything is asked once more, in words, and its text is kept", async () => {
  expect(await told(post({ kunci: KEY, name: "Sri", situs_web_anda: "https://x" }))).toMatch(/kolom itu sudah kami kosongkan/i);
});

test("names cannot reach prototypes, fill the memory, or command the form library", async () => {
  const hostile: [string, string][] = [
    ...(["__proto__", "__proto__.polluted", "constructor.prototype.polluted", "pic.__proto__.polluted", "PROTOTYPE.x"] as const).map(
      (name): [string, string] => [name, "1"],
    ),
    ["majors[999999999]", "1"],
    ["majors[4294967294]", "1"],
    ["a.b.c.d.e.f.g", "1"],
    ["__intent__", '{"type":"insert","payload":{"name":"majors","index":999999999}}'],
    ["x".repeat(5_000), "1"],
    ["", "1"],
    ...Array.from({ length: 2_000 }, (_, at): [string, string] => [`f${at}`, "1"]),
  ];
  const begun = performance.now();
  const outcome = await post([["kunci", KEY], ["name", "Sri"], ["pic.name", "Ana"], ["majors[1]", "b"], ...hostile]);
  expect(performance.now() - begun).toBeLessThan(500);
  expect(outcome).toMatchObject({ ok: true, value: { name: "Sri", pic: { name: "Ana" } } });
  expect(Object.keys(outcome.payload).length).toBeLessThanOrEqual(500);
  expect(Object.keys(outcome.payload).filter((name) => /proto|constructor|intent/i.test(name))).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("what is no form is told so; secrets never come back", async () => {
  const json = await readForm(guest, new Request("http://here.invalid/", { method: "POST", body: "{}" }), schema);
  expect(json).toMatchObject({ ok: false, payload: {}, answer: { data: { message: expect.stringContaining("tidak dapat dibaca") } } });
  const secret = await post({ kunci: KEY, password: "rahasia sekali" }, guest, ["password"]);
  expect(JSON.stringify(secret.ok ? null : secret.answer)).not.toContain("rahasia sekali");
});

test("a refusal of the host keeps the key, but for a conflict: changed text needs another one", async () => {
  const posted = await post({ kunci: KEY, name: "Sri" });
  if (!posted.ok) throw new Error("not taken");
  const refuse = (status: 409 | 429) => posted.refuse({ status, message: "Tunggu", fields: {} }).data.idempotencyKey;
  expect(refuse(429)).toBe(KEY);
  expect(refuse(409)).not.toBe(KEY);
});
