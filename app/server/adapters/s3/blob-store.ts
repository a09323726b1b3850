import { AwsClient } from "aws4fetch";
import { AdapterError } from "../adapter-error";
import type { BlobStore } from "../blob-store";
import type { HttpFetch } from "../fetch-json";

interface Options {
  /** Address of the service without the bucket and without a slash at the end, such as `https://s3.ap-southeast-3.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  send: HttpFetch;
}

const DEADLINE_MS = 30_000;

/** Any S3-compatible storage, by path-style addresses (MinIO and most others know no other) and signature version 4. */
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
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: "manual",
      ...init,
    });
    try {
      return await send(signed);
    } catch (error) {
      throw new AdapterError("s3", true, "no answer", 0, { cause: error });
    }
  };
  const refuse = async (response: Response): Promise<never> => {
    const reason = (await response.text()).slice(0, 300);
    throw new AdapterError(
      "s3",
      response.status === 429 || response.status >= 500,
      reason,
      response.status,
    );
  };
  return {
    async put(key, bytes, contentType) {
      const response = await call("PUT", key, {
        headers: { "Content-Type": contentType },
        body: new Uint8Array(bytes),
      });
      if (!response.ok) return refuse(response);
      await response.body?.cancel();
    },
    async get(key, range) {
      const headers = range && { Range: `bytes=${range.start}-${range.end}` };
      const response = await call("GET", key, headers ? { headers } : {});
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok || (range && response.status !== 206)) return refuse(response);
      return response.body ?? new Blob([]).stream();
    },
    async delete(key) {
      const response = await call("DELETE", key);
      if (!response.ok && response.status !== 404) return refuse(response);
      await response.body?.cancel();
    },
  };
}
