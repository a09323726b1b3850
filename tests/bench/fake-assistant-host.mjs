// Fake assistant host for `npm run bench:assistant`: streams timestamps as often as the question asks, and counts streams.
import { createServer } from "node:http";

/** Microseconds on the system's monotonic clock, comparable between processes. */
const now = () => process.hrtime.bigint() / 1000n;
let [open, ended, guests] = [0, 0, 0];

const server = createServer(async (req, res) => {
  const body = Buffer.concat(await req.toArray()).toString();
  const answer = (/** @type {unknown} */ data, status = 200) =>
    res
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ status: true, message: "", data }));
  if (req.url === "/v1/identity/login") {
    const id = `g${++guests}`;
    return answer({ token: `t-${id}`, workspace_id: "w", id, expiresAt: Date.now() + 3_600_000 });
  }
  if (req.url !== "/v2/chat") return answer(null, 404);
  const [, times = "1", every = "10"] = /(\d+) kali tiap (\d+)/.exec(body) ?? [];
  open++;
  let left = Number(times);
  const line = (/** @type {string} */ text) =>
    res.write(`${JSON.stringify({ message_id: "m", id: "c", text })}\n`);
  res.writeHead(200, { "Content-Type": "application/x-ndjson" });
  line(`${now()} `);
  const timer = setInterval(() => {
    if (--left <= 0) return res.end();
    line(`${now()} `);
  }, Number(every));
  res.once("close", () => {
    clearInterval(timer);
    open--;
    ended++;
  });
});
process.on("message", () => process.send?.({ open, ended }));
server.listen(0, "127.0.0.1", 16_384, () =>
  process.send?.(/** @type {import("node:net").AddressInfo} */ (server.address()).port),
);
