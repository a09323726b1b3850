// `npm start`: installs and builds what is missing, then serves. Nothing is done twice.
import { build, checkNode, install, say } from "./prepare.mjs";

checkNode();
install();
build();
process.env.SEED ||= "demo";
say("starting");
await import("./serve.mjs");
