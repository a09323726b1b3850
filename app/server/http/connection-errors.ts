import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { lookup } from "~/lib/lookup";

const STATUS_BY_ERROR_CODE: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const endWithStatus = (socket: Duplex, status: number, extra = "") =>
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${extra}\r\n`,
    () => socket.destroy(),
  );

/** Responds to unparseable requests; a connection in the middle of a response is destroyed. */
export function handleClientError(
  error: NodeJS.ErrnoException & { code?: string },
  socket: Duplex & { _httpMessage?: { headersSent: boolean } | null },
): void {
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  endWithStatus(socket, lookup(STATUS_BY_ERROR_CODE, error.code ?? "") ?? 400);
}

export function rejectConnect(_req: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  endWithStatus(socket, 405, "Allow: GET, HEAD, POST\r\n");
}
