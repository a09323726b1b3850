import { IDEMPOTENCY_KEY_FIELD } from "~/lib/form-field-names";
import type { MediaKind } from "~/lib/media-fields";
import { type FormPart, getBoundary, readParts } from "./multipart";
import { isIdempotencyKey } from "./read-form";

/** Of all fields that are not files. */
const MAX_TEXT_BYTES = 1_048_576;

/** A file on its way, with what it is for. */
export interface IncomingMedia {
  field: string;
  kind: MediaKind;
  name: string;
  data: FormPart["data"];
  /** The form's idempotency key, if it came before the file and can be one. */
  formKey: string | undefined;
}

export type MediaOutcome =
  | { ok: true; address: string; name: string; bytes: number }
  | { ok: false; message: string };

interface MediaForm {
  /** Null if the body could not be read. An uploaded file is there as `address`, `name` and `bytes` of its field. */
  body: FormData | null;
  /** Messages by field for files that were rejected. */
  errors: Record<string, string>;
}

/**
 * Reads a form and passes its files on while they arrive, one after the other.
 * @param kinds what each file field takes; files of other fields are skipped
 */
export async function readMediaForm(
  request: Request,
  kinds: Readonly<Record<string, MediaKind>>,
  upload: (media: IncomingMedia) => Promise<MediaOutcome>,
): Promise<MediaForm> {
  const boundary = getBoundary(request.headers.get("content-type"));
  if (!boundary || !request.body)
    return { body: await request.formData().catch(() => null), errors: {} };
  const form: MediaForm = { body: new FormData(), errors: {} };
  const uploads: [field: string, values: Record<string, string>][] = [];
  let textBytes = 0;
  try {
    for await (const { name, fileName, data } of readParts(request.body, boundary)) {
      if (fileName === null) {
        const text = await readText(data, MAX_TEXT_BYTES - textBytes);
        textBytes += text.byteLength;
        form.body?.append(name, text.toString("utf8"));
        continue;
      }
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      if (!kind || fileName === "") continue;
      const formKey = findFormKey(form.body);
      const outcome = await upload({ field: name, kind, name: fileName, data, formKey });
      if (outcome.ok) {
        const { address, bytes } = outcome;
        uploads.push([name, { address, name: outcome.name, bytes: String(bytes) }]);
      } else form.errors[name] = outcome.message;
    }
  } catch {
    return { body: null, errors: {} };
  }
  for (const [field, values] of uploads) setUpload(form.body, field, values);
  return form;
}

function findFormKey(body: FormData | null): string | undefined {
  const key = String(body?.get(IDEMPOTENCY_KEY_FIELD) ?? "");
  return isIdempotencyKey(key) ? key : undefined;
}

/** The file's own fields stand beside it: `mediaFile.file` is described by `mediaFile.address`. */
function setUpload(body: FormData | null, field: string, values: Record<string, string>): void {
  const parent = field.replace(/file$/, "");
  for (const [name, value] of Object.entries(values)) body?.set(parent + name, value);
  body?.delete(`${parent}removed`);
}

/** @throws Error if it is longer than `maxBytes` */
async function readText(data: FormPart["data"], maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of data) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Error("form is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
