import type { IncomingMessage } from "node:http";
import type { Json, JsonObject } from "./types";

const MAX_BODY_BYTES = 64 * 1024 * 1024;

async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) throw new Error("Request body too large");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Form fields by name, and `files` with name, filename, type and size of each upload. */
async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<JsonObject> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  const fields: JsonObject = {};
  const files: JsonObject[] = [];
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
    else files.push({ name, filename: value.name, type: value.type, size: value.size });
  }
  return files.length > 0 ? { ...fields, files } : fields;
}

/** Reads a JSON or form body; other or malformed content is returned as text, none as null. */
export async function readBody(request: IncomingMessage): Promise<Json> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return null;
  const type = request.headers["content-type"] ?? "";
  try {
    if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) {
      return await parseForm(bytes, type);
    }
    const parsed: Json = JSON.parse(bytes.toString("utf8"));
    return parsed;
  } catch {
    return bytes.toString("utf8");
  }
}
