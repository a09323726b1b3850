import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const STATUS_OF: Partial<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The rest of a broken request is nobody's, so the connection ends with the answer. */
const answer = (socket: Duplex, status: number, extra = "") =>
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${extra}\r\n`, () =>
    socket.destroy(),
  );

/** Answers what could not be parsed as a request; a connection in the middle of an answer is cut. */
export function answerClientError(
  error: NodeJS.ErrnoException & { code?: string },
  socket: Duplex & { _httpMessage?: { headersSent: boolean } | null },
): void {
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  answer(socket, STATUS_OF[error.code ?? ""] ?? 400);
}

/** Nobody tunnels through a web site. */
export function refuseConnect(_req: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  answer(socket, 405, "Allow: GET, HEAD, POST\r\n");
}
