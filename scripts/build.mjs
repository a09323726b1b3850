// `npm run build`: builds server and client, compresses the client's files, and records a digest of the sources.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./precompress.mjs";
import { BUILD_STAMP, digestSources, printStatus, root, run } from "./prepare.mjs";

// A source that changes during the build makes it stale, so the digest is taken first.
const digest = digestSources();
rmSync(BUILD_STAMP, { force: true });
run(join(root, "node_modules/.bin/remix"), ["vite:build"], {
  ...process.env,
  NODE_ENV: "production",
});
printStatus(`precompressed ${await precompress(join(root, "build/client"))} files`);
writeFileSync(BUILD_STAMP, digest);
