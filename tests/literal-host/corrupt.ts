import { isObject } from "./answers";
import type { Json, JsonObject } from "./types";

export interface SentText {
  type: string;
  text: string;
  /** HTTP status in place of the answer's own. */
  status?: number;
}

type Random = () => number;

export const MUTATIONS = [
  "drop-field",
  "wrong-type",
  "null-field",
  "text-number",
  "array-for-object",
  "empty-list",
  "extra-field",
  "odd-paging",
  "huge-string",
  "nested-junk",
  "many-fields",
  "status",
  "wrong-envelope",
  "html",
  "truncated",
] as const;
export type Mutation = (typeof MUTATIONS)[number];

const FIELD_MUTATIONS: Mutation[] = [
  "drop-field",
  "wrong-type",
  "null-field",
  "text-number",
  "array-for-object",
  "empty-list",
];
/** Fields changed at once. */
const MANY = 12;
/** Successes other than 200, failures, and what is neither. */
const STATUSES = [201, 202, 206, 304, 400, 404, 409, 410, 422, 429, 500];

const JSON_TYPE = "application/json; charset=utf-8";
const HUGE_LENGTH = 200_000;
const HTML_PAGE = "<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>";

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) {
    value = Math.imul(value ^ character.charCodeAt(0), 16_777_619);
  }
  return value >>> 0;
}

/** mulberry32: a small seeded generator of numbers in [0, 1). */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function choose<T>(random: Random, values: readonly T[], fallback: T): T {
  return values[Math.floor(random() * values.length)] ?? fallback;
}

interface Field {
  parent: JsonObject | Json[];
  name: string;
}

function listFields(value: Json): Field[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, child]) => [
    { parent: value, name },
    ...listFields(child),
  ]);
}

function setField({ parent, name }: Field, value: Json): void {
  if (Array.isArray(parent)) parent[Number(name)] = value;
  else parent[name] = value;
}

function getField({ parent, name }: Field): Json {
  const value = Array.isArray(parent) ? parent[Number(name)] : parent[name];
  return value ?? null;
}

function dropField({ parent, name }: Field): void {
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
}

function toWrongType(value: Json, random: Random): Json {
  const others: Json[] = [42, "teks", true, [], {}, [[]], -1.5];
  const wrong = others.filter((one) => typeof one !== typeof value);
  return choose(random, wrong, 42);
}

const toText = (value: Json): Json => (typeof value === "number" ? ` ${value}` : [value]);

/** Paging that is missing, empty, negative, text, or that of another shape. */
function toOddPaging(body: Json, random: Random): Json {
  const data = isObject(body) ? body.data : undefined;
  if (!isObject(body) || !isObject(data)) return body;
  const odd: JsonObject[] = [
    { page: null, perPage: null, totalItems: null, totalPages: null },
    { page: "2", perPage: "0", totalItems: "-1", totalPages: "banyak" },
    { page: 0, perPage: -6, totalItems: 1.5, totalPages: 1e300 },
    { page: { current_page: [], last_page: {} }, data_count: null },
    { page: { current_page: 9, last_page: 3 }, data_count: { per_page: 2, total_data: "x" } },
    { items: { 0: {} } },
    { items: [[], null, "teks", 7, {}] },
  ];
  return { ...body, data: { ...data, ...choose(random, odd, {}) } };
}

function createJunk(depth: number): Json {
  return depth === 0 ? [null, "", 0] : { junk: [createJunk(depth - 1)], "": depth };
}

function toWrongEnvelope(body: Json, random: Random): Json {
  const data = isObject(body) ? (body.data ?? null) : body;
  const shapes: Json[] = [
    data,
    [body],
    { result: data },
    { status: "ok", data: [data] },
    "ok",
    null,
  ];
  return choose(random, shapes, null);
}

function mutateField(mutation: Mutation, field: Field, random: Random): void {
  if (mutation === "drop-field") dropField(field);
  else if (mutation === "wrong-type") setField(field, toWrongType(getField(field), random));
  else if (mutation === "null-field") setField(field, null);
  else if (mutation === "text-number") setField(field, toText(getField(field)));
  else if (mutation === "array-for-object") setField(field, [getField(field)]);
  else if (mutation === "empty-list") setField(field, []);
  else if (mutation === "extra-field") setField(field, { tambahan: getField(field), id: null });
  else if (mutation === "huge-string") setField(field, "Ω".repeat(HUGE_LENGTH));
  else setField(field, createJunk(40));
}

function mutate(mutation: Mutation, body: Json, random: Random): SentText {
  if (mutation === "html") return { type: "text/html; charset=utf-8", text: HTML_PAGE };
  if (mutation === "truncated") {
    const text = JSON.stringify(body);
    return { type: JSON_TYPE, text: text.slice(0, Math.floor(random() * text.length)) };
  }
  if (mutation === "wrong-envelope") {
    return { type: JSON_TYPE, text: JSON.stringify(toWrongEnvelope(body, random)) };
  }
  if (mutation === "status") {
    const status = choose(random, STATUSES, 200);
    return { type: JSON_TYPE, text: JSON.stringify(body), status };
  }
  if (mutation === "odd-paging")
    return { type: JSON_TYPE, text: JSON.stringify(toOddPaging(body, random)) };
  const copy = structuredClone(body);
  const count = mutation === "many-fields" ? MANY : 1;
  for (let done = 0; done < count; done += 1) {
    const field = choose<Field | null>(random, listFields(copy), null);
    const kind = count > 1 ? choose(random, FIELD_MUTATIONS, "null-field") : mutation;
    if (field) mutateField(kind, field, random);
  }
  return { type: JSON_TYPE, text: JSON.stringify(copy) };
}

/**
 * Mutates the `count`-th answer to a call. Depends on seed, call and count only, so that a failing
 * seed can be replayed whatever the order of concurrent requests to other calls.
 */
export function corrupt(body: Json, key: string, seed: number, count: number): SentText {
  const random = createRandom(hash(`${seed}:${key}:${count}`));
  return mutate(choose(random, MUTATIONS, "html"), body, random);
}

/** Damages one line of a stream. */
export function corruptLines(lines: string[], key: string, seed: number, count: number): string[] {
  const random = createRandom(hash(`${seed}:${key}:${count}`));
  const index = Math.floor(random() * lines.length);
  return lines.map((line, lineIndex) => {
    if (lineIndex !== index) return line;
    const body: Json = JSON.parse(line);
    return mutate(choose(random, MUTATIONS, "html"), body, random).text;
  });
}
