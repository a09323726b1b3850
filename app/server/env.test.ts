import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getShutdownDelayMs, readEnv, SettingError } from "./env";

const failure = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as Error).message;
  }
  throw new Error("expected a SettingError");
};

test("readEnv of an empty environment returns working defaults", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: "./data",
    SEED: "none",
    PAGE_CACHE: "on",
    READ_CACHE: "on",
    TRUST_PROXY: 0,
  });
});

test("an empty variable counts as unset", () => {
  expect(readEnv({ UPSTREAM_SERVICES_URL: "", PORT: " " })).toMatchObject({ PORT: 3000 });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["SEED", "everything"],
  ["SECRET_KEY", "short"],
  ["APP_SECRET", "short"],
  ["UPSTREAM_SERVICES_URL", "not an address"],
  ["UPSTREAM_LMS_URL", "ftp://files.example"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["LOG_LEVEL", "loud"],
  ["PAGE_CACHE", "maybe"],
  ["READ_CACHE", "maybe"],
])("an invalid %s is named in the start-up error", (name, value) => {
  expect(failure({ [name]: value })).toContain(name);
});

test("the start-up error lists all invalid settings without their values", () => {
  const message = failure({ SECRET_KEY: "hunter2", SEED: "everything" });
  expect(message).toContain("SECRET_KEY");
  expect(message).toContain("SEED");
  expect(message).not.toContain("hunter2");
});

test("SECRET_KEY is a list, newest first, to allow rotation", () => {
  const [fresh, old] = ["n".repeat(32), "o".repeat(32)];
  expect(readEnv({ SECRET_KEY: `${fresh}, ${old}` }).SECRET_KEY).toEqual([fresh, old]);
});

test("an upstream URL may end with a slash", () => {
  expect(
    readEnv({ UPSTREAM_SERVICES_URL: "http://127.0.0.1:4000/services/" }).UPSTREAM_SERVICES_URL,
  ).toBe("http://127.0.0.1:4000/services");
});

test.each([
  [{ PAYMENT_GATEWAY: "midtrans" }, ["MIDTRANS_SERVER_KEY"]],
  [{ PAYMENT_GATEWAY: "xendit", XENDIT_SECRET_KEY: "x" }, ["XENDIT_CALLBACK_TOKEN"]],
  [
    { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "b" },
    ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ],
  [{ AI_URL: "http://127.0.0.1:8080/v1" }, ["AI_MODEL"]],
])(
  "an external service without its keys (%o) is a start-up error that names them",
  (env, names) => {
    expect(() => readEnv(env)).toThrow(SettingError);
    for (const name of names) expect(() => readEnv(env)).toThrow(new RegExp(`needs ${name}\\.`));
  },
);

test("a stop behind a proxy is announced for longer than deploy/Caddyfile takes to notice", () => {
  const caddyfile = readFileSync(new URL("../../deploy/Caddyfile", import.meta.url), "utf8");
  const readSeconds = (name: string) =>
    Number(new RegExp(`^\\s*${name} (\\d+)s$`, "m").exec(caddyfile)?.[1]);
  const delayOf = (source: Record<string, string>) => getShutdownDelayMs(readEnv(source));

  expect(delayOf({ TRUST_PROXY: "1" })).toBeGreaterThan(1_000 * readSeconds("health_interval"));
  // A refused connection is tried at the other instance.
  expect(readSeconds("lb_try_duration")).toBeGreaterThan(0);
  expect(delayOf({})).toBe(0);
  expect(delayOf({ TRUST_PROXY: "1", SHUTDOWN_DELAY_MS: "100" })).toBe(100);
});
