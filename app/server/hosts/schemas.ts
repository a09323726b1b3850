import { z } from "zod";
import { dropRow } from "./dropped-rows";
import { sanitizeOnce } from "./sanitize-html";

/** Page of a list (ENT2). */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    page: z.number().int().min(1),
    perPage: z.number().int().min(1),
    totalItems: z.number().int().min(0),
    totalPages: z.number().int().min(0),
    items: z.array(item),
  });
}

/** Default page sizes (ENT3, ENT4, ENT5). */
export const PAGE_SIZE = {
  blog: 6,
  class: 6,
  gallery: 6,
  career: 6,
  post: 10,
  payout: 10,
  invoice: 10,
  content: 10,
  school: 10,
} as const;

export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);
/** `pageSize` in most calls, `perPage` in payouts and messages (ENT8). */
export const pageSize = (size: number) => z.coerce.number().int().min(1).max(100).default(size);

/** A filter that browser clients also send empty, which does not filter. */
export const blank = <S extends z.ZodType<unknown, string>>(schema: S) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();

type TextFields = Record<string, z.ZodType<unknown, string>>;

/** Filters that a page and an operation share, each also sent empty. */
export const blanks = <Fields extends TextFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blank(field)])) as {
    [Name in keyof Fields]: ReturnType<typeof blank<Fields[Name]>>;
  };

/** "1" and "0" are sent too. */
export const booleanFilter = blank(
  z
    .enum(["true", "false", "1", "0"])
    .transform((value) => (/^(?:true|1)$/.test(value) ? "true" : "false")),
);

/** UTC milliseconds. */
export const instant = z.number().int();
/** Integer rupiah. */
export const rupiah = z.number().int().min(0);
export const slug = z.string().regex(/^[a-z0-9-]{1,96}$/);

// Readers of answers. A host may know only the product's own fields: a value that is absent, null, empty or of another
// type becomes a usable default. Their input type is what the embedded hosts have to send.

const MAX_TEXT_LENGTH = 2_000;
const MAX_HTML_LENGTH = 400_000;
/** Last instant that a `Date` with a four-digit year can show. */
const MAX_INSTANT = Date.UTC(9999, 11, 31);

/** An absent field reads as null: without a default its record would be refused. */
const anything = z.unknown().default(null);

/** A field that is never refused. */
const reader = <T>(read: (value: unknown) => T): z.ZodType<T, T> =>
  anything.transform(read) as unknown as z.ZodType<T, T>;

/** A field without which its record is of no use. */
const requiredReader = <T>(read: (value: unknown) => T | null): z.ZodType<T, T> =>
  anything.transform((value, context) => {
    const result = read(value);
    if (result !== null) return result;
    context.addIssue({ code: "custom", message: "required" });
    return z.NEVER;
  }) as unknown as z.ZodType<T, T>;

function readText(value: unknown, maxLength: number): string | null {
  const text = typeof value === "number" && Number.isFinite(value) ? String(value) : value;
  // Half of a surrogate pair at the cut would be an invalid character.
  return typeof text === "string"
    ? text
        .trim()
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, "") || null
    : null;
}

function readNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value.trim()) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

const readInteger = (value: unknown): number | null => {
  const number = readNumber(value);
  return number === null ? null : Math.trunc(number) || 0;
};

const readCount = (value: unknown): number | null => {
  const number = readInteger(value);
  return number !== null && number >= 0 && number <= Number.MAX_SAFE_INTEGER ? number : null;
};

function readInstant(value: unknown): number | null {
  const number = readInteger(value) ?? (typeof value === "string" ? Date.parse(value) : Number.NaN);
  return number >= 0 && number <= MAX_INSTANT ? number : null;
}

/** Plain text; "" without one. A number is read as its digits. */
export const text = (maxLength = MAX_TEXT_LENGTH) =>
  reader((value) => readText(value, maxLength) ?? "");

export const optionalText = (maxLength = MAX_TEXT_LENGTH) =>
  reader((value) => readText(value, maxLength));

export const requiredText = (maxLength = MAX_TEXT_LENGTH) =>
  requiredReader((value) => readText(value, maxLength));

/** A record's id: text or number, read as text. */
export const id = () => requiredReader((value) => readText(value, 200));
/** A text that can be sent back in a header: a tenant's id, a token. */
export const headerText = () =>
  requiredReader((value) => {
    const found = readText(value, 1_000);
    return found && /^[\x21-\x7e]+$/.test(found) ? found : null;
  });
export const optionalId = () => optionalText(200);

