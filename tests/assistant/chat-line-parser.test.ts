import { expect, test } from "vitest";
import { createChatLineParser } from "~/server/answers/chat-line-parser";
import type { ChatLine } from "~/server/hosts/assistant/contract";

const line = (text: string): ChatLine => ({ message_id: "m-1", id: "c-1", text });
/** Two, three and four bytes a letter, escapes, and a newline inside the text. */
const LINES = [
  line(""),
  line("Kelas é “web”"),
  line("baris satu\nbaris dua \\ {"),
  line("漢字 🌏 "),
  line("selesai."),
];

/** A deterministic random number generator. */
function createRandom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

function readAll(pieces: Uint8Array[]) {
  const [decoder, lines] = [new TextDecoder(), createChatLineParser()];
  const found = pieces.flatMap((piece) => lines.push(decoder.decode(piece, { stream: true })));
  return {
    found: [...found, ...lines.push(decoder.decode()), ...lines.end()],
    malformed: lines.malformedCount,
  };
}

function splitAnywhere(bytes: Uint8Array, random: (most: number) => number): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + random(random(4) === 0 ? 64 : 6);
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

const json = LINES.map((one) => JSON.stringify(one));
const WRITTEN: [name: string, text: string][] = [
  ["bare, the last one without a newline", json.join("\n")],
  ["bare, with Windows' ends of lines and empty lines", `\r\n${json.join("\r\n\r\n")}\r\n`],
  ["as events", json.map((one) => `data: ${one}\n\n`).join("")],
  ["as events, the last one not ended", json.map((one) => `data:${one}`).join("\n\n")],
  [
    "as events with names, numbers and comments",
    json.map((one, at) => `: hidup\nevent: message\nid: ${at}\ndata: ${one}\n\n`).join(""),
  ],
  ["as events that no empty line parts", json.map((one) => `data: ${one}\n`).join("")],
  [
    "as events with a word at the end",
    `${json.map((one) => `data: ${one}\n\n`).join("")}data: [DONE]\n\n`,
  ],
  [
    "as an event of several data lines",
    LINES.map((one) => `${JSON.stringify(one, null, 1).replace(/^/gm, "data: ")}\n\n`).join(""),
  ],
];

test.each(WRITTEN)(
  "[CHT3, CHT4] lines %s are read alike however their bytes are split",
  (_, text) => {
    const bytes = new TextEncoder().encode(text);

    expect(readAll([bytes])).toEqual({ found: LINES, malformed: 0 });
    expect(readAll(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual({
      found: LINES,
      malformed: 0,
    });

    const random = createRandom(7);

    for (let round = 0; round < 200; round++)
      expect(readAll(splitAnywhere(bytes, random))).toEqual({ found: LINES, malformed: 0 });
  },
);

test("[CHT3] push returns a line as soon as it is complete", () => {
  for (const text of [`${json[1]}\n`, `data: ${json[1]}\n`]) {
    const lines = createChatLineParser();
    expect(lines.push(text.slice(0, -1))).toEqual([]);
    expect(lines.push("\n")).toEqual([LINES[1]]);
  }
});

test("push skips and counts malformed lines and keeps their neighbours", () => {
  const text = [
    json[0],
    "{rusak",
    "bukan JSON",
    '{"text":1}',
    "data: {rusak",
    "",
    `data: ${json[1]}`,
    "",
    "[1]",
    json[2],
  ].join("\n");

  expect(readAll([new TextEncoder().encode(text)])).toEqual({
    found: LINES.slice(0, 3),
    malformed: 5,
  });
});

test("push skips a line of 10 MB without buffering it, bare and as an event", () => {
  const piece = new TextEncoder().encode("x".repeat(65_536));
  for (const [before, after] of [
    ['{"text":"', '"}\n'],
    ["data: ", "\n\n"],
  ] as const) {
    const pieces = [
      `${json[0]}\n${before}`,
      ...Array<Uint8Array>(160).fill(piece),
      `${after}${json[1]}\n`,
    ];
    const bytes = pieces.map((one) =>
      typeof one === "string" ? new TextEncoder().encode(one) : one,
    );
    expect(readAll(bytes)).toEqual({ found: LINES.slice(0, 2), malformed: 1 });
  }
});

test("push drops data lines that never complete an event", () => {
  const lines = createChatLineParser();
  for (let at = 0; at < 5_000; at++)
    expect(lines.push(`data: {${"x".repeat(1_000)}\n`)).toEqual([]);
  expect(lines.malformedCount).toBe(4);
  expect(lines.push(`\n${json[1]}\n`)).toEqual([LINES[1]]);
});
