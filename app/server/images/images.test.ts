import { mkdirSync, mkdtempSync, readdirSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { getBlobKey } from "../embedded/domain/files/files";
import { createFolderStore } from "../embedded/domain/files/folder-blob-store";
import { withUploadCopies } from "../embedded-data";
import { createLog } from "../log/log";
import { createCovers } from "./cover-response";
import { renderCoverSvg, renderPortraitSvg } from "./cover-svg";
import { createImageCache, getImageCacheDir } from "./image-cache";
import { parseImagePath } from "./image-path";
import { createImageService } from "./image-service";
import { createRenderQueue } from "./render-queue";

const colours = { primary: "#2096C4", secondary: "#2F80ED", dark: "#212529" };

describe("parseImagePath", () => {
  test("[NET6] accepts the listed widths only", () => {
    for (const width of [320, 640, 768, 1024, 1280, 1536])
      expect(parseImagePath(`/_ipx/w_${width},f_webp/images/a.jpg`)?.width).toBe(width);
    for (const width of [1, 319, 2000, 9999])
      expect(parseImagePath(`/_ipx/w_${width},f_webp/images/a.jpg`)).toBeNull();
  });

  test.each([
    "/_ipx/w_640,f_gif/images/a.jpg",
    "/_ipx/w_640,f_webp/images/../../secrets.json",
    "/_ipx/w_640,f_webp/../data/a.jpg",
    "/_ipx/w_640,f_webp/https://evil.example/a.jpg",
    `/_ipx/w_640,f_webp/~${Buffer.from("file:///etc/passwd").toString("base64url")}`,
    `/_ipx/w_640,f_webp/~${Buffer.from("//evil.example/a").toString("base64url")}`,
    "/_ipx/w_640,f_webp//evil.example/a.jpg",
    "/_ipx/w_640,f_webp/images/a.svg",
    "/_ipx/w_640,f_webp/.hidden/a.jpg",
    "/_ipx/w_640,f_webp/Berkas/0123456789abcdef",
    "/_ipx/w_640,h_10,f_webp/images/a.jpg",
  ])("rejects %s", (path) => expect(parseImagePath(path)).toBeNull());
});

describe("image service", () => {
  const publicDir = mkdtempSync(join(tmpdir(), "pendopo-public-"));
  const cacheDir = join(mkdtempSync(join(tmpdir(), "pendopo-images-")), "cache");
  const service = createImageService({ publicDir, cacheDir, log: createLog({ level: "silent" }) });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    service(new Request(`http://x.test${path}`, { headers }));

  beforeAll(async () => {
    mkdirSync(join(publicDir, "images"));
    await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2096C4" } })
      .jpeg()
      .toFile(join(publicDir, "images/a.jpg"));
  });

  test("[NET6] encodes an image in the requested width and format once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask("/_ipx/w_320,f_webp/images/a.jpg")),
    );
    const bytes = Buffer.from((await answers[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320 });
    expect(readdirSync(cacheDir)).toHaveLength(1);
  });

  test("answers 304 to a known image, 404 to a missing one and 400 to an invalid path", async () => {
    const etag = (await ask("/_ipx/w_320,f_webp/images/a.jpg")).headers.get("etag") ?? "";
    expect((await ask("/_ipx/w_320,f_webp/images/a.jpg", { "if-none-match": etag })).status).toBe(
      304,
    );
    expect((await ask("/_ipx/w_320,f_webp/images/none.jpg")).status).toBe(404);
    expect((await ask("/_ipx/w_321,f_webp/images/a.jpg")).status).toBe(400);
  });
});

describe("image service with uploads", () => {
  const id = "0123456789abcdef0123456789abcdef";
  const path = `/_ipx/w_320,f_webp/Berkas/${id}`;
  const createService = (dataDir = mkdtempSync(join(tmpdir(), "pendopo-images-"))) =>
    createImageService({
      publicDir: mkdtempSync(join(tmpdir(), "pendopo-public-")),
      cacheDir: getImageCacheDir(dataDir),
      log: createLog({ level: "silent" }),
    });
  const createPicture = async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#c42" } });
    return Uint8Array.from(await picture.jpeg().toBuffer()).buffer;
  };

  test("scales a file of the tenant's drive and keeps it from other tenants", async () => {
    const service = createService();
    const picture = await createPicture();
    const reads: string[] = [];
    const ask = (tenantId: string, stored: ArrayBuffer | null) =>
      service(new Request(`http://x.test${path}`), {
        tenantId,
        read: async (asked) => {
          reads.push(`${tenantId} ${asked}`);
          return stored;
        },
      });

    const own = await ask("lms-ours", picture);
    await ask("lms-ours", picture);
    const foreign = await ask("lms-theirs", null);

    const { format, width } = await sharp(Buffer.from(await own.arrayBuffer())).metadata();
    expect([own.status, format, width]).toEqual([200, "webp", 320]);
    expect(foreign.status).toBe(404);
    expect(reads).toEqual([`lms-ours ${id}`, `lms-theirs ${id}`]);
  });

  test("serves no copy of a file after its bytes are deleted", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "pendopo-images-"));
    const service = createService(dataDir);
    const blobs = withUploadCopies(createFolderStore(dataDir), dataDir);
    const ask = async (fileId: string, stored: ArrayBuffer | null) => {
      const request = new Request(`http://x.test${path.replace(id, fileId)}`);
      return (await service(request, { tenantId: "lms-ours", read: async () => stored })).status;
    };
    const otherId = id.replace("0", "f");
    const picture = await createPicture();
    const before = [await ask(id, picture), await ask(otherId, picture)];

    await blobs.delete(getBlobKey(id));

    expect(before).toEqual([200, 200]);
    expect([await ask(id, null), await ask(otherId, null)]).toEqual([404, 200]);
  });

  test("answers 422 for a file that is no image", async () => {
    const read = async () => new TextEncoder().encode("%PDF-1.4").buffer as ArrayBuffer;
    const answer = await createService()(new Request(`http://x.test${path}`), {
      tenantId: "lms-ours",
      read,
    });
    expect(answer.status).toBe(422);
  });
});

