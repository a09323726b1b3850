import { expect, test } from "vitest";
import { readEnv, SettingError } from "./env";

const failure = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingError);
    return (error as Error).message;
  }
  throw new Error("expected a SettingError");
};

test("an empty environment gives working defaults", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: "./data",
    SEED: "none",
    PAGE_CACHE: "on",
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
])("a wrong %s is named in the sentence that stops the start", (name, value) => {
  expect(failure({ [name]: value })).toContain(name);
});

test("all wrong settings are told at once, without their values", () => {
  const message = failure({ SECRET_KEY: "hunter2", SEED: "everything" });
  expect(message).toContain("SECRET_KEY");
  expect(message).toContain("SEED");
  expect(message).not.toContain("hunter2");
});

test("SECRET_KEY is a list, newest first, to allow rotation", () => {
  const [fresh, old] = ["n".repeat(32), "o".repeat(32)];
  expect(readEnv({ SECRET_KEY: `${fresh}, ${old}` }).SECRET_KEY).toEqual([fresh, old]);
});

test("a trailing slash of an upstream address does not matter", () => {
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
  "a service outside without its keys (%o) stops the start and names what is missing",
  (env, names) => {
    expect(() => readEnv(env)).toThrow(SettingError);
    for (const name of names) expect(() => readEnv(env)).toThrow(new RegExp(`needs ${name}\\.`));
  },
);
