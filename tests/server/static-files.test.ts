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
  test("a hashed asset is immutable and goes as the bytes that the build compressed", async () => {
    const answer = await get("/assets/app-1a2b3c.js", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(Number(answer.headers.get("content-length"))).toBeLessThan(200);
    expect(await answer.text()).toBe(script);
  });

  test("who accepts no encoding gets the file itself", async () => {
    const answer = await get("/assets/app-1a2b3c.js", {
      headers: { "accept-encoding": "identity" },
    });
    expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([null, script]);
  });

  test("other public files live an hour", async () => {
    expect((await get("/robots.txt")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("a picture that is opened by itself runs nothing", async () => {
    expect((await get("/logo.svg")).headers.get("content-security-policy")).toContain("sandbox");
  });

  test("a missing asset is a plain 404 and never a page", async () => {
    const answer = await get("/assets/gone-000000.js");
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      404,
      "text/plain; charset=utf-8",
      "Not Found",
    ]);
  });

  test.each(["/.env", "/.git/config", "/assets/.hidden.js", "/%2eenv"])(
    "%s is refused",
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

  test("what is no file is handed on to the pages, a name with a dot too", async () => {
    expect(await (await get("/Blog/12/apa-itu-node.js")).text()).toBe("page");
    expect(await (await get("/Class")).text()).toBe("page");
    expect(await (await get("/assets", { method: "POST" })).text()).toBe("page");
  });

  test("a file that vanished after the start cuts that answer and not the process", async () => {
    await writeFile(join(folder, "assets/brief-1a2b3c.txt"), "x");
    const { url } = await startTestServer({ staticDir: folder });
    await rm(join(folder, "assets/brief-1a2b3c.txt"));
    await expect(
      fetch(`${url}/assets/brief-1a2b3c.txt`).then((answer) => answer.text()),
    ).rejects.toThrow();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

test("compressing again writes nothing; small files and pictures get no twins", async () => {
  expect(await precompress(folder)).toBe(0);
  expect(
    (await readdir(folder, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name)).sort(),
  ).toEqual(["assets/app-1a2b3c.js.br", "assets/app-1a2b3c.js.gz"]);
});
