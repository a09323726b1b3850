import { type CachedPage, createCachedPage } from "./page-cache-entry";

export type RenderPage = (signal: AbortSignal) => Promise<Response>;

/** A render in flight, which later requests for the same key join. */
interface PageRender {
  tenantTag: string;
  /** True if the tenant's content changed meanwhile: the page is not stored. */
  isInvalidated: boolean;
  promise: Promise<CachedPage>;
}

interface Options {
  timeoutMs: number;
  /** Called before waiters get the page, unless the render was invalidated. */
  onRendered: (key: string, page: CachedPage, tenantTag: string) => void;
}

/** Renders in flight, at most one per key. */
export function createPageRenders({ timeoutMs, onRendered }: Options) {
  const renders = new Map<string, PageRender>();
  return {
    find: (key: string): Promise<CachedPage> | undefined => renders.get(key)?.promise,
    start(key: string, tenantTag: string, renderPage: RenderPage): Promise<CachedPage> {
      const render: PageRender = {
        tenantTag,
        isInvalidated: false,
        promise: renderWithTimeout(renderPage, timeoutMs)
          .then((page) => {
            if (!render.isInvalidated) onRendered(key, page, tenantTag);
            return page;
          })
          .finally(() => renders.get(key) === render && renders.delete(key)),
      };
      renders.set(key, render);
      return render.promise;
    },
    invalidateTenant(tenantTag: string): void {
      for (const [key, render] of renders) {
        if (render.tenantTag !== tenantTag) continue;
        render.isInvalidated = true;
        renders.delete(key);
      }
    },
  };
}

/** Renders and reads the whole response. */
export async function renderWithTimeout(renderPage: RenderPage, ms: number): Promise<CachedPage> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The page was not rendered within ${ms} ms`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([renderPage(controller.signal).then(createCachedPage), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
