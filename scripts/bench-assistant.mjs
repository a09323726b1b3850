// `npm run bench:assistant`: what the site adds to an assistant's stream, what 500 visitors who vanish leave behind, and what 5,000 open streams
// cost. The assistant is a process of its own that costs nothing. BENCH_OPEN and BENCH_VANISH change the numbers.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { askForm, FORM, now, openChat, quantile } from "../tests/bench/chat-client.mjs";
import { get } from "../tests/bench/load.mjs";
import { residentMegabytes, startSite } from "../tests/bench/processes.mjs";
import { build, root } from "./prepare.mjs";

const MOST_OPEN = Number(process.env.BENCH_OPEN ?? 5000);
const VANISHING = Number(process.env.BENCH_VANISH ?? 500);
/** How long the many stay open. */
const HELD_MS = 60_000;
const HOST = { host: "main.localhost" };

process.chdir(root);
build();
const upstream = fork(new URL("../tests/bench/assistant-host.mjs", import.meta.url));
const [upstreamPort] = await once(upstream, "message");
const site = await startSite([process.execPath, "scripts/serve.mjs"], {
  UPSTREAM_ASSISTANT_URL: `http://127.0.0.1:${upstreamPort}`,
});
let failed = false;

/** @param {string} what @param {boolean} holds */
function judge(what, holds) {
  console.log(`  ${holds ? "reached    " : "NOT REACHED"} ${what}`);
  if (!holds) failed = true;
}
/** @returns {Promise<{ open: number, ended: number }>} */
async function counts() {
  upstream.send("?");
  return (await once(upstream, "message"))[0];
}
const viaSite = (/** @type {string} */ query, /** @type {object} */ more = {}) =>
  openChat({ port: site.port, path: "/Assistant/Stream", body: askForm(query), headers: { ...HOST, ...FORM }, ...more });
const ms = (/** @type {number} */ microseconds) => `${(microseconds / 1000).toFixed(2)} ms`;
/** Sockets that the site's process holds (Linux). */
const socketsOfSite = () =>
  readdirSync(`/proc/${site.pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${site.pid}/fd/${name}`).startsWith("socket:");
    } catch {
      return false;
    }
  }).length;

/** One stream at a time, with and without the site in turn, so that a busy moment of the machine meets both. */
async function delays() {
  const first = await viaSite("1 kali tiap 5");
  await first.ended;
  const { cookie } = first;
  /** @type {Record<"site" | "direct", { firsts: number[], events: number[] }>} */
  const seen = { site: { firsts: [], events: [] }, direct: { firsts: [], events: [] } };
  for (let round = 0; round < 230; round++) {
    const query = `${round < 30 ? 1 : 10} kali tiap 10`;
    for (const way of /** @type {const} */ (["site", "direct"])) {
      const { firsts, events } = seen[way];
      const isWarm = round >= 30;
      const onTime = (/** @type {number} */ sent, /** @type {number} */ came) => isWarm && events.push(came - sent);
      const chat =
        way === "site"
          ? await viaSite(query, { headers: { ...HOST, ...FORM, cookie }, onTime })
          : await openChat({ port: upstreamPort, path: "/v2/chat", body: JSON.stringify({ query }), headers: {}, onTime });
      if (isWarm) firsts.push(chat.first - chat.began);
      await chat.ended;
    }
  }
  const added = (/** @type {"firsts" | "events"} */ what, /** @type {number} */ share) =>
    quantile(seen.site[what], share) - quantile(seen.direct[what], share);
  console.log(`\nadded delay, ${seen.site.firsts.length} streams one at a time, ${seen.site.events.length} events`);
  judge(`first byte, median ${ms(added("firsts", 0.5))} (at most 10 ms)`, added("firsts", 0.5) <= 10_000);
  judge(`first byte, p99 ${ms(added("firsts", 0.99))} (at most 50 ms)`, added("firsts", 0.99) <= 50_000);
  judge(`each event, median ${ms(added("events", 0.5))} (at most 1 ms)`, added("events", 0.5) <= 1_000);
  judge(`each event, p99 ${ms(added("events", 0.99))} (at most 5 ms)`, added("events", 0.99) <= 5_000);
}

/** Twenty at a time, and again where a busy machine was too slow to log somebody in. @param {number} count @param {string} query */
async function openMany(count, query) {
  /** @type {Awaited<ReturnType<typeof openChat>>[]} */
  const chats = [];
  for (let failures = 0; chats.length < count; ) {
    const tried = await Promise.allSettled(Array.from({ length: Math.min(20, count - chats.length) }, () => viaSite(query)));
    for (const one of tried) {
      if (one.status === "fulfilled") chats.push(one.value);
      else if (++failures > 200) throw one.reason;
    }
  }
  return chats;
}

async function vanishing() {
  await pause(2_000);
  const [before, sockets] = [await counts(), socketsOfSite()];
  const chats = await openMany(VANISHING, "100000 kali tiap 500");
  const opened = (await counts()).open - before.open;
  const began = now();
  for (const { leave } of chats) leave();
  /** @type {number[]} */
  const times = [];
  for (let gone = 0; gone < opened && now() - began < 10_000_000; await pause(20)) {
    const next = opened - ((await counts()).open - before.open);
    times.push(...Array(Math.max(0, next - gone)).fill(now() - began));
    gone = Math.max(gone, next);
  }
  const inTime = times.filter((time) => time <= 2_000_000).length / opened;
  console.log(`\n${opened} visitors vanish`);
  judge(
    `${(inTime * 100).toFixed(1)}% of the assistant's calls were ended within 2 s, the last one after ${ms(times.at(-1) ?? Number.NaN)}`,
    inTime >= 0.99,
  );
  // Kept-alive connections of the short calls end by themselves after half a minute.
  let after = socketsOfSite();
  for (const end = Date.now() + 45_000; after > sockets + 5 && Date.now() < end; after = socketsOfSite()) await pause(500);
  judge(`sockets: ${sockets} before, ${after} afterwards`, after <= sockets + 5);
}

/** @param {number} before megabytes, warm and at rest */
async function manyOpen(before) {
  const chats = await openMany(MOST_OPEN, "100000 kali tiap 5000");
  // Each of them goes on all the while: what an event leaves behind must be collected in time.
  let most = 0;
  for (const end = Date.now() + HELD_MS; Date.now() < end; await pause(1_000)) most = Math.max(most, residentMegabytes(site.pid));
  const { open } = await counts();
  /** @type {number[]} */
  const pages = [];
  for (let round = 0; round < 100; round++) {
    const began = now();
    const { status } = await get(site.port, "/Class", HOST);
    if (status !== 200) throw new Error(`/Class answers ${status}`);
    pages.push(now() - began);
  }
  const each = ((most - before) * 1024) / open;
  console.log(`\n${open} streams open for ${HELD_MS / 1000} s: ${before} MB before, ${most} MB at the most`);
  judge(`all of them are open`, open >= MOST_OPEN);
  judge(`${each.toFixed(1)} KB each (under 100)`, each < 100);
  judge(
    `a page meanwhile: median ${ms(quantile(pages, 0.5))}, p99 ${ms(quantile(pages, 0.99))} (under 500)`,
    quantile(pages, 0.99) < 500_000,
  );
  for (const { leave } of chats) leave();
}

try {
  await delays();
  await pause(5_000);
  // Before the 500: what they have made the process grow to would be room for the 5,000.
  const atRest = residentMegabytes(site.pid);
  await vanishing();
  await manyOpen(atRest);
} finally {
  await site.stop();
  upstream.disconnect();
  upstream.kill();
}
process.exit(failed ? 1 : 0);
