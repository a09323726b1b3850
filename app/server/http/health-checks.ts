import type { IncomingMessage, ServerResponse } from "node:http";
import { RETRY_AFTER_SECONDS } from "./unavailable-page";

/** More than one attempt at a host, whose error is the reason. */
const READY_TIMEOUT_MS = 2_800;

/** Pages cannot be served; the message is the reason that `/readyz` gives. */
export class NotReadyError extends Error {
  override name = "NotReadyError";
}

const sendText = (res: ServerResponse, status: number, text: string) => {
  res.writeHead(status, [
    ...(status === 503 ? ["Retry-After", RETRY_AFTER_SECONDS] : []),
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
  /** Null, or the reason for not being ready. */
  const findObstacle = async (): Promise<string | null> => {
    if (isDraining()) return "shutting down";
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, READY_TIMEOUT_MS, `no answer in ${READY_TIMEOUT_MS} ms`);
    });
    const check = canServePages().then(
      (ready) => (ready ? null : "pages cannot be served"),
      (error: unknown) => (error instanceof NotReadyError ? error.message : "check failed"),
    );
    return Promise.race([check, timeout]).finally(() => clearTimeout(timer));
  };
  return (req, res) => {
    if (req.url !== "/healthz" && req.url !== "/readyz") return false;
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    if (req.url === "/healthz") sendText(res, 200, "ok");
    else
      void findObstacle().then((obstacle) =>
        sendText(res, obstacle ? 503 : 200, obstacle ? `not ready: ${obstacle}` : "ready"),
      );
    return true;
  };
}
