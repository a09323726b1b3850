import { expect, test } from "vitest";
import { createReadCache } from "~/server/cache/read-cache";
import { createLog } from "~/server/log/log";
import { createMemoryLog, startTestServer } from "./test-server";

const SECRET = "q7ZrB2mXk0-TnLw9_cYdEa1u";
const ORDER = "DON-4f1c9a52be7d4b0f8f4e1f2a3b4c5d6e";
/** Without the shape of a generated key. */
const PLAIN_ORDER = "INV-2026-000124";
/** Addresses that hold a key, a number that opens something, or words of a visitor. */
const SECRET_PATHS = [
  `/Akun/Kata-Sandi/${SECRET}`,
  `/Akun/Verifikasi/${SECRET}`,
  `/Akun/Undangan/${SECRET}`,
  `/Setup/${SECRET}`,
  `/Lanjutkan/${SECRET}`,
  `/Donation/Bukti/${SECRET}`,
  `/Make-Appointment/Bukti/${SECRET}/Batal`,
  `/Register/School/Isi/${SECRET}/2`,
  `/Bayar/${ORDER}`,
  `/bayar/${ORDER}`,
  `/Tagihan/${SECRET}/Bayar`,
  `/gateway/v1/orders/${ORDER}`,
  `/Bayar/${PLAIN_ORDER}`,
  `/gateway/v1/orders/${PLAIN_ORDER}`,
  "/Assistant/Jawaban/kode-jawaban-pendek",
  `/Payment-Status/Success?orderId=${ORDER}`,
  "/Class?search=siti%40contoh.example",
  `/Assistant/Stream?stream=${SECRET}`,
];
const FORBIDDEN = [SECRET, ORDER, PLAIN_ORDER, "kode-jawaban-pendek", "contoh.example"];

test("the log of a request holds no key, order number, answer id or search words", async () => {
  const log = createMemoryLog();
  const { url } = await startTestServer({
    log,
    handle: (_req, _res, http) => http.send(new Response("page")),
  });
  for (const path of SECRET_PATHS) await (await fetch(url + path)).text();
  const text = JSON.stringify(log.lines);

  expect(log.lines).toHaveLength(SECRET_PATHS.length);
  for (const secret of FORBIDDEN) expect(text).not.toContain(secret);
});

test("fields with order numbers and answer ids are redacted wherever they are logged", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  log.warn({ orderId: ORDER, stream: SECRET }, "gateway order could not be created");
  for (const secret of [ORDER, SECRET]) expect(lines.join("")).not.toContain(secret);
});

test("a failed revalidation names the call without its input", async () => {
  const log = createMemoryLog();
  const time = { now: 1_000 };
  const cache = createReadCache({ clock: () => time.now, log });
  const options = {
    key: "lms-1 services /v3/post/list?search=siti%40contoh.example",
    tag: "lms-1",
    fresh: 10,
    stale: 1_000,
  };
  await cache.read({ ...options, load: async () => 1 });
  time.now += 20;
  await cache.read({ ...options, load: () => Promise.reject(new Error("down")) });
  await new Promise((resolve) => setImmediate(resolve));

  expect(log.lines).toMatchObject([{ fields: { call: "lms-1 services /v3/post/list" } }]);
});
