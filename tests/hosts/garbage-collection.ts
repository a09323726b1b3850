import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const runGarbageCollector: () => void = runInNewContext("gc");

/** Collects ten times, 10 ms apart, so that objects with finalisers are released too. */
export async function forceGarbageCollection(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    runGarbageCollector();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