/** A slug that can stand in a path. Upstream slugs may hold more characters than ours. */
function readSlug(value: unknown): string | null {
  const slug = readText(value, 200);
  return slug && /^[^\s/?#%\\]+$/.test(slug) && !/^\.{1,2}$/.test(slug) ? slug : null;
}

/** A slug; "" without one. */
export const slugText = () => reader((value) => readSlug(value) ?? "");
export const optionalSlug = () => reader(readSlug);
export const requiredSlug = () => requiredReader(readSlug);

/** Address of a file: a path of this site or an http address; null for any other, such as `javascript:`. */
export const optionalAddress = () =>
  reader((value) => {
    const address = readText(value, MAX_TEXT_LENGTH);
    return address && /^(?:\/(?![/\\])|https?:\/\/[^\s/])[^\s"'<>\\]*$/i.test(address)
      ? address
      : null;
  });

export const integer = (fallback = 0) => reader((value) => readInteger(value) ?? fallback);
export const count = (fallback = 0) => reader((value) => readCount(value) ?? fallback);
export const optionalCount = () => reader(readCount);
/** UTC milliseconds, or an ISO date. */
export const optionalInstant = () => reader(readInstant);

/** Of optimistic locking; 1 if the host counts none. */
export const version = () => reader((value) => readCount(value) || 1);

/** A confirmation whose data nothing reads. */
export const nothing = () => reader(() => null);

/** true, 1, "1" and "true", in any case. */
export const flag = () => reader((value) => /^(?:true|1)$/i.test(String(value)));

/** One of the values, else null. */
export const optionalChoice = <const T extends readonly string[]>(values: T) =>
  reader<T[number] | null>((value) => values.find((choice) => choice === value) ?? null);

/** Sanitised HTML; "" without any. */
export const html = () =>
  reader((value) =>
    typeof value === "string" ? sanitizeOnce(value.slice(0, MAX_HTML_LENGTH)) : "",
  );

/** Texts of an array; other items are left out. */
export const texts = () =>
  reader((value) =>
    Array.isArray(value)
      ? value.map((item) => readText(item, MAX_TEXT_LENGTH) ?? "").filter(Boolean)
      : [],
  );

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a value after `prepare` brought it into the schema's shape. */
export const prepared = <S extends z.ZodType>(
  prepare: (value: unknown) => unknown,
  schema: S,
): z.ZodType<z.output<S>, z.input<S>> =>
  z.preprocess(prepare, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>;

/** A record whose raw fields are renamed or completed before they are read. */
export const normalized = <S extends z.ZodType>(
  normalize: (raw: Record<string, unknown>) => Record<string, unknown>,
  schema: S,
) => prepared((value) => (isRecord(value) ? normalize(value) : value), schema);

/** A nested record; {} stands for anything else. */
export const nested = <S extends z.ZodType>(schema: S) =>
  prepared((value) => (isRecord(value) ? value : {}), schema);

/** A field that stays absent if it is. */
export const given = <T>(field: z.ZodType<T, T>) =>
  z
    .unknown()
    .optional()
    .transform((value) =>
      value === undefined ? undefined : field.parse(value),
    ) as unknown as z.ZodOptional<z.ZodType<T, T>>;

function readRows<S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((item, index) => {
    const row = schema.safeParse(item);
    if (row.success) return [row.data];
    dropRow(index, row.error);
    return [];
  });
}

/** The array in an answer: itself, or `items` of an object. */
const toList = (value: unknown) => (isRecord(value) ? value.items : value);

/** Rows of an array or of `items`; a bad one is left out, and no list is an empty one. */
export const rows = <S extends z.ZodType>(schema: S): z.ZodType<z.output<S>[], z.input<S>[]> =>
  anything.transform((value) => readRows(schema, toList(value))) as unknown as z.ZodType<
    z.output<S>[],
    z.input<S>[]
  >;

interface Paging {
  page: number;
  perPage: number;
  totalItems: number;
  totalPages: number;
}

/** Reads both paging shapes (ENT2, ENT7). Without one, the rows are the only page. */
function readPaging(answer: Record<string, unknown>, length: number): Paging {
  const page = isRecord(answer.page) ? answer.page : {};
  const counts = isRecord(answer.data_count) ? answer.data_count : {};
  const perPage = (readCount(answer.perPage) ?? readCount(counts.per_page)) || Math.max(length, 1);
  const totalItems = readCount(answer.totalItems) ?? readCount(counts.total_data) ?? length;
  return {
    page: (readCount(answer.page) ?? readCount(page.current_page)) || 1,
    perPage,
    totalItems,
    totalPages:
      readCount(answer.totalPages) ?? readCount(page.last_page) ?? Math.ceil(totalItems / perPage),
  };
}

/** A page of a list in either paging shape, an array, or null, which is an empty list. */
export const pageOf = <S extends z.ZodType>(
  schema: S,
): z.ZodType<Paging & { items: z.output<S>[] }, Paging & { items: z.input<S>[] }> =>
  anything.transform((value) => {
    const list = toList(value);
    return {
      ...readPaging(isRecord(value) ? value : {}, Array.isArray(list) ? list.length : 0),
      items: readRows(schema, list),
    };
  }) as unknown as z.ZodType<Paging & { items: z.output<S>[] }, Paging & { items: z.input<S>[] }>;

interface BatchPage<T> {
  page: { current_page: number; last_page: number };
  data_count: { per_page: number; total_data: number };
  items: T[];
}

/** A page of batches (ENT7) from either paging shape, an array, or null. */
export const batchPageOf = <S extends z.ZodType>(
  schema: S,
): z.ZodType<BatchPage<z.output<S>>, BatchPage<z.input<S>>> =>
  pageOf(schema).transform(({ page, perPage, totalItems, totalPages, items }) => ({
    page: { current_page: page, last_page: totalPages },
    data_count: { per_page: perPage, total_data: totalItems },
    items,
  })) as unknown as z.ZodType<BatchPage<z.output<S>>, BatchPage<z.input<S>>>;

export const UNTITLED = "Tanpa judul";

/** The first of the values that is a text, for fields with several names. */
export const firstText = (...values: unknown[]): string => {
  for (const value of values) {
    const found = readText(value, MAX_TEXT_LENGTH);
    if (found) return found;
  }
  return "";
};

/** "dasar-pemrograman-web" → "Dasar pemrograman web", for a record without a title. */
export function toTitle(slug: unknown): string {
  const words = (readText(slug, 200) ?? "").replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
