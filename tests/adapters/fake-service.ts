import { createServer } from "node:http";
import { afterAll } from "vitest";

export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

type FakeResponse = {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  isAborted?: true;
};

/** HTTP service on a free port that records its requests and responds with `answer`. */
export async function startFakeService(
  answer: (seen: RecordedRequest, count: number) => FakeResponse,
) {
  const seen: RecordedRequest[] = [];
  const server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray());
    const request = { method: req.method ?? "", path: req.url ?? "", headers: req.headers, body };
    seen.push(request);
    const { status = 200, json, text, headers, isAborted } = answer(request, seen.length);
    if (isAborted) return void req.socket.destroy();
    res.writeHead(status, {
      "Content-Type": json === undefined ? "text/plain" : "application/json",
      ...headers,
    });
    res.end(json === undefined ? text : JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  const { port } = server.address() as { port: number };
  const getJson = (at: number) => JSON.parse(String(seen[at]?.body ?? "null"));
  return { url: `http://127.0.0.1:${port}`, seen, getJson };
}

export const send = (request: Request) => fetch(request);
