import { fileURLToPath } from "node:url";

const here = fileURLToPath(import.meta.url);
const BUILT = "/build/server/";

/** The browser's built files. While developing there are none: the working copy's public files stand in. The bundler may put this module into any chunk below `build/server`. */
export const clientDir: string = here.includes(BUILT)
  ? `${here.slice(0, here.lastIndexOf(BUILT))}/build/client`
  : fileURLToPath(new URL("../../public", import.meta.url));
