import { readCookie, serializeCookie, toCookieName } from "./cookies";
import type { Encrypter } from "./encrypter";

/** The site's own cookies of one request: what the browser sent, and what the response changes. */
export interface CookieJar {
  /** The value set during this request, else the one the browser sent. */
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeSeconds: number): void;
  delete(name: string): void;
  /** Repeats the changes of another request, for a response that stands for both. */
  copyChanges(from: CookieJar): void;
  changes(): ReadonlyMap<string, CookieChange>;
  /** `Set-Cookie` values of the changes since the last call: action and loaders share a response. */
  takeHeaders(): string[];
}

interface CookieChange {
  value: string;
  /** 0 deletes. */
  maxAgeSeconds: number;
}

/** What reading and writing an encrypted cookie needs; a `RequestContext` has both. */
export interface CookieContext {
  cookies: CookieJar;
  encrypter: Encrypter;
}

/** @param header the request's `Cookie` header; names are given without `__Host-`, which https adds */
export function createCookieJar(header: string | undefined, https: boolean): CookieJar {
  const changes = new Map<string, CookieChange>();
  const pending = new Set<string>();
  const change = (name: string, value: CookieChange) => {
    changes.set(name, value);
    pending.add(name);
  };
  return {
    get(name) {
      const changed = changes.get(name);
      if (changed) return changed.maxAgeSeconds > 0 ? changed.value : undefined;
      return readCookie(header, toCookieName(name, https));
    },
    set: (name, value, maxAgeSeconds) => change(name, { value, maxAgeSeconds }),
    delete: (name) => change(name, { value: "", maxAgeSeconds: 0 }),
    copyChanges(from) {
      for (const [name, value] of from.changes()) change(name, value);
    },
    changes: () => changes,
    takeHeaders() {
      const headers = [...changes]
        .filter(([name]) => pending.has(name))
        .map(([name, cookie]) =>
          serializeCookie({ ...cookie, name: toCookieName(name, https), https }),
        );
      pending.clear();
      return headers;
    },
  };
}
