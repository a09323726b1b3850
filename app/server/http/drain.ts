import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

interface Times {
  /** Milliseconds that idle connections may still send a request, which is answered with `Connection: close`. */
  graceMs: number;
  /** Milliseconds after which every connection is cut. */
  drainMs: number;
}

interface Drain {
  readonly begun: boolean;
  /** Nobody can connect any more. Only from then on answers end their connection: else their clients would come again at once. */
  readonly refuses: boolean;
  start(): Promise<void>;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A gentle end (must-show 7). `http.Server.close()` also cuts idle connections at once, and a request that is already on
 * its way on one of them would fail; so only the listening stops at first, and what is still idle after the grace is closed.
 */
export function createDrain(server: Server, { graceMs, drainMs }: Times): Drain {
  let ended: Promise<void> | undefined;
  let refuses = false;
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Node counts a connection that never sent a byte (browsers open such ahead) as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  const start = async () => {
    // Connections that the system has accepted for us already are taken in the event loop's next turns.
    await turn();
    await turn();
    refuses = true;
    if (!server.listening) return;
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    const grace = setInterval(closeIdle, graceMs);
    const hardStop = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearInterval(grace);
    clearTimeout(hardStop);
    // Ends the server's own bookkeeping, which listening's end left running.
    server.close();
  };
  return {
    get begun() {
      return ended !== undefined;
    },
    get refuses() {
      return refuses;
    },
    start() {
      ended ??= start();
      return ended;
    },
  };
}
