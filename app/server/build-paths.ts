import { fileURLToPath } from "node:url";

const modulePath = fileURLToPath(import.meta.url);
const SERVER_BUILD_DIR = "/build/server/";

/**
 * Client build directory; in development `public`. The bundler may place this module in any chunk
 * below `build/server`.
 */
export const clientDir: string = modulePath.includes(SERVER_BUILD_DIR)
  ? `${modulePath.slice(0, modulePath.lastIndexOf(SERVER_BUILD_DIR))}/build/client`
  : fileURLToPath(new URL("../../public", import.meta.url));
