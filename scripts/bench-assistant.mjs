// `npm run bench:assistant`: latency that the site adds to a stream, leaks after 500 client disconnects, and the cost of
// 5,000 open streams. The assistant is a fake in another process. BENCH_OPEN and BENCH_VANISH change the counts.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import {
  createAskBody,
  FORM_HEADERS,
  now,
  openChatStream,
  quantile,
} from "../tests/bench/chat-client.mjs";
import { get } from "../tests/bench/load.mjs";
import { getResidentMegabytes, startMeasuredApp } from "../tests/bench/processes.mjs";
import { build, root } from "./prepare.mjs";

const MAX_OPEN_STREAMS = Number(process.env.BENCH_OPEN ?? 5000);
const DISCONNECT_COUNT = Number(process.env.BENCH_VANISH ?? 500);
const HOLD_DURATION_MS = 60_000;
const HOST_HEADERS = { host: "main.localhost" };

process.chdir(root);
build();
const upstream = fork(new URL("../tests/bench/fake-assistant-host.mjs", import.meta.url));
const [upstreamPort] = await once(upstream, "message");
const site = await startMeasuredApp([process.execPath, "scripts/serve.mjs"], {
  UPSTREAM_ASSISTANT_URL: `http://127.0.0.1:${upstreamPort}`,
});
let hasFailed = false;

/** @param {string} target @param {boolean} isReached */
function reportTarget(target, isReached) {
  console.log(`  ${isReached ? "reached    " : "NOT REACHED"} ${target}`);
  if (!isReached) hasFailed = true;
}
/** @returns {Promise<{ open: number, ended: number }>} */
async function getUpstreamCounts() {
  upstream.send("?");
  return (await once(upstream, "message"))[0];
}
const openChatViaSite = (/** @type {string} */ query, /** @type {object} */ options = {}) =>
  openChatStream({
    port: site.port,
    path: "/Assistant/Stream",
    body: createAskBody(query),
    headers: { ...HOST_HEADERS, ...FORM_HEADERS },
    ...options,
  });
const formatMilliseconds = (/** @type {number} */ microseconds) =>
  `${(microseconds / 1000).toFixed(2)} ms`;
/** Open sockets of the site's process (Linux). */
const countSockets = () =>
  readdirSync(`/proc/${site.pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${site.pid}/fd/${name}`).startsWith("socket:");
    } catch {
      return false;
    }
  }).length;

/** Alternates between the site and the assistant itself, so that noise on the machine affects both. */
async function measureDelays() {
  const first = await openChatViaSite("1 kali tiap 5");
  await first.ended;
  const { cookie } = first;
  /** @type {Record<"site" | "direct", { firsts: number[], events: number[] }>} */
  const delays = { site: { firsts: [], events: [] }, direct: { firsts: [], events: [] } };
  for (let round = 0; round < 230; round++) {
    const query = `${round < 30 ? 1 : 10} kali tiap 10`;
    for (const target of /** @type {const} */ (["site", "direct"])) {
      const { firsts, events } = delays[target];
      const isWarm = round >= 30;
      const onTime = (/** @type {number} */ sentAt, /** @type {number} */ receivedAt) =>
        isWarm && events.push(receivedAt - sentAt);
      const chat =
        target === "site"
          ? await openChatViaSite(query, {
              headers: { ...HOST_HEADERS, ...FORM_HEADERS, cookie },
              onTime,
            })
          : await openChatStream({
              port: upstreamPort,
              path: "/v2/chat",
              body: JSON.stringify({ query }),
              headers: {},
              onTime,
            });
      if (isWarm) firsts.push(chat.first - chat.began);
      await chat.ended;
    }
  }
  const getAddedDelay = (/** @type {"firsts" | "events"} */ metric, /** @type {number} */ share) =>
    quantile(delays.site[metric], share) - quantile(delays.direct[metric], share);
  console.log(
    `\nadded delay, ${delays.site.firsts.length} sequential streams, ${delays.site.events.length} events`,
  );
  reportTarget(
    `first byte, median ${formatMilliseconds(getAddedDelay("firsts", 0.5))} (at most 10 ms)`,
    getAddedDelay("firsts", 0.5) <= 10_000,
  );
  reportTarget(
    `first byte, p99 ${formatMilliseconds(getAddedDelay("firsts", 0.99))} (at most 50 ms)`,
    getAddedDelay("firsts", 0.99) <= 50_000,
  );
  reportTarget(
    `each event, median ${formatMilliseconds(getAddedDelay("events", 0.5))} (at most 1 ms)`,
    getAddedDelay("events", 0.5) <= 1_000,
  );
  reportTarget(
    `each event, p99 ${formatMilliseconds(getAddedDelay("events", 0.99))} (at most 5 ms)`,
    getAddedDelay("events", 0.99) <= 5_000,
  );
}

