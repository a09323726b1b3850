import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createS3Store } from "~/server/adapters/s3/blob-store";
import { type RecordedRequest, send, startFakeService } from "./fake-service";

const CREDENTIALS = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "the-secret" };
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Verifies a request by AWS Signature Version 4. */
function isSigned({ method, path, headers, body }: RecordedRequest): boolean {
  const match =
    /Credential=AKIDEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})/.exec(
      String(headers.authorization),
    );
  if (!match) return false;
  const [, date = "", region = "", names = "", signature] = match;
  const sent = String(headers["x-amz-content-sha256"]);
  if (sent !== "UNSIGNED-PAYLOAD" && sent !== createHash("sha256").update(body).digest("hex"))
    return false;
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [pathname = "", query = ""] = path.split("?");
  const canonical = [method, pathname, query, lines.join(""), names, sent].join("\n");
  const text = [
    "AWS4-HMAC-SHA256",
    headers["x-amz-date"],
    `${date}/${region}/s3/aws4_request`,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  const key = hmac(
    hmac(hmac(hmac(`AWS4${CREDENTIALS.secretAccessKey}`, date), region), "s3"),
    "aws4_request",
  );
  return hmac(key, text).toString("hex") === signature;
}

/** In-memory bucket that rejects unsigned requests. */
async function startFakeBucket() {
  const files = new Map<string, Buffer>();
  const service = await startFakeService((seen) => {
    if (!isSigned(seen)) return { status: 403, text: "SignatureDoesNotMatch" };
    if (seen.method === "PUT") files.set(seen.path, seen.body);
    if (seen.method === "DELETE") return { status: files.delete(seen.path) ? 204 : 404, text: "" };
    const file = files.get(seen.path);
    if (seen.method === "PUT" || !file) return { status: file ? 200 : 404, text: "" };
    const range = /^bytes=(\d+)-(\d+)$/.exec(String(seen.headers.range ?? ""));
    return range
      ? { status: 206, text: String(file.subarray(Number(range[1]), Number(range[2]) + 1)) }
      : { text: String(file) };
  });
  const createStore = (more = {}) =>
    createS3Store({
      endpoint: service.url,
      bucket: "berkas",
      region: "ap-southeast-3",
      ...CREDENTIALS,
      send,
      ...more,
    });
  return { store: createStore, service };
}

test("createS3Store puts, reads, reads ranges of and deletes files with signed requests", async () => {
  const { store: createStore, service } = await startFakeBucket();
  const files = createStore();
  const key = "lms-main/0123456789abcdef";
  await files.put(key, Buffer.from("isi berkas"), "application/pdf");

  expect(service.seen[0]?.headers["content-type"]).toBe("application/pdf");
  expect(await new Response(await files.get(key)).text()).toBe("isi berkas");
  expect(await new Response(await files.get(key, { start: 4, end: 9 })).text()).toBe("berkas");

  await files.delete(key);
  await files.delete(key);

  expect(await files.get(key)).toBeNull();
});

/** A bucket that takes multipart uploads; `failAt` is the part that it rejects. */
async function startMultipartBucket(failAt = 0) {
  const parts = new Map<string, Buffer>();
  const service = await startFakeService((seen) => {
    if (!isSigned(seen)) return { status: 403, text: "SignatureDoesNotMatch" };
    if (seen.path.endsWith("?uploads=")) return { text: "<R><UploadId>u1</UploadId></R>" };
    const [, part] = /\?partNumber=(\d+)&uploadId=u1$/.exec(seen.path) ?? [];
    if (part === String(failAt)) return { status: 503, text: "SlowDown" };
    if (part) parts.set(part, seen.body);
    return { text: "", headers: { ETag: `"tag-${part}"` } };
  });
  const store = createS3Store({
    endpoint: service.url,
    bucket: "berkas",
    region: "ap-southeast-3",
    ...CREDENTIALS,
    send,
  });
  return { store, service, parts };
}

const KEY = "lms-main/0123456789abcdef";
const MB = 1_048_576;
async function* createStream(count: number) {
  for (let at = 0; at < count; at++) yield Buffer.alloc(MB, at);
}

test("createS3Store sends a stream in parts of 8 MB", async () => {
  const { store, service, parts } = await startMultipartBucket();
  await store.put(KEY, createStream(20), "video/mp4");

  expect([...parts.values()].map(({ byteLength }) => byteLength / MB)).toEqual([8, 8, 4]);
  expect(parts.get("3")?.at(-1)).toBe(19);
  expect(service.seen[0]?.headers["content-type"]).toBe("video/mp4");
  expect(String(service.seen.at(-1)?.body)).toContain(
    '<Part><PartNumber>3</PartNumber><ETag>"tag-3"</ETag></Part>',
  );
});

test("createS3Store sends a short stream at once", async () => {
  const { store, service } = await startMultipartBucket();
  await store.put(KEY, createStream(1), "video/mp4");

  expect(service.seen.map(({ method, path }) => [method, path])).toEqual([
    ["PUT", `/berkas/${KEY}`],
  ]);
});

test("createS3Store aborts a multipart upload that fails", async () => {
  const { store, service } = await startMultipartBucket(2);

  await expect(store.put(KEY, createStream(20), "video/mp4")).rejects.toMatchObject({
    status: 503,
  });
  expect(service.seen.at(-1)).toMatchObject({
    method: "DELETE",
    path: `/berkas/${KEY}?uploadId=u1`,
  });
});

test("createS3Store throws a retryable error for an unreachable service, not for a wrong secret", async () => {
  const { store: createStore } = await startFakeBucket();

  await expect(
    createStore({ secretAccessKey: "another" }).put(
      "lms-main/0123456789abcdef",
      Buffer.from("x"),
      "image/png",
    ),
  ).rejects.toMatchObject({ retryable: false, status: 403 });
  await expect(
    createStore({ endpoint: "http://127.0.0.1:9" }).get("lms-main/0123456789abcdef"),
  ).rejects.toMatchObject({ retryable: true });
});
