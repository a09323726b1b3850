import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { RequestContext } from "../request/context";
import { createSession, getCsrfToken } from "../session/session";
import { addFieldErrors, readForm } from "./read-form";

const KEY = "a".repeat(36);
const schema = z.object({
  name: z.string({ error: "Nama wajib diisi" }),
  pic: z.object({ name: z.string() }).optional(),
  password: z.string().optional(),
});
const session = createSession(
  { accessToken: "a", userId: "1", name: "Sri", kind: null, tenantId: "l" },
  0,
);
const guest = { session: null } as RequestContext;
const member = { session } as RequestContext;

const post = (
  fields: Record<string, string> | [string, string][],
  context = guest,
  options: Parameters<typeof readForm>[3] = {},
) =>
  readForm(
    context,
    new Request("http://here.invalid/", { method: "POST", body: new URLSearchParams(fields) }),
    schema,
    options,
  );
const getMessage = async (posted: ReturnType<typeof post>) => {
  const outcome = await posted;
  return outcome.ok
    ? "accepted"
    : (outcome.result.data.message ?? outcome.result.data.result?.error);
};

test("[XJS5] readForm accepts a valid form with its idempotency key; without one it returns the values with a new key", async () => {
  const accepted = await post({ idempotency_key: KEY, name: "Sri" });

  expect(accepted).toMatchObject({
    ok: true,
    idempotencyKey: KEY,
    value: { name: "Sri" },
    payload: { name: "Sri" },
  });

  for (const idempotency_key of ["", "short", "x".repeat(65), "<script>aaaaaaaaaaaaaaaaaa"]) {
    const stale = await post({ idempotency_key, name: "Sri" });
    if (stale.ok) throw new Error("a form without a key was accepted");
    expect(stale.result.data.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(stale.result.data.result?.initialValue).toMatchObject({ name: "Sri" });
  }
});

test("readForm rejects invalid fields with 422, their messages, values and the same key", async () => {
  const outcome = await post({ idempotency_key: KEY, name: "", "pic.name": "Ana" });
  if (outcome.ok) throw new Error("an invalid form was accepted");

  expect(outcome.result.init).toEqual({ status: 422 });
  expect(outcome.result.data).toMatchObject({
    message: null,
    idempotencyKey: KEY,
    result: { error: { name: ["Nama wajib diisi"] }, initialValue: { pic: { name: "Ana" } } },
  });
});

test("fail returns the action's messages at their fields, without secrets", async () => {
  const secret = "padi menguning di sawah";
  const fields = { idempotency_key: KEY, name: "Sri", "pic.name": "Ana", password: secret };
  const outcome = await post(fields);
  if (!outcome.ok) throw new Error("a valid form was rejected");
  const conflict = outcome.fail({ status: 409, message: "Sudah ada", fields: { name: "Ganti" } });

  expect(conflict.init).toEqual({ status: 409 });
  expect(conflict.data.result?.error).toEqual({ name: ["Ganti"], "": ["Sudah ada"] });
  expect(conflict.data.result?.initialValue).toMatchObject({ pic: { name: "Ana" } });
  expect(JSON.stringify(conflict)).not.toContain(secret);
  expect(conflict.data.idempotencyKey).not.toBe(KEY);

  const unavailable = outcome.fail({ status: 503, message: null, fields: {} });

  expect(unavailable.data.idempotencyKey).toBe(KEY);
  expect(unavailable.data.result?.error ?? {}).toEqual({});
});

test("readForm leaves control fields and files out of the payload", async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ idempotency_key: KEY, csrf: "x", intent: "save" }))
    body.set(name, value);
  body.set("name", "Sri");
  body.set("letter", new File(["%PDF"], "surat.pdf"));
  const request = new Request("http://here.invalid/", { method: "POST", body });

  expect((await readForm(guest, request, schema)).payload).toEqual({ name: "Sri" });
});

test("readForm gives a form without a key field a new one", async () => {
  const outcome = await post({ name: "Sri" });
  if (outcome.ok) throw new Error("a form without a key was accepted");

  expect(outcome.result.data.message).toMatch(/terlalu lama terbuka/);
  expect(outcome.result.data.idempotencyKey).toMatch(/^[\w-]{36}$/);
});

test("[XJS6] readForm requires the CSRF token of the user's own session", async () => {
  const csrf = getCsrfToken(session);

  expect(await getMessage(post({ idempotency_key: KEY, name: "Sri", csrf }, member))).toBe(
    "accepted",
  );
  for (const wrong of [
    {},
    { csrf: "" },
    { csrf: getCsrfToken({ id: "other" }) },
    { csrf: `${csrf}x` },
  ])
    expect(
      await getMessage(
        post({ idempotency_key: KEY, name: "Sri", ...(wrong as Record<string, string>) }, member),
      ),
    ).toMatch(/terlalu lama terbuka/);
});

test("readForm returns a form with a filled honeypot, with a message and its values", async () => {
  expect(
    await getMessage(post({ idempotency_key: KEY, name: "Sri", your_website: "https://x" })),
  ).toMatch(/kolom itu sudah kami kosongkan/i);
});

