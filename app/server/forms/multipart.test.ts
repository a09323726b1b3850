import { describe, expect, test } from "vitest";
import { getBoundary, readParts } from "./multipart";

const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";

const encode = (parts: [header: string, data: string][]) =>
  `${parts
    .map(
      ([header, data]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${data}\r\n`,
    )
    .join("")}--${BOUNDARY}--\r\n`;

/** Cut into pieces of this size, as a network may. */
const toBody = (text: string, size: number) => {
  const bytes = Buffer.from(text);
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(out) {
        if (at >= bytes.length) return out.close();
        out.enqueue(bytes.subarray(at, (at += size)));
      },
    },
    { highWaterMark: 0 },
  );
};

async function readAll(text: string, size: number) {
  const found: [string, string | null, string][] = [];
  for await (const { name, fileName, data } of readParts(toBody(text, size), BOUNDARY)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of data) chunks.push(chunk);
    found.push([name, fileName, Buffer.concat(chunks).toString()]);
  }
  return found;
}

describe("readParts", () => {
  const text = encode([
    ['name="title"', "Bab satu"],
    [
      'name="mediaFile.file"; filename="a;b=c %22d%22 é.mp4"\r\nContent-Type: video/mp4',
      "x\r\n--y",
    ],
    ['name="body"', ""],
    ['name="captionsFile.file"; filename=""', ""],
  ]);

  test.each([1, 7, 64, 100_000])("reads fields and files in pieces of %d bytes", async (size) => {
    expect(await readAll(text, size)).toEqual([
      ["title", null, "Bab satu"],
      ["mediaFile.file", 'a;b=c "d" é.mp4', "x\r\n--y"],
      ["body", null, ""],
      ["captionsFile.file", "", ""],
    ]);
  });

  test("skips what its reader leaves, begun or not", async () => {
    const names: string[] = [];
    for await (const { name, data } of readParts(toBody(text, 5), BOUNDARY)) {
      names.push(name);
      if (name === "mediaFile.file") {
        await data.next();
        await data.return();
      }
    }

    expect(names).toEqual(["title", "mediaFile.file", "body", "captionsFile.file"]);
  });

  test.each([
    ["a body that ends early", text.slice(0, 200)],
    ["another boundary", text.replaceAll(BOUNDARY, "another")],
    ["a field without a name", encode([['filename="x"', ""]])],
    ["an endless header", encode([[`name="${"x".repeat(20_000)}"`, ""]])],
  ])("fails at %s", async (_title, broken) => {
    await expect(readAll(broken, 50)).rejects.toThrow();
  });
});

test.each([
  [`multipart/form-data; boundary=${BOUNDARY}`, BOUNDARY],
  ['multipart/form-data; charset=utf-8; boundary="a b"', "a b"],
  ["application/x-www-form-urlencoded", null],
  [null, null],
])("getBoundary reads %j", (contentType, boundary) => {
  expect(getBoundary(contentType)).toBe(boundary);
});
