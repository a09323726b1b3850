import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "~/server/hosts/client";
import { CONTRACTS, type HostName } from "~/server/hosts/contracts";
import { HostError } from "~/server/hosts/host-contract";
import { matchOperation } from "~/server/hosts/match-operation";
import { createTestConnection } from "../hosts/fake-host";
import { createLiteralHost, type HostName as LiteralHostName } from "../literal-host";
import { SAMPLES } from "../literal-host/check-samples";
import { pickRounds } from "../support/rounds";
import { type LiteralApp, startLiteralApp } from "./literal-app";
import { findGaps } from "./page-checks";
import { Visitor } from "./visitor";

/** Corrupted answers in all. */
const ANSWERS = pickRounds(600, 3_000);
const LONG = { timeout: 60_000 + 100 * ANSWERS };

/** A page, and the calls for its own subject: without their answers it has nothing to show. */
const PAGES: [path: string, subject: RegExp | null][] = [
  ["/", null],
  ["/Blog?page=2", /v3\/post\/list/],
  ["/Blog/800001/x", /v3\/post\/detail/],
  ["/News?category=teknologi", /v3\/post\/list|category/],
  ["/Podcasts", /podcast\/list/],
  ["/Podcasts/800301/x", /podcast\/detail/],
  ["/Articles", /article\/list/],
  ["/Articles/Detail/800201", /v1\/post\/detail/],
  ["/Gallery", /gallery\/list/],
  ["/Event", /v3\/post\/list/],
  ["/Event/temu-muka-literasi-digital-guru-di-lembata", /v3\/post\/detail/],
  ["/Program/800501/x", /v1\/post\/detail/],
  ["/Tulisan-Temans", /v3\/post\/list/],
  ["/Video", /v3\/post\/list/],
  ["/Class", /class\/active/],
  ["/Class/dasar-pemrograman-web", /class\/overview/],
  ["/Class/Competence/analisis-data-dengan-lembar-kerja", /class\/overview/],
  ["/Career", /career\/list/],
  ["/Career/analis-data", /career\/detail/],
  ["/Donation", null],
  ["/Assistant", null],
  ["/CallbackPayment?orderId=ORDER-1", /payment\/callback/],
  ["/Payment-Status/Success?orderId=ORDER-1", /payment\/callback/],
  ["/Dashboard", null],
  ["/Dashboard/Payouts", /payout\/list/],
  ["/Dashboard/Payouts/660001", /payout\/list/],
  ["/Dashboard/Payouts/660001/Approve", /payout\/list/],
  ["/Dashboard/Payouts/Request", /payout\/banks/],
];
const START_UP = /authorizer|cms\/app|user\/me/;

/** Every call but those of start-up, and those that match. */
const allBut = (subject: RegExp | null) =>
  new RegExp(`^(?!.*(?:${START_UP.source}${subject ? `|${subject.source}` : ""}))`);

interface Fault {
  seed: number;
  path: string;
  status: number;
  gaps: string[];
}

describe("[ERR3] pages in front of broken answers", () => {
  let app: LiteralApp;
  let visitor: Visitor;
  beforeAll(async () => {
    app = await startLiteralApp();
    visitor = new Visitor(app.url);
    // Reads of signed-in people are not cached.
    await visitor.signInAs("admin");
    await visitor.submit("/Assistant", "query");
  });
  afterAll(() => app.close());

  /** Opens a page of which all answers are broken: those for its subject with two of three seeds. */
  async function visit(seed: number, [path, subject]: (typeof PAGES)[number]): Promise<Fault[]> {
    const mayFail = subject !== null && seed % 3 !== 0;
    app.host.control.corrupt(seed, allBut(mayFail ? null : subject));
    const { status, text } = await visitor.open(path);
    const allowed = mayFail ? [200, 404, 429, 503] : [200];
    const gaps = findGaps(text);
    return allowed.includes(status) && gaps.length === 0 ? [] : [{ seed, path, status, gaps }];
  }

  test("keep their shape, and fail only for want of their subject", LONG, async () => {
    const faults: Fault[] = [];

    // Bounded: an app that asks its hosts nothing consumes no answers.
    for (let seed = 1; app.host.countCorrupted() < ANSWERS / 3 && seed < ANSWERS / 10; seed++)
      for (const page of PAGES) faults.push(...(await visit(seed, page)));

    expect(faults).toEqual([]);
    expect(app.host.countCorrupted()).toBeGreaterThanOrEqual(ANSWERS / 3);
    expect(app.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("[ERR3] reads in front of broken answers", () => {
  const NAMES: Partial<Record<LiteralHostName, HostName>> = {
    ai: "assistant",
    database: "records",
  };
  /** Words that a value without a text leaves in one. */
  const TRACES = /\bundefined\b|\bNaN\b|\[object/;

  test(
    "every read operation resolves to clean data or rejects with a HostError",
    LONG,
    async () => {
      const host = createLiteralHost();
      const { urls, close } = await host.listen();
      const caller = {
        requestId: "r-1",
        tenantId: "410001",
        chatToken: "chat",
        accessToken: "access-admin",
      };
      const reads = SAMPLES.filter(({ key }) => /^GET |payment\/detail/.test(key)).map((sample) => {
        const [method = "", address = ""] = sample.key.split(" ");
        const literal = address.split("/")[0] as LiteralHostName;
        const name = NAMES[literal] ?? (literal as HostName);
        const contract = CONTRACTS[name];
        const url = new URL(sample.path, "http://literal/");
        const match = matchOperation(contract, method, url.pathname);
        if (typeof match === "number") throw new Error(`no operation for ${sample.key}`);
        const client = createClient(contract, createTestConnection(urls[literal]), caller);
        const call = (client as Record<string, (input: object) => Promise<{ data: unknown }>>)[
          match.name
        ];
        const input = {
          params: { ...match.params, ...("type" in match.params && { type: "students" }) },
          query: { kindSlug: "news", orderId: "ORDER-1", ...Object.fromEntries(url.searchParams) },
          body: { orderId: "ORDER-1" },
        };
        return { name: `${name}.${match.name}`, run: () => call?.(input) };
      });
      const faults: string[] = [];

      for (let seed = 1; host.countCorrupted() < (2 * ANSWERS) / 3; seed++) {
        host.control.corrupt(seed);
        await Promise.all(
          reads.map(async ({ name, run }) => {
            const outcome = await Promise.resolve(run()).catch((error: unknown) => error);
            if (outcome instanceof HostError) return;
            const text = outcome instanceof Error ? String(outcome.stack) : JSON.stringify(outcome);
            if (outcome instanceof Error || TRACES.test(text))
              faults.push(`seed ${seed} ${name} ${text.slice(0, 300)}`);
          }),
        );
      }

      expect(faults).toEqual([]);
      await close();
    },
  );
});

/** Each start meets broken answers to the calls that every page shares. */
test.each([1, 2, 3, 4, 5, 6])(
  "[ERR3] [BOOT1] a start in front of broken answers shows a page or says that there is none, seed %i",
  async (seed) => {
    const app = await startLiteralApp({ corrupt: seed });
    const faults: Fault[] = [];

    for (const path of ["/", "/Blog", "/Class/dasar-pemrograman-web"]) {
      const { status, html } = await app.get(path);
      const gaps = findGaps(html);
      if (![200, 404, 503].includes(status) || gaps.length > 0)
        faults.push({ seed, path, status, gaps });
    }

    expect(faults).toEqual([]);
    expect(app.log.lines.filter(({ level }) => level === "error")).toEqual([]);
    await app.close();
  },
);
