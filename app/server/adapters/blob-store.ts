export interface BlobRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/** Where files' bytes are kept; what they are called and whose they are is in the database. Keys match `[a-z0-9/-]{8,120}`. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null for a key that is not there. */
  get(key: string, range?: BlobRange): Promise<ReadableStream<Uint8Array> | null>;
  /** No error for one that is not there. */
  delete(key: string): Promise<void>;
}
