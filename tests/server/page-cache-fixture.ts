import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { createPageCache, type PageCache } from "~/server/cache/page-cache";
import { createMemoryLog, startTestServer } from "./test-server";

type ServeOptions = Parameters<PageCache["serve"]>[2];

export const createBody = (text: string) =>
  `<!DOCTYPE html><html lang="id"><body>${text}${" belajar bersama".repeat(300)}</body></html>`;
export const createPage = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(createBody(text), {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...headers },
  });

interface CapturedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A page cache behind a test server, with a clock that the test advances. */
export async function openCache(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const time = { now: 1_000_000 };
  const log = createMemoryLog();
  const cache = createPageCache({ clock: () => time.now, log, ...options });
  const site = {
    requests: 0,
    renders: 0,
    render: async (): Promise<Response> => createPage("satu"),
    options: {} as Partial<ServeOptions>,
  };
  const { url } = await startTestServer({
    handle: (req, res) => {
      site.requests++;
      return cache.serve(req, res, {
        key: req.url ?? "",
        tenantTag: "foundation",
        render: () => {
          site.renders++;
          return site.render();
        },
        ...site.options,
      });
    },
  });
  const get = (path = "/", headers: Record<string, string> = {}, method = "GET") =>
    new Promise<CapturedResponse>((resolve, reject) => {
      httpRequest(url + path, { method, headers, agent: false }, async (response) =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(await response.toArray()),
        }),
      )
        .on("error", reject)
        .end();
    });
  const text = async (path?: string) => (await get(path)).body.toString();
  return { cache, site, time, log, get, text };
}
