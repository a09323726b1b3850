import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

export interface HostServer {
  /** Listens on a free port the first time, later on that port again. */
  start(): Promise<void>;
  /** Stops listening and destroys open connections. */
  stop(): Promise<void>;
  url(): string;
}

const ADDRESS = "127.0.0.1";

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** One listening port for one host name. */
export function createHostServer(listener: RequestListener): HostServer {
  const server = createServer(listener);
  let port = 0;
  return {
    start: async () => {
      if (server.listening) return;
      server.listen(port, ADDRESS);
      await once(server, "listening");
      port = portOf(server);
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    url: () => `http://${ADDRESS}:${port}`,
  };
}
