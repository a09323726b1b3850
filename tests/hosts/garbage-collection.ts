import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const runGarbageCollector: () => void = runInNewContext("gc");

/** Collects again and again over some turns, as a busy process would. */
export async function forceGarbageCollection(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    runGarbageCollector();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
