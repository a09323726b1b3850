// Baseline of `npm run bench`: a bare node:http server that answers prepared bytes. Runs as a child process.
import { createServer } from "node:http";

/** @typedef {{ type: string, encoding: string, body: string }} Answer body in base64 */

process.once("message", (/** @type {Record<string, Answer>} */ pages) => {
  const answers = new Map(
    Object.entries(pages).map(([path, { type, encoding, body }]) => {
      const bytes = Buffer.from(body, "base64");
      return [
        path,
        {
          bytes,
          head: {
            "Content-Type": type,
            "Content-Encoding": encoding,
            "Content-Length": bytes.length,
          },
        },
      ];
    }),
  );
  const server = createServer((req, res) => {
    const answer = answers.get(req.url ?? "");
    if (!answer) {
      res.writeHead(404).end();
      return;
    }
    res.writeHead(200, answer.head);
    res.end(answer.bytes);
  });
  server.listen(0, "127.0.0.1", () =>
    process.send?.(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
  );
});
