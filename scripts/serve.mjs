// Serves the build: the last step of `npm start` and the command of the image.
import { setFlagsFromString } from "node:v8";

// Collect garbage at 1.5 times the live heap instead of up to 4: thousands of streams stay open (docs/decisions/0026).
setFlagsFromString("--heap-growing-percent=50");
// React selects its development build when this is unset at import.
process.env.NODE_ENV ||= "production";
// A computed address, so that type checks pass without a build.
const { serve } = await import(new URL("../build/server/index.js", import.meta.url).href);

await serve();
