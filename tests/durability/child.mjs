// A process that is killed: the bundle of writer.ts, and its orders.
const [, , bundle = "", orders = ""] = process.argv;
const { write } = await import(bundle);
await write(orders, (/** @type {string} */ line) => process.stdout.write(`${line}\n`));
