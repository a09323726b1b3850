import { isObject } from "./answers";
import type { Answer, Call, Json, JsonObject, Variant } from "./types";

type Change = (value: Json) => Json;

/**
 * Names that `nulls` leaves alone beside ids and slugs: without a token no call works, and a null
 * maintenance flag means maintenance, so every page would look the same.
 */
const NEVER_NULL = ["token", "code", "isMaintenance", "is_maintenance"];
const TOTALS = ["totalItems", "totalPages", "total_data", "last_page"];
const BARE_NAMES = ["appVersion", "version", "lmsId", "id"];

function isIdName(name: string): boolean {
  return name === "id" || /(Id|_id)$/.test(name);
}

function isSlugName(name: string): boolean {
  return name === "slug" || /(Slug|_slug)$/.test(name);
}

function mapFields(row: JsonObject, change: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, change(value, name)]),
  );
}

/** Sets every field of a record to null; the paging around records stays. */
function toNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(toNulls);
  if (!isObject(value)) return value;
  if (Array.isArray(value.items)) return { ...value, items: toNulls(value.items) };
  return mapFields(value, (field, name) =>
    isIdName(name) || isSlugName(name) || NEVER_NULL.includes(name) ? field : null,
  );
}

function toEmpty(value: Json): Json {
  if (Array.isArray(value)) return [];
  if (!isObject(value)) return value;
  return mapFields(value, (field, name) => (TOTALS.includes(name) ? 0 : toEmpty(field)));
}

function withExtra(value: Json): Json {
  if (Array.isArray(value)) return value.map(withExtra);
  if (!isObject(value)) return value;
  return {
    ...mapFields(value, withExtra),
    unknown_field: "isi tak dikenal",
    unknownNested: { deep: [null, 1, { deeper: true }] },
  };
}

function toTextNumbers(value: Json): Json {
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(toTextNumbers);
  return isObject(value) ? mapFields(value, toTextNumbers) : value;
}

function isDigits(value: Json): value is string {
  return typeof value === "string" && /^\d+$/.test(value);
}

function toNumericIds(value: Json): Json {
  if (Array.isArray(value)) return value.map(toNumericIds);
  if (!isObject(value)) return value;
  return mapFields(value, (field, name) =>
    isIdName(name) && isDigits(field) ? Number(field) : toNumericIds(field),
  );
}

/** Swaps the normal paging of a list with that of batches. */
function toOtherPaging(value: Json): Json {
  if (!isObject(value) || !Array.isArray(value.items)) return value;
  const { page = 1, items } = value;
  if (!isObject(page)) {
    return {
      page: { current_page: page, last_page: value.totalPages ?? 0 },
      data_count: { per_page: value.perPage ?? 0, total_data: value.totalItems ?? 0 },
      items,
    };
  }
  const count = isObject(value.data_count) ? value.data_count : {};
  return {
    page: page.current_page ?? 1,
    perPage: count.per_page ?? 0,
    totalItems: count.total_data ?? 0,
    totalPages: page.last_page ?? 0,
    items,
  };
}

function toBare(value: Json): Json {
  if (!isObject(value)) return value;
  const [name = "", ...others] = Object.keys(value);
  const isBare = others.length === 0 && BARE_NAMES.includes(name);
  return isBare ? (value[name] ?? null) : value;
}

/** In the order of application: `text-numbers` comes after every change that adds numbers. */
const DATA_CHANGES: Array<[Variant, Change]> = [
  ["bare", toBare],
  ["nulls", toNulls],
  ["empty", toEmpty],
  ["other-paging", toOtherPaging],
  ["numeric-ids", (value) => (isDigits(value) ? Number(value) : toNumericIds(value))],
];
const BODY_CHANGES: Array<[Variant, Change]> = [
  ["extra", withExtra],
  ["text-numbers", toTextNumbers],
];

function applyChanges(changes: Array<[Variant, Change]>, variants: Variant[], value: Json): Json {
  return changes
    .filter(([variant]) => variants.includes(variant))
    .reduce((current, [, change]) => change(current), value);
}

function toStatus({ status }: Answer, call: Call | null, variants: Variant[]): number {
  if (status >= 400 && variants.includes("soft-errors")) return 200;
  const isFree = status === 201 && !call?.mustBe201;
  return isFree && variants.includes("literal-200") ? 200 : status;
}

function isUnwrapped(call: Call | null): boolean {
  return call?.host === "database" || call?.path === "v1/conversations/{id}/messages";
}

function toBody(answer: Answer, call: Call | null, variants: Variant[]): Json {
  if (!isObject(answer.body)) return answer.body;
  const isSilent = call?.silent && answer.status < 400 && variants.includes("silent");
  const data = isSilent ? null : (answer.body.data ?? null);
  const body = applyChanges(BODY_CHANGES, variants, {
    ...answer.body,
    data: applyChanges(DATA_CHANGES, variants, data),
  });
  const unwraps = variants.includes("unwrapped") && isUnwrapped(call) && answer.status < 400;
  return unwraps && isObject(body) ? (body.data ?? null) : body;
}

function changeLine(line: JsonObject, variants: Variant[]): JsonObject {
  const changed = applyChanges([...DATA_CHANGES, ...BODY_CHANGES], variants, line);
  return isObject(changed) ? changed : line;
}

/** Applies variants to an answer. The answer's values are copied, never changed. */
export function applyVariants(answer: Answer, call: Call | null, variants: Variant[]): Answer {
  return {
    ...answer,
    status: toStatus(answer, call, variants),
    body: toBody(answer, call, variants),
    ...(answer.lines && { lines: answer.lines.map((line) => changeLine(line, variants)) }),
  };
}
