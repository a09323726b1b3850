// `npm run bench`: throughput of the built app relative to a bare node:http server with the same compressed bytes.
// BENCH_SECONDS, BENCH_ROUNDS and BENCH_HOST configure it; `--start "command"` measures another server.
import { parseArgs } from "node:util";
import { decodeBody, measureFirstView } from "../tests/bench/first-view.mjs";
import { get, median, runLoad } from "../tests/bench/load.mjs";
import {
  getResidentMegabytes,
  startBaselineServer,
  startMeasuredApp,
} from "../tests/bench/processes.mjs";
import { build, root } from "./prepare.mjs";

/** Minimum throughput of the cached landing page, as a fraction of the bare server's. */
const MIN_RATIO = 0.7;
const CONNECTIONS = [1, 32, 256];

const { values } = parseArgs({ options: { start: { type: "string" } } });
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const host = process.env.BENCH_HOST ?? "main.localhost";
const command = values.start?.split(" ") ?? [process.execPath, "scripts/serve.mjs"];

/** @param {unknown[]} cells @param {number[]} widths */
const printRow = (cells, widths) =>
  console.log(
    cells
      .map((cell, at) =>
        at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0),
      )
      .join("  "),
  );
const formatInteger = (/** @type {number} */ number) => Math.round(number).toLocaleString("en");
const formatKilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

process.chdir(root);
if (!values.start) build();
/** @type {(() => Promise<void>)[]} */
const cleanups = [];
try {
  await runBenchmark();
} finally {
  await Promise.all(cleanups.map((stop) => stop()));
}

async function runBenchmark() {
  const site = await startMeasuredApp(command, {});
  cleanups.push(site.stop);
  const uncached = await startMeasuredApp(command, { PAGE_CACHE: "off" });
  cleanups.push(uncached.stop);
  const headers = await getReturningVisitorHeaders(site.port);
  const idleMegabytes = getResidentMegabytes(site.pid);

  const list = decodeBody(await get(site.port, "/Class", headers));
  const detail = /href="(\/Class\/[^"?#/]+)"/.exec(list)?.[1];
  if (!detail) throw new Error("the list contains no class");
  const pages = { landing: "/", list: "/Class", detail };
  const bare = await startBaselineServer(
    Object.fromEntries(
      await Promise.all(
        Object.values(pages).map(async (path) => [
          path,
          await getCachedBytes(site.port, path, headers),
        ]),
      ),
    ),
  );
  cleanups.push(bare.stop);

  console.log(
    `\n${host}, medians of ${rounds} rounds of ${seconds} s each; CPU is the server process's own, per request\n`,
  );
  const widths = [16, 5, 10, 10, 6, 10, 10, 8];
  printRow(
    ["cached page", "conn.", "site/s", "bare/s", "ratio", "CPU site", "CPU bare", "p99"],
    widths,
  );
  const landing = await printCachedTable(pages, site, bare, headers, widths);

  console.log("");
  printRow(["page cache off", "conn.", "site/s", "", "ratio", "CPU site", "", "p99"], widths);
  const uncachedHeaders = await getReturningVisitorHeaders(uncached.port);
  for (const [name, path] of Object.entries(pages)) {
    for (const connections of [1, 32]) {
      await runLoad(uncached, { path, headers: uncachedHeaders, connections, seconds: 1 });
      const load = await runLoad(uncached, {
        path,
        headers: uncachedHeaders,
        connections,
        seconds,
      });
      const baseline = await runLoad(bare, { path, headers, connections, seconds });
      const ratio = (load.perSecond / baseline.perSecond).toFixed(3);
      printRow(
        [
          name,
          connections,
          formatInteger(load.perSecond),
          "",
          ratio,
          `${(load.cpuPerRequest / 1000).toFixed(2)} ms`,
          "",
          `${load.p99} ms`,
        ],
        widths,
      );
    }
  }

  const view = await measureFirstView(site.port, headers);
  console.log(
    `\nmemory: ${idleMegabytes} MB when ready, ${getResidentMegabytes(site.pid)} MB after the load (page cache off: ${getResidentMegabytes(uncached.pid)} MB)`,
  );
  console.log(
    `first view, bytes transferred: HTML ${formatKilobytes(view.html)} (${formatKilobytes(view.htmlPlain)} plain), CSS ${formatKilobytes(view.css.bytes)} in ${view.css.files}, JavaScript ${formatKilobytes(view.js.bytes)} in ${view.js.files}, preloaded fonts ${formatKilobytes(view.fonts.bytes)} in ${view.fonts.files}`,
  );
  console.log(
    `cached landing, lowest ratio: ${landing.toFixed(2)} of the bare server (minimum ${MIN_RATIO}): ${landing >= MIN_RATIO ? "reached" : "NOT REACHED"}`,
  );
  if (landing < MIN_RATIO) process.exitCode = 1;
}

/**
 * Alternates between site and bare server, so that noise on the machine affects both.
 * @param {Record<string, string>} pages @param {import("../tests/bench/processes.mjs").Running} site @param {import("../tests/bench/processes.mjs").Running} bare
 * @param {Record<string, string>} headers @param {number[]} widths
 * @returns the landing page's lowest ratio
 */
async function printCachedTable(pages, site, bare, headers, widths) {
  let landing = Number.POSITIVE_INFINITY;
  for (const [name, path] of Object.entries(pages)) {
    for (const connections of CONNECTIONS) {
      const options = { path, headers, connections, seconds };
      for (const server of [site, bare]) await runLoad(server, { ...options, seconds: 1 });
      /** @type {import("../tests/bench/load.mjs").Load[][]} */
      const measured = [];
      for (let round = 0; round < rounds; round++)
        measured.push([await runLoad(site, options), await runLoad(bare, options)]);
      const medianOf = (
        /** @type {0 | 1} */ server,
        /** @type {keyof import("../tests/bench/load.mjs").Load} */ metric,
      ) => median(measured.map((pair) => pair[server]?.[metric] ?? Number.NaN));
      const ratio = median(
        measured.map(([load, baseline]) => (load?.perSecond ?? 0) / (baseline?.perSecond ?? 1)),
      );
      if (name === "landing") landing = Math.min(landing, ratio);
      printRow(
        [
          name,
          connections,
          formatInteger(medianOf(0, "perSecond")),
          formatInteger(medianOf(1, "perSecond")),
          ratio.toFixed(2),
          `${formatInteger(medianOf(0, "cpuPerRequest"))} µs`,
          `${formatInteger(medianOf(1, "cpuPerRequest"))} µs`,
          `${medianOf(0, "p99")} ms`,
        ],
        widths,
      );
    }
  }
  return landing;
}

/** Headers of a returning visitor: with its cookies set, responses set none. */
async function getReturningVisitorHeaders(/** @type {number} */ port) {
  const { headers } = await get(port, "/", { host });
  const cookie = (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ");
  return { host, "accept-encoding": "gzip, deflate, br", ...(cookie && { cookie }) };
}

/** Polls until the page cache serves the brotli variant, which it compresses after the first hit. */
async function getCachedBytes(
  /** @type {number} */ port,
  /** @type {string} */ path,
  /** @type {Record<string, string>} */ headers,
) {
  for (let trial = 0; trial < 50; trial++) {
    const { status, headers: head, body } = await get(port, path, headers);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    if (head["content-encoding"] === "br" && head.age !== undefined)
      return { type: head["content-type"] ?? "", encoding: "br", body: body.toString("base64") };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} was not served from the page cache`);
}
