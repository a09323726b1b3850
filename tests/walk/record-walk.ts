import { HOST_NAMES } from "~/server/hosts/contracts";
import { TestBrowser } from "../guards/test-browser";
import type { CallRecorder } from "./call-recorder";
import { type RequestLabels, walk } from "./walk";

/** Pages that no link leads to without an order, an email or an address of a bookmark. */
const START_PAGES = [
  "/",
  "/Register/School",
  "/Donation",
  "/Assistant",
  "/Search?q=kelas",
  "/Dashboard/Payouts?status=queued",
  "/Radio/stream.m3u",
  "/Radio/stream",
];
const WALKS = [
  { tenant: "main", account: null },
  { tenant: "foundation", account: null },
  { tenant: "main", account: "student" },
  { tenant: "main", account: "mentor" },
  { tenant: "main", account: "admin" },
];

/** Settings of an app whose hosts are all behind the recorder. */
export const createRecordedEnv = (recorder: CallRecorder): Record<string, string> => ({
  ...Object.fromEntries(
    HOST_NAMES.map((name) => [`UPSTREAM_${name.toUpperCase()}_URL`, recorder.getUrl(name)]),
  ),
  OWN_HOSTS: "all",
  PAGE_CACHE: "off",
  TRUST_PROXY: "1",
  LOG_LEVEL: "error",
});

interface RecordedWalk {
  /** Pages and forms by `host.operation`. */
  issuers: Map<string, string[]>;
  /** Calls that their contract does not have, with what issued them. */
  wrong: string[];
}

/** Walks the app as guest, student, mentor and admin. */
export async function recordWalk(
  url: string,
  recorder: CallRecorder,
  report: (line: string) => void,
): Promise<RecordedWalk> {
  const labels: RequestLabels = new Map();
  for (const { tenant, account } of WALKS) {
    const pages = await walk({
      url,
      tenant,
      account,
      start: account ? ["/Dashboard", ...START_PAGES] : START_PAGES,
      labels,
    });
    report(`walked ${pages} pages of ${tenant} as ${account ?? "guest"}`);
  }
  await notifyPayment(url, labels);
  const issuers = new Map<string, string[]>();
  const wrong = new Set<string>();
  for (const { requestId, operation, faults } of recorder.calls) {
    const label = labels.get(requestId) ?? "start-up";
    const known = issuers.get(operation) ?? [];
    if (!known.includes(label)) issuers.set(operation, [...known, label]);
    for (const fault of faults) wrong.add(`${operation}: ${fault}, issued by ${label}`);
  }
  return { issuers, wrong: [...wrong] };
}

/** A gateway's notification: the only request that no visitor sends. */
async function notifyPayment(url: string, labels: RequestLabels): Promise<void> {
  const gateway = new TestBrowser(url);
  const response = await gateway.send("/CallbackPayment", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ orderId: "DON-unknown", status: "paid", statusCode: "200" }),
  });
  labels.set(String(response.headers["x-request-id"]), "gateway's POST /CallbackPayment");
}
