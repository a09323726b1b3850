import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startApp } from "../support/start-app";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const getMajor = (version: string) => Number.parseInt(version.replace(/^v/, ""), 10);
const imageMajor = getMajor(read(".nvmrc"));

describe("the Node of the image", () => {
  test("is the one in the Dockerfile, .nvmrc and the pinned packages", () => {
    const images = [...read("Dockerfile").matchAll(/^FROM node:(\S+)/gm)].map(([, tag = ""]) =>
      getMajor(tag),
    );
    const pins = Object.values<string>(JSON.parse(read("package.json")).optionalDependencies);

    expect(images).toEqual([imageMajor, imageMajor]);
    expect(pins.map(getMajor)).toEqual([imageMajor, imageMajor, imageMajor]);
    expect(new Set(pins).size).toBe(1);
  });

  test("runs the tests", () => {
    expect(getMajor(process.version)).toBe(imageMajor);
  });

  test("runs the app, which logs it at start", async () => {
    const app = await startApp({
      DATA_DIR: mkdtempSync(join(tmpdir(), "pendopo-runtime-")),
      SEED: "none",
      LOG_LEVEL: "info",
    });
    await app.stop();

    const version = /"node":"([^"]+)"[^\n]*listening on/.exec(app.output())?.[1] ?? "";

    expect(getMajor(version)).toBe(imageMajor);
  });
});
