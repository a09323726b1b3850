import { expect } from "vitest";
import { getBlobKey } from "~/server/embedded/domain/files/files";
import { type FILE_PURPOSES, type FileInfo, fileInfoSchema } from "~/server/hosts/drive/contract";
import type { Caller } from "~/server/hosts/host-contract";
import type { Backend } from "./backend";

export type FilePurpose = (typeof FILE_PURPOSES)[number];

/** Upload and download calls, and a look at the stored bytes. */
export function createUploadCalls(site: () => Backend) {
  let networkCount = 0;
  /** Uploads from a new network each time, because of the hourly limit. */
  const upload = async (
    bytes: Uint8Array<ArrayBuffer>,
    more: {
      purpose?: FilePurpose;
      name?: string;
      caller?: Partial<Caller>;
      idempotencyKey?: string;
    } = {},
  ): Promise<FileInfo> => {
    const { purpose = "attachment", name = "berkas", caller, idempotencyKey } = more;
    const headers = {
      "x-file-name": encodeURIComponent(name),
      "x-file-purpose": purpose,
      "content-type": "text/html",
    };
    const hosts = site().createClients({ clientIp: `198.51.100.${++networkCount}`, ...caller });
    const answer = await hosts.drive.upload({
      rawBody: bytes,
      headers,
      ...(idempotencyKey && { idempotencyKey }),
    });
    expect(answer.status).toBe(201);
    return fileInfoSchema.parse((await answer.json()).data);
  };
  const download = (
    id: string,
    headers: Record<string, string> = {},
    caller: Partial<Caller> = {},
  ) => site().createClients(caller).drive.download({ params: { id }, headers });
  const hasBytes = async (id: string) => {
    const stream = await site().context.ports.blobs.get(getBlobKey(id));
    await stream?.cancel();
    return stream !== null;
  };

  return { upload, download, hasBytes };
}
