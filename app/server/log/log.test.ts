import { expect, test } from "vitest";
import { createLog } from "./log";

function createCapturedLog(level = "debug") {
  const lines: string[] = [];
  const log = createLog({ level, destination: { write: (line: string) => void lines.push(line) } });
  return { log, lines };
}

test("createLog redacts secrets at any depth and in any spelling", () => {
  const { log, lines } = createCapturedLog();
  class HostProblem extends Error {
    request = { headers: { AppToken: "geheim", Authorization: "Bearer geheim" } };
  }
  const fields = {
    cookie: "_gt=geheim",
    "Set-Cookie": ["geheim"],
    nested: { list: [{ accessToken: "geheim", newPassword: "geheim" }] },
    headers: new Headers({ apptoken: "geheim" }),
    _gt: "geheim",
    kataSandi: "geheim",
  };
  log.info({ ...fields, error: new HostProblem("host is down") }, "a call");
  log.child({ authorization: "geheim" }).warn({ requestId: "abc" }, "a child");

  expect(lines.join("")).not.toContain("geheim");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "info",
    msg: "a call",
    error: { type: "HostProblem", message: "host is down" },
  });
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ level: "warn", requestId: "abc" });
});

test("createLog drops lines below the level", () => {
  const { log, lines } = createCapturedLog("warn");
  log.info({}, "quiet");
  log.error({}, "loud");
  expect(lines).toHaveLength(1);
});

test("createLog writes circular values", () => {
  const { log, lines } = createCapturedLog();
  const circle: { self?: object } = {};
  circle.self = circle;
  log.info({ circle }, "round");
  expect(lines).toHaveLength(1);
});
