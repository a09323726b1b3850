import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

interface DrainTimeouts {
  /**
   * Time in ms in which requests are still accepted while `/readyz` says 503, so that a balancer has stopped
   * sending visitors before the port is closed.
   */
  delayMs?: number;
  /** Time in ms in which idle connections may send another request. */
  graceMs: number;
  /** Time in ms after which all connections are closed. */
  drainMs: number;
}

interface Drain {
  readonly isDraining: boolean;
  /** True once no connection is accepted. Closing connections earlier makes clients reconnect. */
  readonly hasStoppedAccepting: boolean;
  /** Says that the server is about to stop, and resolves after `delayMs`. */
  announce(): Promise<void>;
  start(): Promise<void>;
}

const nextImmediate = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Graceful shutdown. `http.Server.close()` closes idle connections at once, which fails requests
 * already on their way, so only listening stops first.
 */
export function createDrain(
  server: Server,
  { delayMs = 0, graceMs, drainMs }: DrainTimeouts,
): Drain {
  let isAnnounced = false;
  let drained: Promise<void> | undefined;
  let hasStoppedAccepting = false;
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Node counts a connection without a single byte, such as a preconnect, as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  const start = async () => {
    // Connections that the kernel already accepted are reported in the next turns of the event loop.
    await nextImmediate();
    await nextImmediate();
    hasStoppedAccepting = true;
    if (!server.listening) return;
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(server, () => resolve()),
    );
    const grace = setInterval(closeIdle, graceMs);
    const hardStop = setTimeout(() => server.closeAllConnections(), drainMs - delayMs);
    await closed;
    clearInterval(grace);
    clearTimeout(hardStop);
    // Stops the server's internal timers.
    server.close();
  };
  return {
    get isDraining() {
      return isAnnounced;
    },
    get hasStoppedAccepting() {
      return hasStoppedAccepting;
    },
    async announce() {
      isAnnounced = true;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    },
    start() {
      isAnnounced = true;
      drained ??= start();
      return drained;
    },
  };
}
