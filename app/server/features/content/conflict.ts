import type { PostFormValues } from "~/lib/post-fields";

export const POST_FIELD_LABELS: Record<Exclude<keyof PostFormValues, "version">, string> = {
  title: "Judul",
  summary: "Ringkasan",
  content: "Isi",
  cover: "Sampul",
  categoryId: "Kategori",
  tags: "Tag",
  parentId: "Bagian dari",
  audioUrl: "Alamat audio",
  eventDate: "Tanggal mulai",
  eventTime: "Jam mulai",
  eventEndDate: "Tanggal selesai",
  eventEndTime: "Jam selesai",
  eventPlace: "Tempat",
  slug: "Alamat",
  metaTitle: "Judul untuk mesin pencari",
  metaDescription: "Keterangan untuk mesin pencari",
  publishDate: "Tanggal terbit",
  publishTime: "Jam terbit",
};

type FieldName = keyof typeof POST_FIELD_LABELS;
const FIELD_NAMES = Object.keys(POST_FIELD_LABELS) as FieldName[];

export interface ConflictField {
  name: FieldName;
  label: string;
  mine: string;
  theirs: string;
}

export interface PostConflict {
  /** Version that the choice is about. */
  version: number;
  by: string | null;
  /** UTC ms. */
  at: number | null;
  fields: ConflictField[];
  /** Every field of the sent form, to be sent again with the choice. */
  mine: [name: string, value: string][];
}

type Payload = Record<string, unknown>;

const toText = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";

/** A picture that was removed counts as none. */
function readCover(value: unknown): { address: string; alt: string } {
  const cover = value !== null && typeof value === "object" ? (value as Payload) : {};
  if (cover.removed) return { address: "", alt: "" };
  return { address: toText(cover.address), alt: toText(cover.alt) };
}

const describe = (name: FieldName, value: unknown): string => {
  if (name !== "cover") return toText(value);
  const { address, alt } = readCover(value);
  return address && [address, alt].filter(Boolean).join("\n");
};

interface ConflictInput {
  payload: Payload;
  theirs: PostFormValues;
  version: number;
  by: string | null;
  at: number | null;
  /** Names of categories and posts, for ids. */
  names: ReadonlyMap<string, string>;
}

/** What differs between a sent form and the post as somebody else saved it. */
export function comparePost({ payload, theirs, names, ...saved }: ConflictInput): PostConflict {
  const fields = FIELD_NAMES.flatMap((name) => {
    const [mine, other] = [describe(name, payload[name]), describe(name, theirs[name])];
    if (mine === other) return [];
    const show = (text: string) => names.get(text) ?? text;
    return [{ name, label: POST_FIELD_LABELS[name], mine: show(mine), theirs: show(other) }];
  });
  return { ...saved, fields, mine: listValues(payload) };
}

function listValues(payload: Payload): [string, string][] {
  const { address, alt } = readCover(payload.cover);
  const texts = FIELD_NAMES.filter((name) => name !== "cover").map((name): [string, string] => [
    name,
    toText(payload[name]),
  ]);
  return [...texts, ["cover.address", address], ["cover.alt", alt]];
}

/** The sent form with the fields of the saved post that `use` names as `theirs`. */
export function mergePost(payload: Payload, theirs: PostFormValues): PostFormValues {
  const use = payload.use !== null && typeof payload.use === "object" ? payload.use : {};
  const choices = use as Payload;
  const merged = FIELD_NAMES.map((name) => [
    name,
    choices[name] === "theirs" ? theirs[name] : (payload[name] ?? ""),
  ]);
  return { ...Object.fromEntries(merged), version: theirs.version };
}
