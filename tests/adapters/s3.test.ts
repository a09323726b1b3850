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
  const canonical = [method, path, "", lines.join(""), names, sent].join("\n");
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