test("createImageCache evicts the least recently used images above maxBytes", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "pendopo-cap-")), "cache");
  const files = createImageCache(folder, 1000);
  for (const [second, name] of ["a", "b", "c", "d"].entries()) {
    await files.write(name, Buffer.alloc(300));
    utimesSync(join(folder, name), second, second);
  }
  expect(await files.read("a")).toBeNull();
  expect(await files.read("d")).toHaveLength(300);
});

describe("covers", () => {
  test("renderCoverSvg gives the pictures of an album other grounds than their neighbours", () => {
    const readGround = (at: number) =>
      /<rect [^>]*fill="([^"]+)"/.exec(renderCoverSvg(`album-pasar-${at}`, colours))?.[1];

    for (let at = 1; at < 20; at++) expect(readGround(at)).not.toBe(readGround(at + 1));
  });

  test("renderCoverSvg is deterministic by seed and distinct between seeds", () => {
    expect(renderCoverSvg("web", colours)).toBe(renderCoverSvg("web", colours));
    expect(
      new Set(Array.from({ length: 40 }, (_, at) => renderCoverSvg(`kelas-${at}`, colours))).size,
    ).toBe(40);
  });

  test("covers and portraits contain no script, text or external reference", () => {
    for (const svg of [renderCoverSvg("web", colours), renderPortraitSvg("dewi", colours)])
      expect(svg).not.toMatch(/<script|<text|href=|url\((?!#)/);
  });

  const request = (
    kind: string,
    file: string,
    more: { clientIp?: string; known?: boolean } = {},
  ) => ({
    kind,
    file,
    colours,
    clientIp: more.clientIp ?? "203.0.113.7",
    isKnown: async () => more.known ?? true,
  });

  test("createCovers answers SVG and PNG for slugs of known kinds, and 404 otherwise", async () => {
    const createCoverResponse = createCovers();
    expect(
      (await createCoverResponse(request("class", "web.svg"))).headers.get("content-type"),
    ).toContain("image/svg+xml");

    const png = await createCoverResponse(request("class", "web.png"));

    expect(await sharp(Buffer.from(await png.arrayBuffer())).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    for (const [kind, file] of [
      ["other", "web.svg"],
      ["class", "../x.svg"],
      ["class", "web.html"],
    ] as const)
      expect((await createCoverResponse(request(kind, file))).status).toBe(404);
  });

  /** A queue that records the greatest number of renders at work. */
  const createObservedQueue = (maxWaiting?: number) => {
    const inner = createRenderQueue(maxWaiting === undefined ? {} : { maxWaiting });
    const seen = { renders: 0, most: 0 };
    const queue = {
      run: <T>(work: () => Promise<T>) =>
        inner.run(async () => {
          seen.renders++;
          seen.most = Math.max(seen.most, inner.running);
          return work();
        }),
      get running() {
        return inner.running;
      },
    };
    return { queue, seen };
  };

  test("createCovers renders no PNG of a slug that the tenant has no record of", async () => {
    const { queue, seen } = createObservedQueue();
    const createCoverResponse = createCovers({ queue });
    const responses = await Promise.all(
      Array.from({ length: 36 }, (_, at) =>
        createCoverResponse(request("class", `rekaan-${at}.png`, { known: false })),
      ),
    );

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    expect(seen.renders).toBe(0);
  });

  test("createCovers renders one PNG at a time, each once, so that passwords keep their threads", async () => {
    const { queue, seen } = createObservedQueue();
    const createCoverResponse = createCovers({ queue });
    const files = ["a.png", "b.png", "c.png", "a.png", "b.png", "c.png"];
    const responses = await Promise.all(
      files.map((file) => createCoverResponse(request("class", file))),
    );

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(seen).toEqual({ renders: 3, most: 1 });
    expect(sharp.concurrency()).toBe(1);
  });

  test("createCovers answers 503 while the queue is full", async () => {
    const { queue } = createObservedQueue(1);
    const createCoverResponse = createCovers({ queue });
    const responses = await Promise.all(
      ["a.png", "b.png", "c.png"].map((file) => createCoverResponse(request("class", file))),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 503]);
  });

  test("createCovers limits renders per network and minute, not covers in the cache", async () => {
    const time = { now: 1_000_000 };
    const queue = { run: <T>(work: () => Promise<T>) => work(), running: 0 };
    const createCoverResponse = createCovers({
      queue,
      clock: () => time.now,
      maxRendersPerMinute: 2,
    });
    const ask = async (file: string, clientIp = "2001:db8::1") =>
      (await createCoverResponse(request("class", file, { clientIp }))).status;
    for (const file of ["kelas-0.png", "kelas-1.png"]) expect(await ask(file)).toBe(200);

    expect(await ask("kelas-2.png", "2001:db8::2")).toBe(429);
    expect(await ask("kelas-0.png")).toBe(200);
    expect(await ask("kelas-2.png", "203.0.113.9")).toBe(200);

    time.now += 60_000;

    expect(await ask("kelas-3.png")).toBe(200);
  });
});
