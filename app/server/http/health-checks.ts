import type { IncomingMessage, ServerResponse } from "node:http";

const READY_TIMEOUT_MS = 2000;

const sendText = (res: ServerResponse, status: number, text: string) => {
  res.writeHead(status, [
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(text.length),
    "Cache-Control",
    "no-store",
  ]);
  res.end(text);
};

/**
 * `/healthz`: the process is alive; `/readyz`: it can serve pages and is not draining (XJS12).
 * Checked before the `Host` rules, because probes use an IP address.
 */
export function createHealthChecks(
  canServePages: () => Promise<boolean>,
  isDraining: () => boolean,
): (req: IncomingMessage, res: ServerResponse) => boolean {
  const isReady = async () => {
    if (isDraining()) return false;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, READY_TIMEOUT_MS, false);
    });
    return Promise.race([canServePages(), timeout])
      .catch(() => false)
      .finally(() => clearTimeout(timer));
  };
  return (req, res) => {
    if (req.url !== "/healthz" && req.url !== "/readyz") return false;
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    if (req.url === "/healthz") sendText(res, 200, "ok");
    else
      void isReady().then((ready) =>
        sendText(res, ready ? 200 : 503, ready ? "ready" : "not ready"),
      );
    return true;
  };
}
