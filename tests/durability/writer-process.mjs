// Runs the bundled writer.ts; the kill test terminates this process.
const [, , bundle = "", optionsFile = ""] = process.argv;
const { runWriter } = await import(bundle);
await runWriter(optionsFile, (/** @type {string} */ line) => process.stdout.write(`${line}\n`));
