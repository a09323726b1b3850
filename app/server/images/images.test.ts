import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../log/log";
import { createCoverResponse } from "./cover-response";
import { renderCoverSvg, renderPortraitSvg } from "./cover-svg";
import { createImageCache } from "./image-cache";
import { parseImagePath } from "./image-path";
import { createImageService } from "./image-service";

const colours = { primary: "#2096C4", secondary: "#2F80ED", dark: "#212529" };

describe("image addresses", () => {
  test("[NET6] the listed widths are read, and no other", () => {
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
    "/_ipx/w_640,f_webp//evil.example/a.jpg",
    "/_ipx/w_640,f_webp/images/a.svg",
    "/_ipx/w_640,f_webp/.hidden/a.jpg",
    "/_ipx/w_640,h_10,f_webp/images/a.jpg",
  ])("%s is refused", (path) => expect(parseImagePath(path)).toBeNull());
});

describe("the image service", () => {
  const publicDir = mkdtempSync(join(tmpdir(), "pendopo-public-"));
  const cacheDir = join(mkdtempSync(join(tmpdir(), "pendopo-images-")), "kept");
  const service = createImageService({ publicDir, cacheDir, log: createLog({ level: "silent" }) });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    service(new Request(`http://x.test${path}`, { headers }));

  beforeAll(async () => {
    mkdirSync(join(publicDir, "images"));
    await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2096C4" } })
      .jpeg()
      .toFile(join(publicDir, "images/a.jpg"));
  });

  test("[NET6] a picture comes in the width and format asked for, and is made once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask("/_ipx/w_320,f_webp/images/a.jpg")),
    );
    const bytes = Buffer.from((await answers[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320 });
    expect(readdirSync(cacheDir)).toHaveLength(1);
  });

  test("a known picture is not sent again; a missing one is 404, a wrong address 400", async () => {
    const etag = (await ask("/_ipx/w_320,f_webp/images/a.jpg")).headers.get("etag") ?? "";
    expect((await ask("/_ipx/w_320,f_webp/images/a.jpg", { "if-none-match": etag })).status).toBe(
      304,
    );
    expect((await ask("/_ipx/w_320,f_webp/images/none.jpg")).status).toBe(404);
    expect((await ask("/_ipx/w_321,f_webp/images/a.jpg")).status).toBe(400);
  });
});

test("kept pictures stay under their cap, the longest unused go first", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "pendopo-cap-")), "kept");
  const files = createImageCache(folder, 1000);
  for (const name of ["a", "b", "c", "d"]) {
    await files.write(name, Buffer.alloc(300));
    await new Promise((wait) => setTimeout(wait, 15));
  }
  expect(await files.read("a")).toBeNull();
  expect(await files.read("d")).toHaveLength(300);
});

describe("covers", () => {
  test("the same seed draws the same cover, another one another", () => {
    expect(renderCoverSvg("web", colours)).toBe(renderCoverSvg("web", colours));
    expect(
      new Set(Array.from({ length: 40 }, (_, at) => renderCoverSvg(`kelas-${at}`, colours))).size,
    ).toBe(40);
  });

  test("covers and portraits hold no script, no text and no other address", () => {
    for (const svg of [renderCoverSvg("web", colours), renderPortraitSvg("dewi", colours)])
      expect(svg).not.toMatch(/<script|<text|href=|url\((?!#)/);
  });

  test("only slugs of known kinds have covers; for sharing there is a PNG", async () => {
    expect(
      (await createCoverResponse("class", "web.svg", colours)).headers.get("content-type"),
    ).toContain("image/svg+xml");
    const png = await createCoverResponse("class", "web.png", colours);
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
      expect((await createCoverResponse(kind, file, colours)).status).toBe(404);
  });
});
