import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "~/lib/time";
import { listBackups } from "~/server/features/operations/backups";
import { checkHosts, listHosts } from "~/server/features/operations/hosts";
import { listJobs } from "~/server/features/operations/jobs";
import { readSystem, selectNewestSections } from "~/server/features/operations/system";
import { listTroubles } from "~/server/features/operations/troubles";
import type { RequestContext } from "~/server/request/context";
import { createFakeContext, createHostError, createPage } from "./fake-context";

const NOW = Date.UTC(2026, 10, 22, 5);

type Health = ReturnType<RequestContext["hostMonitor"]["list"]>[number];

const createHealth = (changes: Partial<Health> = {}): Health => ({
  name: "services",
  origin: null,
  circuit: "closed",
  lastSuccessAt: null,
  lastFailure: null,
  lastHour: { calls: 0, medianMs: null, slowestMs: null },
  lastCheck: null,
  ...changes,
});

function createContext(
  admin: Record<string, () => unknown> | null,
  health: Health[] = [],
  sourceUrl: string | null = null,
) {
  const checked: (string | null)[] = [];
  const hostMonitor = {
    list: () => health,
    check: async (name: string | null) => void checked.push(name),
    watch: () => undefined,
  };
  const { context } = createFakeContext({}, admin);
  return { context: { ...context, hostMonitor, sourceUrl }, checked };
}

const FINE = { failingJobs: [], failedMails: 0, newestBackupAt: NOW - DAY_MS, installedAt: 0 };

test("listHosts names circuits, causes and latencies, without credentials or people", () => {
  const { context } = createContext(null, [
    createHealth({
      origin: "https://api.example",
      circuit: "open",
      lastSuccessAt: NOW,
      lastFailure: {
        at: NOW,
        cause: {
          kind: "network",
          status: 0,
          detail: "fetch https://sri:rahasia@api.example/x?token=abc failed for sri@akun.example",
        },
      },
      lastHour: { calls: 1_250, medianMs: 41.5, slowestMs: 2_000 },
      lastCheck: { at: NOW, ms: 12.2, cause: null },
    }),
    createHealth({
      name: "drive",
      lastCheck: { at: NOW, ms: 9, cause: { kind: "status", status: 503, detail: "" } },
    }),
  ]);
  const { rows, instance } = listHosts(context);

  expect(instance).toContain(String(process.pid));
  expect(rows).toMatchObject([
    {
      place: "https://api.example",
      circuit: { label: "Terputus" },
      latency: "1.250 panggilan, median 42 ms, terlama 2 detik",
      lastCheck: expect.stringMatching(/menjawab dalam 12 ms$/),
    },
    {
      place: "tertanam",
      latency: "tidak ada panggilan",
      lastFailure: null,
      lastCheck: expect.stringMatching(/menjawab dengan status 503$/),
    },
  ]);
  expect(rows[0]?.lastFailure).toContain("…@…");
  expect(rows[0]?.lastFailure).not.toMatch(/rahasia|sri|abc/);
});

test("checkHosts checks one known host, or all", async () => {
  const { context, checked } = createContext(null, [createHealth()]);

  await checkHosts(context, "services");
  await checkHosts(context, "");
  await checkHosts(context, "constructor");

  expect(checked).toEqual(["services", null, null]);
});

test("listTroubles names open circuits, failed jobs, failed mail and old backups", async () => {
  const cause = { kind: "deadline", status: 0, detail: "" } as const;
  const open = createHealth({ circuit: "open", lastFailure: { at: NOW, cause } });
  const getTroubles = () => ({
    failingJobs: [{ name: "send-outbox", at: NOW, cause: "connect ECONNREFUSED" }],
    failedMails: 3,
    newestBackupAt: NOW - 8 * DAY_MS,
    installedAt: 0,
  });
  const { context } = createContext({ getTroubles }, [open, createHealth({ name: "lms" })]);

  expect((await listTroubles(context, NOW))?.map(({ title }) => title)).toEqual([
    "Layanan services terputus",
    "Pekerjaan latar gagal: Mengirim surat",
    "3 surat gagal terkirim",
    "Cadangan terakhir lebih dari 7 hari lalu",
  ]);
});

test("listTroubles is empty while all is well, and asks for a first backup after a week", async () => {
  const read = (changes: object) =>
    listTroubles(createContext({ getTroubles: () => ({ ...FINE, ...changes }) }).context, NOW);

  expect(await read({})).toEqual([]);
  expect(await read({ newestBackupAt: null, installedAt: NOW - 6 * DAY_MS })).toEqual([]);
  expect(await read({ newestBackupAt: null, installedAt: NOW - 8 * DAY_MS })).toMatchObject([
    { title: "Belum ada cadangan" },
  ]);
});

