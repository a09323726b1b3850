import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getImageUrl, toImagePath } from "~/lib/image-address";
import { createLog } from "../log/log";
import { createImageService } from "./image-service";
import { isAllowedOrigin } from "./remote-images";

describe("isAllowedOrigin", () => {
  const patterns = ["https://cdn.example", "https://*.files.example", "http://127.0.0.1:9000"];

  test.each([
    "https://cdn.example/a.jpg",
    "https://a.files.example/x",
    "https://b.a.files.example/x",
    "http://127.0.0.1:9000/a",
  ])("allows %s", (address) => expect(isAllowedOrigin(new URL(address), patterns)).toBe(true));

  test.each([
    "http://cdn.example/a.jpg",
    "https://cdn.example:444/a.jpg",
    "https://cdn.example.evil.example/a.jpg",
    "https://files.example/x",
    "https://evilfiles.example/x",
    "https://cdn.example@evil.example/x",
    "http://127.0.0.1/a",
    "http://169.254.169.254/latest",
  ])("rejects %s", (address) => expect(isAllowedOrigin(new URL(address), patterns)).toBe(false));
});

describe("[NET6] images of other sites", () => {
  let picture: Buffer;
  const requests: string[] = [];
  const host = createServer((request, response) => {
    requests.push(request.url ?? "");
    if (request.url === "/moved") response.writeHead(302, { Location: "/a.jpg" }).end();
    else if (request.url === "/away")
      response.writeHead(302, { Location: "http://127.0.0.1:1/a.jpg" }).end();
    else if (request.url === "/loop") response.writeHead(302, { Location: "/loop" }).end();
    else if (request.url === "/logo.svg")
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>');
    else if (request.url === "/page") response.end("<h1>bukan gambar</h1>");
    else if (request.url === "/huge") response.end(Buffer.alloc(9 * 1_048_576));
    else if (request.url?.startsWith("/a.jpg")) response.end(picture);
    else response.writeHead(404).end();
  });
  let origin = "";
  let service: ReturnType<typeof createImageService>;

  beforeAll(async () => {
    picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#2096C4" },
    })
      .jpeg()
      .toBuffer();
    await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    service = createImageService({
      publicDir: mkdtempSync(join(tmpdir(), "pendopo-public-")),
      cacheDir: join(mkdtempSync(join(tmpdir(), "pendopo-images-")), "cache"),
      origins: [origin],
      log: createLog({ level: "silent" }),
    });
  });
  afterAll(() => host.close());
  beforeEach(() => void requests.splice(0));

  const ask = (address: string, format = "webp") =>
    service(new Request(`http://x.test${getImageUrl(toImagePath(address), 320, format)}`));
  const describeImage = async (response: Response) => {
    const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return `${format} ${width}`;
  };

  test("are fetched once, scaled and kept", async () => {
    const answers = await Promise.all([ask(`${origin}/a.jpg?1`), ask(`${origin}/a.jpg?1`)]);
    const later = await ask(`${origin}/a.jpg?1`);

    expect(await Promise.all([...answers, later].map(describeImage))).toEqual(
      Array(3).fill("webp 320"),
    );
    expect(requests).toEqual(["/a.jpg?1"]);
  });

  test("follow redirects within the allowed origins", async () => {
    expect(await describeImage(await ask(`${origin}/moved`))).toBe("webp 320");
  });

  test("may be SVG, which is drawn as pixels", async () => {
    expect(await describeImage(await ask(`${origin}/logo.svg`, "png"))).toMatch(/^png /);
  });

  test.each(["/away", "/loop", "/page", "/huge", "/none"])(
    "that cannot be read (%s) become a generated cover, without another request for minutes",
    async (path) => {
      const first = await ask(origin + path);
      const count = requests.length;
      const second = await ask(origin + path);

      for (const { status, headers } of [first, second])
        expect([status, headers.get("content-type")]).toEqual([
          200,
          "image/svg+xml; charset=utf-8",
        ]);
      expect(requests).toHaveLength(count);
      expect((await ask(origin + path, "png")).status).toBe(404);
    },
  );

  test("of an origin that is not allowed are never requested", async () => {
    const response = await ask(origin.replace("127.0.0.1", "localhost"));

    expect(response.headers.get("content-type")).toContain("svg");
    expect(requests).toEqual([]);
  });
});