/** Opens 20 at a time and retries failed sign-ins of guests. @param {number} count @param {string} query */
async function openChats(count, query) {
  /** @type {Awaited<ReturnType<typeof openChatStream>>[]} */
  const chats = [];
  for (let failures = 0; chats.length < count; ) {
    const results = await Promise.allSettled(
      Array.from({ length: Math.min(20, count - chats.length) }, () => openChatViaSite(query)),
    );
    for (const result of results) {
      if (result.status === "fulfilled") chats.push(result.value);
      else if (++failures > 200) throw result.reason;
    }
  }
  return chats;
}

async function measureDisconnects() {
  await pause(2_000);
  const [before, sockets] = [await getUpstreamCounts(), countSockets()];
  const chats = await openChats(DISCONNECT_COUNT, "100000 kali tiap 500");
  const opened = (await getUpstreamCounts()).open - before.open;
  const began = now();
  for (const { leave } of chats) leave();
  /** @type {number[]} */
  const times = [];
  for (let closed = 0; closed < opened && now() - began < 10_000_000; await pause(20)) {
    const current = opened - ((await getUpstreamCounts()).open - before.open);
    times.push(...Array(Math.max(0, current - closed)).fill(now() - began));
    closed = Math.max(closed, current);
  }
  const inTime = times.filter((time) => time <= 2_000_000).length / opened;
  console.log(`\n${opened} client disconnects`);
  reportTarget(
    `${(inTime * 100).toFixed(1)}% of upstream calls ended within 2 s, the last one after ${formatMilliseconds(times.at(-1) ?? Number.NaN)}`,
    inTime >= 0.99,
  );
  // Keep-alive connections of the short calls time out after 30 s.
  let after = countSockets();
  for (
    const end = Date.now() + 45_000;
    after > sockets + 5 && Date.now() < end;
    after = countSockets()
  )
    await pause(500);
  reportTarget(`sockets: ${sockets} before, ${after} afterwards`, after <= sockets + 5);
}

/** @param {number} idleMegabytes after warm-up */
async function measureOpenStreams(idleMegabytes) {
  const chats = await openChats(MAX_OPEN_STREAMS, "100000 kali tiap 5000");
  let maxMegabytes = 0;
  for (const end = Date.now() + HOLD_DURATION_MS; Date.now() < end; await pause(1_000))
    maxMegabytes = Math.max(maxMegabytes, getResidentMegabytes(site.pid));
  const { open } = await getUpstreamCounts();
  /** @type {number[]} */
  const pages = [];
  for (let round = 0; round < 100; round++) {
    const began = now();
    const { status } = await get(site.port, "/Class", HOST_HEADERS);
    if (status !== 200) throw new Error(`/Class answers ${status}`);
    pages.push(now() - began);
  }
  const kilobytesPerStream = ((maxMegabytes - idleMegabytes) * 1024) / open;
  console.log(
    `\n${open} streams open for ${HOLD_DURATION_MS / 1000} s: ${idleMegabytes} MB before, ${maxMegabytes} MB at most`,
  );
  reportTarget("all streams are open", open >= MAX_OPEN_STREAMS);
  reportTarget(
    `${kilobytesPerStream.toFixed(1)} KB per stream (under 100)`,
    kilobytesPerStream < 100,
  );
  reportTarget(
    `page latency meanwhile: median ${formatMilliseconds(quantile(pages, 0.5))}, p99 ${formatMilliseconds(quantile(pages, 0.99))} (under 500)`,
    quantile(pages, 0.99) < 500_000,
  );
  for (const { leave } of chats) leave();
}

try {
  await measureDelays();
  await pause(5_000);
  // Measured before the disconnects: memory that they allocate would be reused by the open streams.
  const idleMegabytes = getResidentMegabytes(site.pid);
  await measureDisconnects();
  await measureOpenStreams(idleMegabytes);
} finally {
  await site.stop();
  upstream.disconnect();
  upstream.kill();
}
process.exit(hasFailed ? 1 : 0);
