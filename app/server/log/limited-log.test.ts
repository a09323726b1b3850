import { expect, test } from "vitest";
import { HostError } from "../hosts/host-contract";
import { toCause, toErrorFields, warnFailure, warnOncePerMinute } from "./limited-log";

const createLog = () => {
  const lines: object[] = [];
  return { lines, warn: (fields: object | string) => void lines.push(fields as object) };
};

test("warnOncePerMinute writes one line a minute for each cause and counts the others", () => {
  const log = createLog();
  const warn = (cause: string, now: number) =>
    warnOncePerMinute(log, cause, { message: "failed", fields: { cause }, now });
  for (let now = 0; now < 60_000; now += 1_000) warn("lms", now);
  warn("services", 5_000);
  warn("lms", 60_000);
  warn("lms", 60_001);
  warn("lms", 120_000);

  expect(log.lines).toEqual([
    { cause: "lms" },
    { cause: "services" },
    { cause: "lms", suppressed: 59 },
    { cause: "lms", suppressed: 1 },
  ]);
});

test("toErrorFields names a failed call's host and reason without a stack", () => {
  const error = new HostError("lms", "getAppId", "deadline", 0, "no response within 2000 ms");

  expect(toErrorFields(error)).toEqual({
    host: "lms",
    operation: "getAppId",
    kind: "deadline",
    status: 0,
    reason: "no response within 2000 ms",
  });
  expect(toCause(error)).toBe("lms deadline 0");
});

test("warnFailure writes one line for a host's fault, wherever it is noticed", () => {
  const log = createLog();
  const fail = (host: string, operation: string, message: string) =>
    warnFailure(log, new HostError(host, operation, "deadline", 0, "late"), {
      message,
      fields: { requestId: "r" },
    });
  fail("records", "listDonations", "optional data unavailable");
  fail("records", "createDonation", "form submission failed");
  fail("lms", "getAppId", "page failed");

  expect(log.lines).toMatchObject([
    { requestId: "r", host: "records", operation: "listDonations", kind: "deadline" },
    { host: "lms", operation: "getAppId" },
  ]);
});
