import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { toErrorFields, warnOncePerMinute } from "../log/limited-log";
import type { Log } from "../log/log";
import { parseJson } from "../parse-json";

/** A host's successful response, unparsed: a later release reads it with its own schema. */
export interface StoredRead {
  status: number;
  text: string;
  /** In ms. */
  storedAt: number;
}

/** The newest successful responses of external hosts, kept in DATA_DIR for a start while a host is away. */
export interface StoredReads {
  load(key: string): Promise<StoredRead | null>;
  save(key: string, tag: string, response: Pick<StoredRead, "status" | "text">): void;
  remove(key: string, tag: string): void;
  /** Drops a tenant's responses. */
  invalidate(tag: string): void;
  /** Resolves when everything so far is on disk. */
  flush(): Promise<void>;
}

const MAX_AGE_MS = 7 * DAY_MS;
const MAX_FILES = 5_000;
const MAX_TEXT_LENGTH = 524_288;
const MAX_BYTES = 128 * 1_048_576;
/** An unchanged response is written again after this time, to renew its date. */
const REWRITE_MS = 5 * MINUTE_MS;
const PRUNE_EVERY_WRITES = 500;
/** Free text of visitors: any number of keys, none worth keeping. */
const FREE_TEXT_QUERY = /[?&](?:search|q|query|keyword)=[^&]/i;

const toHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 40);

interface Options {
  dir: string;
  clock?: () => number;
  log: Log;
}

/** Stores one file per read; failures of the disk are logged and otherwise ignored. */
export function createStoredReads({ dir, clock = Date.now, log }: Options): StoredReads {
  /** Times of `invalidate` by tag, because the files go a little later. */
  const invalidatedAt = new LRUCache<string, number>({ max: MAX_FILES });
  const written = new LRUCache<string, { hash: string; storedAt: number }>({ max: MAX_FILES });
  let queue: Promise<void> = mkdir(dir, { recursive: true, mode: 0o700 }).then(
    () => prune(dir, clock()),
    onFailure,
  );
  let writes = 0;

  function onFailure(error: unknown) {
    warnOncePerMinute(log, "stored-reads", {
      message: "storing reads failed",
      fields: toErrorFields(error),
    });
  }
  const enqueue = (task: () => Promise<void>) => {
    queue = queue.then(task).catch(onFailure);
  };
  const toPath = (key: string, tag: string) => join(dir, `${toHash(tag)}-${toHash(key)}.json`);
  /** The first word of a key. */
  const toTag = (key: string) => key.slice(0, key.indexOf(" "));

  return {
    async load(key) {
      const file = await readFile(toPath(key, toTag(key)), "utf8").catch(() => null);
      const stored = file === null ? null : (parseJson(file) as StoredRead & { key: string });
      if (stored?.key !== key || Math.abs(clock() - stored.storedAt) > MAX_AGE_MS) return null;
      if (stored.storedAt <= (invalidatedAt.get(toTag(key)) ?? -1)) return null;
      return stored;
    },
    save(key, tag, { status, text }) {
      if (text.length > MAX_TEXT_LENGTH || FREE_TEXT_QUERY.test(key)) return;
      const path = toPath(key, tag);
      const hash = toHash(text);
      const storedAt = clock();
      const previous = written.get(path);
      if (previous?.hash === hash && storedAt - previous.storedAt < REWRITE_MS) return;
      written.set(path, { hash, storedAt });
      enqueue(async () => {
        const draft = `${path}.${process.pid}.tmp`;
        await writeFile(draft, JSON.stringify({ key, status, storedAt, text }), { mode: 0o600 });
        await rename(draft, path);
        if (++writes % PRUNE_EVERY_WRITES === 0) await prune(dir, clock());
      });
    },
    remove(key, tag) {
      written.delete(toPath(key, tag));
      enqueue(() => rm(toPath(key, tag), { force: true }));
    },
    invalidate(tag) {
      const prefix = `${toHash(tag)}-`;
      invalidatedAt.set(tag, clock());
      for (const path of [...written.keys()])
        if (path.startsWith(join(dir, prefix))) written.delete(path);
      enqueue(async () => {
        for (const name of await readdir(dir))
          if (name.startsWith(prefix)) await rm(join(dir, name), { force: true });
      });
    },
    flush: () => queue,
  };
}

/** Removes what is too old, then the oldest beyond the limits. */
async function prune(dir: string, now: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(dir)).map(async (name) => {
      const path = join(dir, name);
      const info = await stat(path).catch(() => null);
      return { path, bytes: info?.size ?? 0, changedAt: info?.mtimeMs ?? 0 };
    }),
  );
  let bytes = 0;
  let count = 0;
  for (const file of files.toSorted((one, other) => other.changedAt - one.changedAt)) {
    bytes += file.bytes;
    count++;
    if (bytes > MAX_BYTES || count > MAX_FILES || now - file.changedAt > MAX_AGE_MS)
      await rm(file.path, { force: true });
  }
}
