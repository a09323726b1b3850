export interface BlobRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/** Storage of file contents; names and owners are in the database. Keys match `[a-z0-9/-]{8,120}`. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null for a missing key. */
  get(key: string, range?: BlobRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Succeeds for a missing key. */
  delete(key: string): Promise<void>;
}
