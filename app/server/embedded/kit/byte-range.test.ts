import { expect, test } from "vitest";
import { parseRange, serveBytes } from "./byte-range";

test.each([
  [null, null],
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["Bytes=5-5", { start: 5, end: 5 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=100-200", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-3", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  ["bytes=a-b", null],
  ["seconds=0-9", null],
])("parseRange reads %s of 100 bytes", (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

const text = "abcdefghij";
const sendRequest = (headers: Record<string, string>) =>
  serveBytes(new Request("http://x.test", { headers }), {
    etag: '"e"',
    size: text.length,
    headers: { "Content-Type": "text/plain" },
    read: async (range) =>
      new Blob([range ? text.slice(range.start, range.end + 1) : text]).stream(),
  });

test("serveBytes answers 206 for a range, 200 for a changed file, 304 for a known one", async () => {
  const part = await sendRequest({ range: "bytes=2-4", "if-range": '"e"' });

  expect([part?.status, part?.headers.get("content-range"), await part?.text()]).toEqual([
    206,
    "bytes 2-4/10",
    "cde",
  ]);

  const other = await sendRequest({ range: "bytes=2-4", "if-range": '"old"' });

  expect([other?.status, other?.headers.get("content-length"), await other?.text()]).toEqual([
    200,
    "10",
    text,
  ]);
  expect((await sendRequest({ "if-none-match": 'W/"x", W/"e"' }))?.status).toBe(304);

  const beyond = await sendRequest({ range: "bytes=10-" });

  expect([beyond?.status, beyond?.headers.get("content-range"), beyond?.body]).toEqual([
    416,
    "bytes */10",
    null,
  ]);
});
