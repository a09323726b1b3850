import { hostname } from "node:os";

/** Tells the instances of an installation apart: machine or container, and process. */
export const getInstanceName = (): string => `${hostname()}/${process.pid}`;