test("listTroubles tells what it knows while the admin host is away, or missing", async () => {
  const getTroubles = () => {
    throw createHostError(503);
  };
  const open = createHealth({ circuit: "open" });

  expect(await listTroubles(createContext({ getTroubles }).context, NOW)).toBeNull();
  expect(await listTroubles(createContext({ getTroubles }, [open]).context, NOW)).toHaveLength(1);
  expect(await listTroubles(createContext(null).context, NOW)).toEqual([]);
});

test("listJobs puts failing jobs first and says how each one went", async () => {
  const job = {
    name: "sweep",
    intervalMs: 10 * MINUTE_MS,
    isDaily: false,
    isRunning: false,
    startedAt: NOW,
    finishedAt: NOW,
    lastMs: 1_250,
    nextAt: NOW,
    failures: 0,
    lastFailure: null,
  };
  const failing = { ...job, name: "x-unknown", failures: 2, lastFailure: { at: NOW, cause: "c" } };
  const running = { ...job, name: "nightly-backup", isDaily: true, isRunning: true, nextAt: null };
  const { context } = createContext({ listJobs: () => [job, running, failing] });

  expect(await listJobs(context)).toMatchObject([
    { label: "x-unknown", status: { label: "Gagal 2 kali" } },
    {
      label: "Menghapus yang kedaluwarsa",
      schedule: "tiap 10 menit",
      status: { label: "Berhasil" },
      lastRun: expect.stringMatching(/, 1,3 detik$/),
    },
    { schedule: "setiap hari", status: { label: "Berjalan" }, nextRun: "setelah yang ini selesai" },
  ]);
});

test("listBackups says what a task does, and links archives only", async () => {
  const backup = {
    kind: "manual",
    bytes: 2_048,
    createdAt: NOW,
    verified: null,
    isDeletable: true,
  };
  const task = {
    id: "1",
    kind: "make",
    name: "pendopo-20261122T050000Z.tar.gz",
    state: "running",
    requestedBy: "Sekar",
    requestedAt: NOW,
    startedAt: NOW,
    finishedAt: null,
    progress: 45,
    instance: "web/1",
    error: null,
    rows: null,
    files: null,
    missingFiles: null,
  };
  const list = () => ({
    ...createPage([
      { ...backup, name: task.name, verified: { at: NOW, error: "x is missing." } },
      { ...backup, name: "before-upgrade-1.sqlite", kind: "upgrade", isDeletable: false },
    ]),
    instance: "web/1",
    database: "postgres",
    totalBytes: 4_096,
    tasks: [task],
  });
  const view = await listBackups(createContext({ listBackups: list }).context, { page: 1 });

  expect(view).toMatchObject({ isPostgres: true, isWorking: true, total: "4 KB" });
  expect(view.rows).toMatchObject([
    { href: `/Dashboard/Sistem/Cadangan/${task.name}`, verified: { status: { label: "Rusak" } } },
    { href: null, kind: "Salinan sebelum pembaruan", verified: null },
  ]);
  expect(view.tasks[0]?.detail).toMatch(/^diminta Sekar, .*; 45% di web\/1$/);
});

test("readSystem links documents where the operator names the repository", async () => {
  const getSystem = () => ({
    instance: "web/1",
    version: "0.1.0",
    commit: null,
    node: "24.0.0",
    database: { kind: "sqlite", version: "3.51", bytes: 1_048_576 },
    migrations: { count: 3, latest: "0050-operations" },
    files: {
      tenants: [{ name: "main.localhost", count: 2, bytes: 2_048 }],
      count: 2,
      bytes: 2_048,
    },
    disk: { freeBytes: 1_073_741_824, totalBytes: 2_147_483_648 },
  });
  const read = (sourceUrl: string | null) =>
    readSystem(createContext({ getSystem }, [], sourceUrl).context);
  const { documents, facts, notesHtml } = await read("https://git.example/pendopo");

  expect(documents[0]?.href).toBe("https://git.example/pendopo/blob/HEAD/README.md");
  expect((await read(null)).documents[0]?.href).toBeNull();
  expect(facts.map(({ value }) => value)).toContain("SQLite 3.51, 1 MB");
  expect(notesHtml).toMatch(/^<h3>Unreleased<\/h3>\s*<h4>/);
  expect(notesHtml.length).toBeLessThan(20_000);
});

test("selectNewestSections takes two sections, below the page's headings, without links", () => {
  const sections = selectNewestSections(
    "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A [page](docs/x.md)\n\n## [0.2.0] - 2026\n\n- B\n\n## [0.1.0]\n\n- C\n",
  );

  expect(sections).toContain("### Unreleased\n\n#### Added\n\n- A page\n");
  expect(sections).toContain("### 0.2.0 - 2026");
  expect(sections).not.toContain("C");
});
