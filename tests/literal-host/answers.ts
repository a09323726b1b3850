import type { Answer, Json, JsonObject, LiteralRequest } from "./types";

export const MESSAGE_OK = "Berhasil";
export const MESSAGE_NOT_FOUND = "This page could not be found";

export function ok(data: Json, message = MESSAGE_OK): Answer {
  return { status: 200, body: { status: true, message, data } };
}

export function created(data: Json, message = MESSAGE_OK): Answer {
  return { status: 201, body: { status: true, message, data } };
}

export function fail(status: number, message: string): Answer {
  return { status, body: { status: false, message, data: null } };
}

export function missing(): Answer {
  return fail(404, "Data tidak ditemukan");
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function asText(value: Json | undefined): string {
  return value === null || value === undefined || typeof value === "object" ? "" : String(value);
}

export function pick(row: JsonObject, names: string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/** Names among `names` that the body lacks or leaves undefined. */
export function missingFields(body: Json, names: string[]): string[] {
  return names.filter((name) => !isObject(body) || body[name] === undefined);
}

export function incomplete(names: string[]): Answer {
  return fail(400, `Permintaan tidak lengkap: ${names.join(", ")}`);
}

function toPositive(text: string | null, fallback: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : fallback;
}

function slicePage(rows: JsonObject[], query: URLSearchParams, size: number) {
  const perPage = toPositive(query.get("pageSize") ?? query.get("perPage"), size);
  const page = toPositive(query.get("page"), 1);
  const items = rows.slice((page - 1) * perPage, page * perPage);
  return { page, perPage, items, totalPages: Math.ceil(rows.length / perPage) };
}

/** The pagination of section 3. */
export function paged(rows: JsonObject[], query: URLSearchParams, size: number): Answer {
  const { page, perPage, items, totalPages } = slicePage(rows, query, size);
  return ok({ page, perPage, totalItems: rows.length, totalPages, items });
}

/** The shape of batches: page with current_page and last_page, data_count beside it. */
export function batchPaged(rows: JsonObject[], query: URLSearchParams, size: number): Answer {
  const { page, perPage, items, totalPages } = slicePage(rows, query, size);
  return ok({
    page: { current_page: page, last_page: totalPages },
    data_count: { per_page: perPage, total_data: rows.length },
    items,
  });
}

export function contains(text: Json | undefined, search: string | null): boolean {
  return asText(text)
    .toLowerCase()
    .includes((search ?? "").toLowerCase());
}

export function sameId(value: Json | undefined, text: string | null): boolean {
  return text !== null && text !== "" && asText(value) === text;
}

/** Body field of a JSON or form body. */
export function bodyField({ body }: LiteralRequest, name: string): string {
  return isObject(body) ? asText(body[name]) : "";
}
