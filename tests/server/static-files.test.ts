import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { precompress } from "../../scripts/precompress.mjs";
import { sendRawRequest, startTestServer } from "./test-server";

let folder: string;
const script = `console.log(${JSON.stringify("pendopo ".repeat(400))});`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pendopo-static-"));
  await mkdir(join(folder, "assets"));
  await Promise.all([
    writeFile(join(folder, "assets/app-1a2b3c.js"), script),
    writeFile(join(folder, "assets/small-1a2b3c.js"), "1"),
    writeFile(join(folder, "robots.txt"), "User-agent: *"),
    writeFile(join(folder, "logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    writeFile(join(folder, ".env"), "SECRET=1"),
  ]);
  await precompress(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = async (path: string, init: RequestInit = {}) => {
  const { url } = await startTestServer({ staticDir: folder });
  return fetch(url + path, init);
};

describe("files", () => {
  test("a hashed asset is immutable and sent with the brotli bytes of the build", async () => {
    const answer = await get("/assets/app-1a2b3c.js", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(200);
    expect(await answer.text()).toBe(script);
  });

  test("an asset is sent uncompressed if no encoding is accepted", async () => {
    const answer = await get("/assets/app-1a2b3c.js", {
      headers: { "accept-encoding": "identity" },
    });
    expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([null, script]);
  });

  test("other public files are cacheable for an hour", async () => {
    expect((await get("/robots.txt")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("an SVG is sent with a sandbox policy", async () => {
    expect((await get("/logo.svg")).headers.get("content-security-policy")).toContain("sandbox");
  });

  test("a missing asset is a plain-text 404", async () => {
    const answer = await get("/assets/gone-000000.js");
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      404,
      "text/plain; charset=utf-8",
      "Not Found",
    ]);
  });

  test.each(["/.env", "/.git/config", "/assets/.hidden.js", "/%2eenv"])(
    "the hidden file %s is not served",
    async (path) => {
      const { port } = await startTestServer({ staticDir: folder });
      const answer = await sendRawRequest(
        port,
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).not.toContain("SECRET");
      if (!path.includes("%")) expect(answer).toMatch(/^HTTP\/1\.1 404/);
    },
  );

  test("paths without a file reach the page handler, also with a dot in the name", async () => {
    expect(await (await get("/Blog/12/apa-itu-node.js")).text()).toBe("page");
    expect(await (await get("/Class")).text()).toBe("page");
    expect(await (await get("/assets", { method: "POST" })).text()).toBe("page");
  });

  test("a file deleted after start-up fails its response only", async () => {
    await writeFile(join(folder, "assets/brief-1a2b3c.txt"), "x");
    const { url } = await startTestServer({ staticDir: folder });
    await rm(join(folder, "assets/brief-1a2b3c.txt"));
    await expect(
      fetch(`${url}/assets/brief-1a2b3c.txt`).then((answer) => answer.text()),
    ).rejects.toThrow();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

test("precompress skips small files and images, and writes nothing on a second run", async () => {
  expect(await precompress(folder)).toBe(0);
  expect(
    (await readdir(folder, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name)).sort(),
  ).toEqual(["assets/app-1a2b3c.js.br", "assets/app-1a2b3c.js.gz"]);
});
