type Payload = Record<string, unknown>;

export interface ConflictField {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface FormConflict {
  /** Version that the choice is about. */
  version: number;
  by: string | null;
  /** UTC ms. */
  at: number | null;
  fields: ConflictField[];
  /** Every field of the sent form, to be sent again with the choice. */
  mine: [name: string, value: string][];
}

const isRecord = (value: unknown): value is Payload =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const toText = (value: unknown): string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";

/** A picture or file that was removed counts as none, and what describes it alone is nothing. */
function readFile({ address, removed, ...described }: Payload): Payload {
  if (!removed && toText(address)) return { address, ...described };
  return Object.fromEntries(["address", ...Object.keys(described)].map((name) => [name, ""]));
}

const normalize = (value: unknown): unknown =>
  isRecord(value) && "address" in value ? readFile(value) : value;

/** A field's value as people read it: lists and pictures by line, parts of a row with commas. */
function describe(value: unknown, names: ReadonlyMap<string, string>): string {
  const normalized = normalize(value);
  if (Array.isArray(normalized)) return describeList(normalized, names);
  if (!isRecord(normalized)) return names.get(toText(normalized)) ?? toText(normalized);
  const parts = Object.values(normalized).map((part) => describe(part, names));
  return parts.filter(Boolean).join("address" in normalized ? "\n" : ", ");
}

/** Ticked boxes come in the order of their page, rows of a table in the one that was written. */
function describeList(items: readonly unknown[], names: ReadonlyMap<string, string>): string {
  const texts = items.map((item) => describe(item, names)).filter(Boolean);
  return (items.some(isRecord) ? texts : texts.toSorted()).join("\n");
}

/** The form fields that a value came from. */
function listFields(name: string, value: unknown): [name: string, value: string][] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => listFields(isRecord(item) ? `${name}[${at}]` : name, item));
  const normalized = normalize(value);
  if (!isRecord(normalized)) return [[name, toText(normalized)]];
  return Object.entries(normalized).flatMap(([part, each]) => listFields(`${name}.${part}`, each));
}

interface ConflictInput {
  payload: Payload;
  /** Values of the form for the stored record. */
  theirs: Payload;
  /** Of every field, by name. */
  labels: Readonly<Record<string, string>>;
  /** Names of what fields hold ids of. */
  names: ReadonlyMap<string, string>;
  version: number;
  by?: string | null;
  at?: number | null;
}

/** What differs between a sent form and the stored record. */
export function compareForm({
  payload,
  theirs,
  labels,
  names,
  version,
  by = null,
  at = null,
}: ConflictInput): FormConflict {
  const fields = Object.entries(labels).flatMap(([name, label]) => {
    const [mine, other] = [describe(payload[name], names), describe(theirs[name], names)];
    return mine === other ? [] : [{ name, label, mine, theirs: other }];
  });
  const mine = Object.keys(labels).flatMap((name) => listFields(name, payload[name]));
  return { version, by, at, fields, mine };
}

/** The sent form with the fields of the saved record that `use` names as `theirs`. */
export function mergeForm(
  payload: Payload,
  theirs: Payload,
  labels: Readonly<Record<string, string>>,
): Payload {
  const use = isRecord(payload.use) ? payload.use : {};
  const merged = Object.keys(labels).map((name) => [
    name,
    use[name] === "theirs" ? theirs[name] : (payload[name] ?? ""),
  ]);
  return { ...Object.fromEntries(merged), version: theirs.version };
}
