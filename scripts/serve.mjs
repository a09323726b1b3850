// Serves the build: what `npm start` ends with and the image runs. The build's address is made at run time: it need not exist to check types.
const { serve } = await import(new URL("../build/server/index.js", import.meta.url).href);

await serve();
