import { AwsClient } from "aws4fetch";
import { AdapterError } from "../adapter-error";
import type { BlobStore } from "../blob-store";
import type { HttpFetch } from "../fetch-json";
import { putBody } from "./multipart-upload";

interface Options {
  /** URL of the service without bucket or trailing slash, such as `https://s3.ap-southeast-3.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  send: HttpFetch;
}

/** Until the head of an answer: a film is read for as long as it is watched. */
const TIMEOUT_MS = 30_000;

/** S3-compatible storage with path-style URLs (the only ones MinIO and most others support) and signature version 4. */
export function createS3Store({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  send,
}: Options): BlobStore {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const call = async (
    method: "GET" | "PUT" | "POST" | "DELETE",
    key: string,
    init: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
  ) => {
    const controller = new AbortController();
    const signed = await signer.sign(`${endpoint}/${bucket}/${key}`, {
      method,
      signal: controller.signal,
      redirect: "manual",
      ...init,
    });
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      return await send(signed);
    } catch (error) {
      throw new AdapterError("s3", true, "no answer", 0, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  const callChecked = async (...request: Parameters<typeof call>) => {
    const response = await call(...request);
    if (!response.ok) throw await toStorageError(response);
    return response;
  };
  return {
    put(key, body, contentType) {
      const headers = { "Content-Type": contentType };
      return putBody(
        {
          async call(method, query, content) {
            const starts = query.startsWith("?uploads");
            return callChecked(method, key + query, {
              ...(starts && { headers }),
              ...(content && { body: content }),
            });
          },
          async put(bytes) {
            const response = await callChecked("PUT", key, {
              headers,
              body: new Uint8Array(bytes),
            });
            await response.body?.cancel();
          },
        },
        body,
      );
    },
    async get(key, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const response = await call("GET", key, headers ? { headers } : {});
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok || (range && response.status !== 206)) throw await toStorageError(response);
      return response.body ?? new Blob([]).stream();
    },
    async delete(key) {
      const response = await call("DELETE", key);
      if (!response.ok && response.status !== 404) throw await toStorageError(response);
      await response.body?.cancel();
    },
  };
}

async function toStorageError(response: Response): Promise<AdapterError> {
  const { status } = response;
  const reason = (await response.text()).slice(0, 300);
  return new AdapterError("s3", status === 429 || status >= 500, reason, status);
}
