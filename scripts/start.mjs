// `npm start`: installs and builds if needed, then serves.
import { build, install, printStatus } from "./prepare.mjs";

install();
build();
process.env.SEED ||= "demo";
printStatus("starting");
await import("./serve.mjs");
