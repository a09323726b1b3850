// `npm run bench`: requests a second of the built app as ratios to a bare node:http server that answers the same
// compressed bytes, in one run. BENCH_SECONDS, BENCH_ROUNDS and BENCH_HOST change it; `--start "command"` names another server.
import { parseArgs } from "node:util";
import { firstView, textOf } from "../tests/bench/first-view.mjs";
import { get, load, median } from "../tests/bench/load.mjs";
import { residentMegabytes, startBare, startSite } from "../tests/bench/processes.mjs";
import { build, root } from "./prepare.mjs";

/** The cached landing page must reach this part of the bare server. */
const LEAST_RATIO = 0.7;
const CONNECTIONS = [1, 32, 256];

const { values } = parseArgs({ options: { start: { type: "string" } } });
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const host = process.env.BENCH_HOST ?? "main.localhost";
const command = values.start?.split(" ") ?? [process.execPath, "scripts/serve.mjs"];

/** @param {unknown[]} cells @param {number[]} widths */
const row = (cells, widths) =>
  console.log(
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0))).join("  "),
  );
const whole = (/** @type {number} */ number) => Math.round(number).toLocaleString("en");
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

process.chdir(root);
if (!values.start) build();
/** @type {(() => Promise<void>)[]} */
const stops = [];
try {
  await bench();
} finally {
  await Promise.all(stops.map((stop) => stop()));
}

async function bench() {
  const site = await startSite(command, {});
  stops.push(site.stop);
  const uncached = await startSite(command, { PAGE_CACHE: "off" });
  stops.push(uncached.stop);
  const headers = await knownVisitor(site.port);
  const rest = residentMegabytes(site.pid);

  const list = textOf(await get(site.port, "/Class", headers));
  const detail = /href="(\/Class\/[^"?#/]+)"/.exec(list)?.[1];
  if (!detail) throw new Error("the list shows no class");
  const pages = { landing: "/", list: "/Class", detail };
  const bare = await startBare(
    Object.fromEntries(await Promise.all(Object.values(pages).map(async (path) => [path, await keptBytes(site.port, path, headers)]))),
  );
  stops.push(bare.stop);

  console.log(`\n${host}, medians of ${rounds} rounds of ${seconds} s each; CPU is the server process's own, per request\n`);
  const widths = [16, 5, 10, 10, 6, 10, 10, 8];
  row(["cached page", "conn.", "site/s", "bare/s", "ratio", "CPU site", "CPU bare", "p99"], widths);
  const landing = await cachedTable(pages, site, bare, headers, widths);

  console.log("");
  row(["page cache off", "conn.", "site/s", "", "ratio", "CPU site", "", "p99"], widths);
  const uncachedHeaders = await knownVisitor(uncached.port);
  for (const [name, path] of Object.entries(pages)) {
    for (const connections of [1, 32]) {
      await load(uncached, { path, headers: uncachedHeaders, connections, seconds: 1 });
      const own = await load(uncached, { path, headers: uncachedHeaders, connections, seconds });
      const yardstick = await load(bare, { path, headers, connections, seconds });
      const ratio = (own.perSecond / yardstick.perSecond).toFixed(3);
      row([name, connections, whole(own.perSecond), "", ratio, `${(own.cpuPerRequest / 1000).toFixed(2)} ms`, "", `${own.p99} ms`], widths);
    }
  }

  const view = await firstView(site.port, headers);
  console.log(
    `\nmemory: ${rest} MB when ready, ${residentMegabytes(site.pid)} MB after the load (page cache off: ${residentMegabytes(uncached.pid)} MB)`,
  );
  console.log(
    `first view as transferred: HTML ${kilobytes(view.html)} (${kilobytes(view.htmlPlain)} plain), CSS ${kilobytes(view.css.bytes)} in ${view.css.files}, JavaScript ${kilobytes(view.js.bytes)} in ${view.js.files}, preloaded fonts ${kilobytes(view.fonts.bytes)} in ${view.fonts.files}`,
  );
  console.log(
    `cached landing at its lowest: ${landing.toFixed(2)} of the bare server (at least ${LEAST_RATIO}): ${landing >= LEAST_RATIO ? "reached" : "NOT REACHED"}`,
  );
  if (landing < LEAST_RATIO) process.exitCode = 1;
}

/**
 * Site and bare server in turn, round by round, so that a busy moment of the machine meets both.
 * @param {Record<string, string>} pages @param {import("../tests/bench/processes.mjs").Running} site @param {import("../tests/bench/processes.mjs").Running} bare
 * @param {Record<string, string>} headers @param {number[]} widths
 * @returns the landing page's lowest ratio
 */
async function cachedTable(pages, site, bare, headers, widths) {
  let landing = Number.POSITIVE_INFINITY;
  for (const [name, path] of Object.entries(pages)) {
    for (const connections of CONNECTIONS) {
      const options = { path, headers, connections, seconds };
      for (const server of [site, bare]) await load(server, { ...options, seconds: 1 });
      /** @type {import("../tests/bench/load.mjs").Load[][]} */
      const measured = [];
      for (let round = 0; round < rounds; round++) measured.push([await load(site, options), await load(bare, options)]);
      const middle = (/** @type {0 | 1} */ which, /** @type {keyof import("../tests/bench/load.mjs").Load} */ what) =>
        median(measured.map((pair) => pair[which]?.[what] ?? Number.NaN));
      const ratio = median(measured.map(([own, yardstick]) => (own?.perSecond ?? 0) / (yardstick?.perSecond ?? 1)));
      if (name === "landing") landing = Math.min(landing, ratio);
      row(
        [
          name,
          connections,
          whole(middle(0, "perSecond")),
          whole(middle(1, "perSecond")),
          ratio.toFixed(2),
          `${whole(middle(0, "cpuPerRequest"))} µs`,
          `${whole(middle(1, "cpuPerRequest"))} µs`,
          `${middle(0, "p99")} ms`,
        ],
        widths,
      );
    }
  }
  return landing;
}

/** The headers of a browser that was here before: its cookies are set, so answers set none. */
async function knownVisitor(/** @type {number} */ port) {
  const { headers } = await get(port, "/", { host });
  const cookie = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  return { host, "accept-encoding": "gzip, deflate, br", ...(cookie && { cookie }) };
}

/** A page's brotli bytes out of the cache; they come a moment after the first hit. */
async function keptBytes(/** @type {number} */ port, /** @type {string} */ path, /** @type {Record<string, string>} */ headers) {
  for (let trial = 0; trial < 50; trial++) {
    const { status, headers: head, body } = await get(port, path, headers);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    if (head["content-encoding"] === "br" && head.age !== undefined)
      return { type: head["content-type"] ?? "", encoding: "br", body: body.toString("base64") };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} does not come out of the page cache`);
}
