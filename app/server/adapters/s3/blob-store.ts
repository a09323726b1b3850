import { AwsClient } from "aws4fetch";
import { AdapterError } from "../adapter-error";
import type { BlobStore } from "../blob-store";
import type { HttpFetch } from "../fetch-json";

interface Options {
  /** URL of the service without bucket or trailing slash, such as `https://s3.ap-southeast-3.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  send: HttpFetch;
}

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
    method: "GET" | "PUT" | "DELETE",
    key: string,
    init: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
  ) => {
    const signed = await signer.sign(`${endpoint}/${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "manual",
      ...init,
    });
    try {
      return await send(signed);
    } catch (error) {
      throw new AdapterError("s3", true, "no answer", 0, { cause: error });
    }
  };
  return {
    async put(key, bytes, contentType) {
      const response = await call("PUT", key, {
        headers: { "Content-Type": contentType },
        body: new Uint8Array(bytes),
      });
      if (!response.ok) throw await toStorageError(response);
      await response.body?.cancel();
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
