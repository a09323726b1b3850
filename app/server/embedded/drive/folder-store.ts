import type { BlobStore } from "../../adapters/blob-store";

const unfinished = (): never => {
  throw new Error("the folder store is not built");
};

export function createFolderStore(_dataDir: string): BlobStore {
  return { put: unfinished, get: unfinished, delete: unfinished };
}
