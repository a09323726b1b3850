// Serves the build: what `npm start` ends with and the image runs. The build's address is made at run time: it need not exist to check types.
import { setFlagsFromString } from "node:v8";

// V8 collects once the heap is half as large again, not up to four times (DECISIONS 26: thousands of open answers).
setFlagsFromString("--heap-growing-percent=50");
const { serve } = await import(new URL("../build/server/index.js", import.meta.url).href);

await serve();