test("readForm ignores field names that reach prototypes, huge indexes and form commands", async () => {
  const hostile: [string, string][] = [
    ...(
      [
        "__proto__",
        "__proto__.polluted",
        "constructor.prototype.polluted",
        "pic.__proto__.polluted",
        "PROTOTYPE.x",
      ] as const
    ).map((name): [string, string] => [name, "1"]),
    ["majors[999999999]", "1"],
    ["majors[4294967294]", "1"],
    ["a.b.c.d.e.f.g", "1"],
    ["__intent__", '{"type":"insert","payload":{"name":"majors","index":999999999}}'],
    ["x".repeat(5_000), "1"],
    ["", "1"],
    ...Array.from({ length: 2_000 }, (_, at): [string, string] => [`f${at}`, "1"]),
  ];
  const startedAt = performance.now();
  const outcome = await post([
    ["idempotency_key", KEY],
    ["name", "Sri"],
    ["pic.name", "Ana"],
    ["majors[1]", "b"],
    ...hostile,
  ]);

  expect(performance.now() - startedAt).toBeLessThan(500);
  expect(outcome).toMatchObject({ ok: true, value: { name: "Sri", pic: { name: "Ana" } } });
  expect(Object.keys(outcome.payload).length).toBeLessThanOrEqual(500);
  expect(
    Object.keys(outcome.payload).filter((name) => /proto|constructor|intent/i.test(name)),
  ).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("readForm rejects an unreadable body and never echoes secrets", async () => {
  const json = await readForm(
    guest,
    new Request("http://here.invalid/", { method: "POST", body: "{}" }),
    schema,
  );

  expect(json).toMatchObject({
    ok: false,
    payload: {},
    result: { data: { message: expect.stringContaining("tidak dapat dibaca") } },
  });

  for (const name of ["password", "repeated", "current"]) {
    const outcome = await post({ idempotency_key: KEY, [name]: "rahasia sekali" });

    expect(outcome.ok || JSON.stringify(outcome.result)).not.toContain("rahasia sekali");
  }
});

test("fail keeps the idempotency key, except after a conflict", async () => {
  const posted = await post({ idempotency_key: KEY, name: "Sri" });
  if (!posted.ok) throw new Error("the form was rejected");
  const failWith = (status: 409 | 429) =>
    posted.fail({ status, message: "Tunggu", fields: {} }).data.idempotencyKey;
  expect(failWith(429)).toBe(KEY);
  expect(failWith(409)).not.toBe(KEY);
});

describe("addFieldErrors", () => {
  test("adds errors to those of a rejected form, and keeps the form's own at a field", async () => {
    const outcome = await post({ idempotency_key: KEY, name: "" });
    if (outcome.ok) throw new Error("an invalid form was accepted");

    const { data } = addFieldErrors(outcome.result, { name: "Lain", amount: "Terlalu banyak" });

    expect(data.result?.error).toEqual({
      name: ["Nama wajib diisi"],
      amount: ["Terlalu banyak"],
    });
  });

  test("leaves the message for an unreadable body as it is", async () => {
    const request = new Request("http://here.invalid/", { method: "POST", body: "{}" });
    const outcome = await readForm(guest, request, schema);
    if (outcome.ok) throw new Error("an unreadable form was accepted");

    expect(addFieldErrors(outcome.result, { name: "Ganti" }).data).toMatchObject({
      message: expect.stringContaining("tidak dapat dibaca"),
      result: undefined,
    });
  });
});

describe("readForm with lists", () => {
  const listSchema = z.object({ others: z.array(z.string().default("")).default([]) });
  const postList = (intent: unknown, rows: string[], extra: [string, string][] = []) =>
    readForm(
      guest,
      new Request("http://here.invalid/", {
        method: "POST",
        body: new URLSearchParams([
          ["idempotency_key", KEY],
          ...rows.map((row, index): [string, string] => [`others[${index}]`, row]),
          ["__intent__", typeof intent === "string" ? intent : JSON.stringify(intent)],
          ...extra,
        ]),
      }),
      listSchema,
      { lists: { others: 3 } },
    );
  const insert = { type: "insert", payload: { name: "others", defaultValue: "" } };
  const remove = (index: number) => ({ type: "remove", payload: { name: "others", index } });

  test("appends an empty row", async () => {
    expect(await postList(insert, [])).toMatchObject({ ok: false, payload: { others: [""] } });
    expect(await postList(insert, ["IPA"])).toMatchObject({
      ok: false,
      listIntent: insert,
      payload: { others: ["IPA", ""] },
    });
  });

  test("removes one row and keeps the others", async () => {
    expect(await postList(remove(1), ["IPA", "", "IPS"])).toMatchObject({
      ok: false,
      payload: { others: ["IPA", "IPS"] },
    });
  });

  test.each([
    ["a full list", insert, ["a", "b", "c"]],
    ["a missing row", remove(1), ["a"]],
    ["a negative index", remove(-1), ["a"]],
    ["a fractional index", remove(0.5), ["a"]],
    [
      "an insert at a place",
      { type: "insert", payload: { name: "others", defaultValue: "", index: 9e8 } },
      [],
    ],
    [
      "an insert of a value",
      { type: "insert", payload: { name: "others", defaultValue: { a: 1 } } },
      [],
    ],
    ["an undeclared list", { type: "insert", payload: { name: "majors", defaultValue: "" } }, []],
    ["a prototype key", { type: "insert", payload: { name: "__proto__", defaultValue: "" } }, []],
    ["another command", { type: "update", payload: { name: "others", value: "x" } }, ["a"]],
    ["broken JSON", "{", ["a"]],
  ])("ignores a command for %s", async (_, intent, rows) => {
    const outcome = await postList(intent, rows);

    expect(outcome).toMatchObject({ ok: true, listIntent: null, value: { others: rows } });
  });

  test("drops fields that would turn the list into something else", async () => {
    const outcome = await postList(
      insert,
      ["IPA"],
      [
        ["others", "x"],
        ["others.a", "x"],
        ["others[0].a", "x"],
      ],
    );

    expect(outcome.payload.others).toEqual(["IPA", ""]);
  });
});
