/** In memory, or as it arrives: then a store holds only a part of it at a time. */
export type BlobBody = Uint8Array | AsyncIterable<Uint8Array>;

export interface BlobRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/** Storage of file contents; names and owners are in the database. Keys match `[a-z0-9/-]{8,120}`. */
export interface BlobStore {
  /** A body that fails leaves nothing behind. */
  put(key: string, body: BlobBody, contentType: string): Promise<void>;
  /** Null for a missing key. */
  get(key: string, range?: BlobRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Succeeds for a missing key. */
  delete(key: string): Promise<void>;
}
