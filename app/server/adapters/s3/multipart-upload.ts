import type { BlobBody } from "../blob-store";

/** S3 takes parts from 5 MB on; one is in memory at a time. */
const PART_BYTES = 8 * 1_048_576;

/** Signed calls about one key. `query` starts with its question mark. */
export interface S3Object {
  call(
    method: "POST" | "PUT" | "DELETE",
    query: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response>;
  put(bytes: Uint8Array): Promise<void>;
}

/** The body in parts of 8 MB; the last one may be smaller. */
async function* toParts(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer<ArrayBuffer>, undefined> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(chunks, length);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks, length);
}

/** Stores a body of unknown length: in one request if it is small, else as a multipart upload. */
export async function putBody(target: S3Object, body: BlobBody): Promise<void> {
  if (body instanceof Uint8Array) return target.put(body);
  const parts = toParts(body);
  const { value: first = Buffer.alloc(0) } = await parts.next();
  if (first.byteLength < PART_BYTES) return target.put(first);
  const started = await (await target.call("POST", "?uploads=")).text();
  const [, uploadId = ""] = /<UploadId>([^<]+)<\/UploadId>/.exec(started) ?? [];
  const upload = `uploadId=${encodeURIComponent(uploadId)}`;
  try {
    await sendParts(target, upload, { first, rest: parts });
  } catch (error) {
    await parts.return(undefined);
    // What was sent of it would be stored, and paid for, without being a file.
    await target.call("DELETE", `?${upload}`).catch(() => undefined);
    throw error;
  }
}

async function sendParts(
  target: S3Object,
  upload: string,
  {
    first,
    rest,
  }: { first: Buffer<ArrayBuffer>; rest: AsyncGenerator<Buffer<ArrayBuffer>, undefined> },
): Promise<void> {
  const tags: string[] = [];
  const send = async (part: Buffer<ArrayBuffer>) => {
    const response = await target.call("PUT", `?partNumber=${tags.length + 1}&${upload}`, part);
    await response.body?.cancel();
    tags.push(response.headers.get("etag") ?? "");
  };
  await send(first);
  for await (const part of rest) await send(part);
  const list = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  const xml = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
  const response = await target.call("POST", `?${upload}`, Buffer.from(xml));
  const answer = await response.text();
  // S3 may answer 200 first and find the failure afterwards.
  if (answer.includes("<Error>")) throw new Error(`s3: ${answer.slice(0, 300)}`);
}
